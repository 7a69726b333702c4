# ./test.sh on Windows. Where scripts are not allowed: powershell -ExecutionPolicy Bypass -File test.ps1
. "$PSScriptRoot/scripts/setup.ps1"
Start-Setup test @args
exit $LASTEXITCODE
