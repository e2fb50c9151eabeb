#compdef settee
# Completions of settee for zsh.
_settee() {
  local line word summary files
  local -a words_ended shown_ended words_open shown_open
  for line in "${(@f)$(command settee complete zsh "${(@Q)words[2,CURRENT-1]}" "${(Q)PREFIX}" 2>/dev/null)}"; do
    if [[ $line == $'\t'* ]]; then
      files=${line#$'\t'}
      continue
    fi
    [[ -n $line ]] || continue
    word=${line%%$'\t'*}
    summary=${${line#*$'\t'}%$'\t'}
    if [[ $line == *$'\t'*$'\t' ]]; then
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
