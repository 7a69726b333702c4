# Dot-sourced by main.ps1 and test.ps1: finds a Python for scripts/setup.py, which does the work.
function Start-Setup {
    foreach ($python in @($env:NINEFOLD_PYTHON, "py", "python3", "python")) {
        if (-not $python -or -not (Get-Command $python -ErrorAction SilentlyContinue)) { continue }
        & $python -c "import sys; sys.exit(sys.version_info < (3, 11))" 2>$null
        if ($LASTEXITCODE -ne 0) { continue }
        & $python "$PSScriptRoot/setup.py" @args
        return
    }
    Write-Host "ninefold: needs Python 3.11 or newer; none was found (set NINEFOLD_PYTHON to name one)"
    $global:LASTEXITCODE = 2
}
