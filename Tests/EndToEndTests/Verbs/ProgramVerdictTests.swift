import Foundation
import Testing

/// `settee check --ask` and `settee set`: a program judges a text that is laid over its file.
///
/// The program is a script in the place of `sshd`, in a namespace of mounts that the test makes for itself.
@Suite struct ProgramVerdictTests {
  /// Complains of lines with `bad`, also of another file, tells what it sees, and tries to write.
  private static let sshd = """
    #!/bin/sh
    # Called as sshd -t -f FILE.
    f=$3; s=0; n=0
    echo x 2>/dev/null >/etc/ssh/written && echo "$f line 1: could write"
    echo x 2>/dev/null >/var/tmp/settee-written && echo "$f line 1: could write"
    [ -z "$(ls -A /tmp)" ] || { echo "$f line 1: /tmp is not empty"; s=1; }
    [ "$(ls -A /run)" = sshd ] || { echo "$f line 1: /run is not empty"; s=1; }
    [ "$(wc -l </proc/net/dev)" = 3 ] || { echo "$f line 1: there is a network"; s=1; }
    [ "$f" = /etc/ssh/sshd_config ] || { echo "$f line 1: it is somewhere else"; s=1; }
    while read -r line; do n=$((n+1)); case $line in *bad*) echo "$f line $n: no $line" >&2; s=255;; esac; done <"$f"
    exit $s
    """

  /// Puts the script and the file where the page has them, for what is started here alone, and runs words of a shell.
  private static let stage = """
    set -e
    mkdir -p stage/sbin stage/ssh
    cp sshd stage/sbin/sshd; chmod 755 stage/sbin/sshd
    cp sshd_config stage/ssh/sshd_config
    mount -t overlay overlay -o lowerdir="$PWD/stage/sbin:/usr/sbin" /usr/sbin
    mount -t overlay overlay -o lowerdir="$PWD/stage:/etc" /etc
    mount -t tmpfs -o mode=755 tmpfs /etc/ssh
    cp sshd_config /etc/ssh/sshd_config
    set +e
    """

  /// Runs a script on the stage; nil, with a word of why, where this machine lets nobody make one.
  private func run(_ script: String, config: String, page: String? = nil) throws -> Command.Outcome? {
    let sandbox = try Sandbox()
    if let page {
      let folder = sandbox.home.appending(path: "stage/settee/programs")
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try Data(page.utf8).write(to: folder.appending(path: "sshd.toml"))
    }
    try sandbox.write("sshd", Self.sshd)
    try sandbox.write("sshd_config", config)
    try FileManager.default.createDirectory(
      at: sandbox.home.appending(path: "stage/ssh"), withIntermediateDirectories: true)
    let share = geteuid() == 0 ? ["-m"] : ["-rm"]
    let trial = try sandbox.run("/usr/bin/unshare", share + ["sh", "-c", Self.stage])
    guard trial.status == 0 else {
      print("skipped: programs judge a text laid over their file: no stage can be made here: \(trial.errors)")
      return nil
    }
    let words = Self.stage + "\nS=\(try Locations.settee())\nF=/etc/ssh/sshd_config\n" + script
    return try sandbox.run("/usr/bin/unshare", share + ["sh", "-c", words])
  }

  @Test func whatTheProgramSaysIsInReportsOfEachForm() throws {
    let script = """
      for form in text json sarif github gitlab checkstyle junit; do
        $S check --quiet --ask --report $form /etc/ssh | grep -c 'no Banner bad'
      done
      """
    guard let outcome = try run(script, config: "Port 22\n  Banner bad\n") else { return }
    #expect(outcome.output == String(repeating: "1\n", count: 7), "\(outcome.errors)")
  }

  @Test func checkPrintsWhatTheProgramSays() throws {
    let script = "b=$(sha256sum $F); $S check --ask $F; echo $?; [ \"$b\" = \"$(sha256sum $F)\" ]; echo $?; ls /etc/ssh"
    guard let outcome = try run(script, config: "Port 22\n  Banner bad\n") else { return }
    #expect(outcome.output.contains("/etc/ssh/sshd_config:2:3: sshd: no Banner bad\n1\n0\nsshd_config\n"))
    #expect(!outcome.output.contains("line 1") && !outcome.output.contains(":1:1: sshd"), "\(outcome.output)")
  }

  @Test func setWritesNothingThatTheProgramRefuses() throws {
    let script = """
      $S set $F Banner /bad; echo $?; grep -c bad $F
      $S set $F Banner /fine; echo $?; grep -c fine $F
      $S set --force $F Banner /bad; echo $?; grep -c bad $F
      $S set $F Port 23; echo $?; $S set --ask $F Port 24; echo $?
      $S set --force $F Banner /fine; $S undo --quiet $F Banner; echo $?; grep -c bad $F
      """
    guard let outcome = try run(script, config: "Port 22\n") else { return }
    #expect(
      outcome.output
        == "1\n0\nchanged\n0\n1\nchanged\n0\n1\nchanged\n0\nchanged\n0\nchanged\n0\n1\n", "\(outcome.errors)")
    #expect(outcome.errors.contains("/etc/ssh/sshd_config:2:1: sshd: no Banner /bad\n"), "\(outcome.errors)")
    #expect(outcome.errors.contains("sshd does not take it; nothing was written; --force writes it all the same"))
    // It is told once, to who has asked.
    #expect(outcome.errors.split(separator: "sshd did not take it before either").count == 2, "\(outcome.errors)")
  }

  /// The program sees all that is in the folder, the new file among it, and is asked about what a drop-in is said of.
  @Test func aFileThatIsNotThereYetIsJudgedInItsFolder() throws {
    let script = """
      F=/etc/ssh/x.d/new.conf; mkdir /etc/ssh/x.d; echo Port 22 >/etc/ssh/x.d/old.conf
      ln -s old.conf /etc/ssh/x.d/link.conf; chmod 700 /etc/ssh/x.d
      $S set --create $F Banner /bad; echo $?; ls /etc/ssh/x.d; $S set --create $F Banner /fine; echo $?; cat $F
      mkdir /etc/ssh/full; $S set --create /etc/ssh/full/y.d/new.conf Banner /bad; echo $?; ls /etc/ssh/full
      """
    let page = #"""
      title = "OpenSSH server"
      files = [
        { path = "/etc/ssh/*.d/*.conf", format = "sshd" },
        { path = "/etc/ssh/full/*.d/*.conf", format = "sshd" },
      ]
      [settings]
      Banner = { kind = "path" }
      [check]
      command = ["/bin/sh", "-c", """
        [ $1 = x -o $1 = y ] || exit 9
        cd /etc/ssh; ls x.d/old.conf x.d/link.conf >&2 || exit 8
        ! grep -Hsn bad $PWD/*.d/* $PWD/full/*.d/* | grep .
        """, "sh", "{file}"]
      dropIns = "{unit}"
      complaints = ["{file}:{line}:{text}"]
      """#
    guard let outcome = try run(script, config: "Port 22\n", page: page) else { return }
    #expect(
      outcome.output == "1\nlink.conf\nold.conf\nchanged\n0\nBanner /fine\n1\n", "\(outcome.errors)")
    #expect(outcome.errors.contains("/etc/ssh/x.d/new.conf:1:1: sshd: Banner /bad\n"), "\(outcome.errors)")
    #expect(outcome.errors.contains("/etc/ssh/full/y.d/new.conf:1:1: sshd: Banner /bad\n"), "\(outcome.errors)")
  }

  @Test func aNameThatTheSchemaLetsPassIsAskedAbout() throws {
    let script = """
      $S set $F Banners /bad; echo $?; grep -c bad $F
      $S set $F Banners /fine; echo $?
      $S set --strict $F Bannerz /fine; echo $?
      """
    // Of which the list of settings is open, so that the schema refuses none.
    let page = """
      title = "OpenSSH server"
      [[files]]
      path = "/etc/ssh/sshd_config"
      format = "sshd"
      [names]
      open = true
      own = true
      [settings]
      Banner = { kind = "path" }
      [check]
      command = ["/usr/sbin/sshd", "-t", "-f", "{file}"]
      complaints = ["{file} line {line}: {text}"]
      folders = ["/run/sshd"]
      """
    guard let outcome = try run(script, config: "Port 22\n", page: page) else { return }
    #expect(outcome.output == "1\n0\nchanged\n0\n1\n", "\(outcome.errors)")
    #expect(outcome.errors.contains("sshd does not take it; nothing was written; --force writes it all the same"))
    #expect(outcome.errors.contains("Bannerz is not known; did you mean Banner"), "\(outcome.errors)")
  }

  /// Root's stage, on which another account asks: with a namespace of users beside those of mounts and the network.
  @Test func anOrdinaryAccountMayAskToo() throws {
    let nobody = "setpriv --reuid=65534 --regid=65534 --clear-groups"
    let script =
      "cd /; \(nobody) unshare -Urn true || exit 77; \(nobody) env HOME=/nonexistent $S check --ask $F; echo $?"
    guard geteuid() == 0 else {
      return print("skipped: an ordinary account asks a program: only root can be two accounts")
    }
    guard let outcome = try run(script, config: "Port 22\nBanner bad\n") else { return }
    guard outcome.status != 77 else { return print("skipped: an ordinary account asks a program: \(outcome.errors)") }
    #expect(outcome.output == "/etc/ssh/sshd_config:2:1: sshd: no Banner bad\n1\n", "\(outcome.errors)")
  }

  @Test func whatCannotBeAskedIsNoProblem() throws {
    let sandbox = try Sandbox()
    let file = try sandbox.write("a.json", "{}\n")
    let outcome = try sandbox.settee("check", "--ask", file.path)
    #expect(outcome.status == 0 && outcome.output == "")
    #expect(outcome.errors.contains("no program was asked"))
    let change = try sandbox.settee("set", "--ask", file.path, "a", "1")
    #expect(change.status == 0 && change.output == "changed\n" && change.errors.contains("no program was asked"))
  }
}
