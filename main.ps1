# ./main.sh on Windows. Where scripts are not allowed: powershell -ExecutionPolicy Bypass -File main.ps1
. "$PSScriptRoot/scripts/setup.ps1"
Start-Setup main @args
exit $LASTEXITCODE
