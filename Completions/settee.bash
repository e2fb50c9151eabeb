# Completions of settee for bash.
_settee() {
  local word
  COMPREPLY=()
  while IFS= read -r word; do
    case $word in
      $'\tnospace') compopt -o nospace ;;
      $'\tfiles') compopt -o filenames -o default; COMPREPLY+=($(compgen -f -- "$2")) ;;
      $'\tfolders') compopt -o filenames -o dirnames ;;
      *) COMPREPLY+=("$word") ;;
    esac
  done < <(command settee complete bash "$COMP_WORDBREAKS" "${COMP_LINE:0:COMP_POINT}" 2>/dev/null)
}
complete -F _settee settee
