# Completions of settee for fish.
function __settee_complete
    set -l words (commandline -opc)
    set -l raw (commandline -ct)
    set -l typed
    for end in '' "'" '"'
        set typed (string unescape -- "$raw$end" 2>/dev/null); and break
    end
    for line in (command settee complete fish $words[2..] "$typed" 2>/dev/null)
        switch $line
            case \tfiles
                __settee_files "$typed"
            case \tfolders
                __fish_complete_directories (string replace -r '^--[a-z]+=' '' -- "$typed")
            case '*'
                echo (string trim --right --chars \t -- $line)
        end
    end
end
function __settee_files
    set -l start (string match -r '^[^=]*=' -- $argv[1])
    for file in (__fish_complete_path (string replace -r '^[^=]*=' '' -- $argv[1]))
        echo "$start$file"
    end
end
complete -c settee -f -a '(__settee_complete)'
