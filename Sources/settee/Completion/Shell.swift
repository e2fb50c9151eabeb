/// A shell whose lines are completed.
enum Shell: String, CaseIterable {
  case bash, zsh, fish

  init(argument: String) throws(UsageError) {
    guard let shell = Shell(rawValue: argument) else {
      throw UsageError("\(argument) is no shell that is known here; bash, zsh and fish are")
    }
    self = shell
  }

  /// The script that has the shell ask `settee complete`.
  var script: String {
    switch self {
    case .bash: Self.bashScript
    case .zsh: Self.zshScript
    case .fish: Self.fishScript
    }
  }

  private static var bashScript: String {
    """
    # Completions of settee for bash.
    _settee() {
      local word
      COMPREPLY=()
      while IFS= read -r word; do
        case $word in
          $'\\tnospace') compopt -o nospace ;;
          $'\\tfiles') compopt -o filenames -o default; COMPREPLY+=($(compgen -f -- "$2")) ;;
          $'\\tfolders') compopt -o filenames -o dirnames ;;
          *) COMPREPLY+=("$word") ;;
        esac
      done < <(command settee complete bash "$COMP_WORDBREAKS" "${COMP_LINE:0:COMP_POINT}" 2>/dev/null)
    }
    complete -F _settee settee
    """
  }

  private static var zshScript: String {
    """
    #compdef settee
    # Completions of settee for zsh.
    _settee() {
      local line word summary files
      local -a words_ended shown_ended words_open shown_open
      for line in "${(@f)$(command settee complete zsh "${(@Q)words[2,CURRENT-1]}" "${(Q)PREFIX}" 2>/dev/null)}"; do
        if [[ $line == $'\\t'* ]]; then
          files=${line#$'\\t'}
          continue
        fi
        [[ -n $line ]] || continue
        word=${line%%$'\\t'*}
        summary=${${line#*$'\\t'}%$'\\t'}
        if [[ $line == *$'\\t'*$'\\t' ]]; then
          words_open+=("$word")
          shown_open+=("$word${summary:+  -- $summary}")
        else
          words_ended+=("$word")
          shown_ended+=("$word${summary:+  -- $summary}")
        fi
      done
      (( $#words_ended )) && compadd -l -d shown_ended -a words_ended
      (( $#words_open )) && compadd -l -S '' -d shown_open -a words_open
      if [[ -n $files ]]; then
        compset -P '*='
        if [[ $files == folders ]]; then _files -/; else _files; fi
      fi
    }
    if [[ $funcstack[1] == _settee ]]; then _settee "$@"; else compdef _settee settee; fi
    """
  }

  private static var fishScript: String {
    """
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
                case \\tfiles
                    __settee_files "$typed"
                case \\tfolders
                    __fish_complete_directories (string replace -r '^--[a-z]+=' '' -- "$typed")
                case '*'
                    echo (string trim --right --chars \\t -- $line)
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
    """
  }
}
