/// What the shell of another machine is asked to do: POSIX sh, for the account's own shell may be any.
///
/// The probe is read on standard input. The others are one word of a command that the account's shell reads, for
/// standard input has something else: so they have no single quote, backslash or line break, and a blank behind each
/// exclamation mark, for csh and fish read these otherwise than sh between single quotes.
enum RemoteScripts {
  /// What a line of an answer begins with; anything else is what the account's shell says at its start.
  static let mark = "settee-ssh "

  /// Has the account's shell run sh with a script on standard input.
  static let shell = "exec sh"

  /// Has the account's shell run a script with words.
  static func command(_ script: String, _ words: [String]) -> String {
    (["exec sh -c '\(script)' sh"] + words).joined(separator: " ")
  }

  /// The folder of the number k for copies: of the account's cache, or where that may run no programs, one that it has
  /// in /var/tmp. It must be a real folder of the account, which nobody else may write to or read.
  private static let folders = """
    folder() { case $1 in
    1) case ${XDG_CACHE_HOME:-} in /*) d=$XDG_CACHE_HOME/settee/ssh;; *) return 1;; esac;;
    2) case ${HOME:-} in /*) d=$HOME/.cache/settee/ssh;; *) return 1;; esac;;
    3) d=/var/tmp/settee-$(id -u);;
    *) return 1;; esac; };
    own() { if [ -L "$d" ]; then return 1; fi; [ -d "$d" ] || return 1; set -- $(ls -ldn "$d");
    case $1 in drwx------|drwx------.) [ "$3" = "$(id -u)" ];; *) return 1;; esac; };
    hash() { set -- $(sha256sum 2>/dev/null || shasum -a 256 2>/dev/null || openssl dgst -sha256 -r 2>/dev/null); echo "$1"; };
    say() { echo "settee-ssh $1"; };
    PATH=$PATH:/usr/local/bin:/usr/bin:/bin;
    """

  /// Says what the machine is, and which Settee it has that fits.
  ///
  /// - Parameters:
  ///   - hash: the one of this program; nil where it cannot be copied.
  ///   - lost: the marks of sessions whose line was lost; those that still run are ended, as the loss itself would end
  ///     them in time.
  static func probe(hash: String?, lost: [String]) -> String {
    """
    \(folders)
    say begin
    say "machine $(uname -s) $(uname -m)"
    for mark in \(lost.joined(separator: " ")); do
      for f in /proc/[0-9]*/cmdline; do
        grep -q "$mark" "$f" 2>/dev/null || continue
        n=${f#/proc/}; n=${n%/cmdline}
        kill -HUP "$n" 2>/dev/null || continue
        for i in 1 2 3 4 5 6 7 8 9 10; do kill -0 "$n" 2>/dev/null || break; sleep 0.2 2>/dev/null || sleep 1; done
      done
    done
    if command -v settee >/dev/null 2>&1; then
      if [ "$(settee \(SSHWordsVerb.name) 0 \(WordCode.encoded("--version")) </dev/null 2>/dev/null)" = "settee \(Version.current)" ]; then
        say installed
      else
        say other
      fi
    fi
    for k in 1 2 3; do
      folder $k && own && p=$d/settee-\(hash ?? "none") && [ -f "$p" ] && [ -x "$p" ] || continue
      if [ "$(hash <"$p")" = \(hash ?? "none") ]; then say "copy $k"; break; fi
      rm -f "$p"
    done
    say end
    """ + "\n"
  }

  /// Puts the program that comes on standard input into the first folder that takes it and may run it. What it is
  /// given: the hash, the bytes, and a mark. What is not whole is removed, also by the signal that a lost session gets.
  static let copy = oneLine(
    """
    \(folders)
    umask 077; sum=$1; need=$(($2/1024+1024)); why=folder; c=;
    clean() { [ -z "$c" ] || kill "$c" 2>/dev/null; rm -f "$t"; };
    for k in 1 2 3; do folder $k || continue;
    mkdir -p "$d" 2>/dev/null; own || continue;
    t=$d/.new-$$; trap clean EXIT; trap "exit 1" HUP INT TERM PIPE;
    find "$d" -name ".new-*" -mmin +60 -exec rm -f {} + 2>/dev/null;
    find "$d" -name "settee-*" -mtime +30 -exec rm -f {} + 2>/dev/null;
    room() { set -- $(df -Pk "$d" 2>/dev/null | tail -n 1); [ "$4" -le "$need" ] 2>/dev/null; };
    if room; then why=space; continue; fi;
    echo "exit 0" 2>/dev/null >"$t" && chmod 700 "$t" || { why=space; clean; continue; };
    "$t" 2>/dev/null || { why=noexec; clean; continue; };
    rm -f "$t"; exec 3<&0; cat <&3 >"$t" & c=$! ; wait "$c" || { say "refused space $d"; exit 1; };
    [ "$(hash <"$t")" = "$sum" ] || { say "refused cut"; exit 1; };
    chmod 700 "$t"; case $("$t" --version </dev/null 2>/dev/null) in settee*) ;; *) say "refused broken"; exit 1;; esac;
    mv -f "$t" "$d/settee-$sum" || { say "refused folder"; exit 1; };
    say "copied $k"; exit 0; done; say "refused $why"; exit 1
    """)

  /// Becomes Settee. What it is given: the number of the folder, 0 for the installed one; the hash; how root is asked
  /// for (`-` not at all, `t` at the terminal, `n` without one); the mark; and the words, as ``WordCode`` has them.
  static let start = oneLine(
    """
    \(folders)
    k=$1; sum=$2; root=$3; shift 3;
    case $k in 0) p=$(command -v settee);; *) folder $k && own && p=$d/settee-$sum || p=;; esac;
    if [ -z "$p" ]; then echo "settee: the program there is gone" >&2; exit 2; fi;
    cd 2>/dev/null; if [ "$(id -u)" = 0 ]; then root=-; fi;
    if [ $root = - ]; then exec "$p" \(SSHWordsVerb.name) "$@"; fi;
    s=$(command -v sudo || command -v doas) || { echo "settee: there is neither sudo nor doas there" >&2; exit 2; };
    if [ $root = t ]; then exec "$s" "$p" \(SSHWordsVerb.name) "$@"; fi;
    ask=-n; case $s in */sudo) if [ -n "${SUDO_ASKPASS:-}" ]; then ask=-A; fi;; esac;
    "$s" $ask "$p" \(SSHWordsVerb.name) 0 \(WordCode.encoded("--version")) >/dev/null 2>&1 </dev/null ||
    { echo "settee: $s asks for a password there, and there is no terminal for it: run it at one, or set SUDO_ASKPASS there" >&2; exit 2; };
    exec "$s" $ask "$p" \(SSHWordsVerb.name) "$@"
    """)

  private static func oneLine(_ script: String) -> String {
    script.split(separator: "\n").joined(separator: " ")
  }
}
