# Prints what is said of each finished game in the answers in JSON: how good it was, and how lucky.
/"code":"finished"[}]$/ && match($0, /Par is .*[.] Seed /) { print substr($0, RSTART, RLENGTH - 6) }
