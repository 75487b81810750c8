# Completion of memory-tunes for fish. Made by: memory-tunes --generate fish

function __memory_tunes
    set -l before (commandline -opc)
    memory-tunes --complete (count $before) $before (commandline -ct) 2>/dev/null
end

complete -c memory-tunes -f -a '(__memory_tunes)'
