import SettingsDocuments
import Testing

/// rsyslog.conf has directives, selectors with their actions, and objects, all in one file.
@Suite struct RsyslogTests {
  private static let text = """
    # words
    module(load="imlamp") # local
    module(
      load="imudp"   # why
      TimeRequery="8"
    )
    $FileOwner root
    $template Fmt,"<%pri%> it's # %msg%\\n"
    template(name="long" type="list") {
      constant(value="a {")
      property(name="msg")
    }
    *.*;auth,authpriv.none\t\t-/var/log/syslog
    *.=debug;\\
    \tauth.none;\\
    \tmail.none   -/var/log/debug
    cron.*  @@(o)host.example:514
    *.emerg  :omusrmsg:*
    :msg, contains, "x { y" /var/log/x.log
    & stop
    if $programname == "a # b" then /var/log/a.log
    if $msg contains 'it' then {
      action(type="omfile" file="/var/log/it")
      stop
    } else {
      -/var/log/other
    }
    $IncludeConfig /etc/rsyslog.d/*.conf

    """

  private func document(_ text: String = text) throws -> Document {
    try Document(parsing: Array(text.utf8), as: try #require(Format.named("rsyslog")))
  }

  @Test func directivesSelectorsAndObjectsAreRead() throws {
    let value = try document().root.value
    #expect(
      value == [
        "module": ["load=\"imlamp\"", "load=\"imudp\"   # why\n  TimeRequery=\"8\""],
        "$FileOwner": "root", "$template": "Fmt,\"<%pri%> it's # %msg%\\n\"",
        "template(name=\"long\" type=\"list\")": ["constant": "value=\"a {\"", "property": "name=\"msg\""],
        "*.*;auth,authpriv.none": "-/var/log/syslog", "*.=debug;auth.none;mail.none": "-/var/log/debug",
        "cron.*": "@@(o)host.example:514", "*.emerg": ":omusrmsg:*",
        ":msg,": "contains, \"x { y\" /var/log/x.log", "&": "stop",
        "if": "$programname == \"a # b\" then /var/log/a.log",
        "if $msg contains 'it' then": ["action": "type=\"omfile\" file=\"/var/log/it\"", "stop": ""],
        "else": ["-/var/log/other": ""], "$IncludeConfig": "/etc/rsyslog.d/*.conf",
      ])
  }

  @Test func whatIsChangedIsAllThatChanges() throws {
    let changes: [Change] = [
      .set(["*.=debug;auth.none;mail.none"], "/var/log/d"), .set(["module", 0], "load=\"imx\""),
      .set(["$FileOwner"], "ann"),
    ]
    let expected = Self.text.replacing("   -/var/log/debug", with: "   /var/log/d")
      .replacing("imlamp", with: "imx").replacing("Owner root", with: "Owner ann")
    #expect(try document().applying(changes).document.string == expected)
  }

  @Test func whatIsAddedIsWrittenAsItsKindIs() throws {
    let changes: [Change] = [
      .set(["$Umask"], "0022"), .set(["input"], "type=\"imudp\""), .set(["kern.*"], "/var/log/k"),
    ]
    #expect(
      try document("*.*\t/var/log/a\n").applying(changes).document.string
        == "*.*\t/var/log/a\n$Umask\t0022\ninput(type=\"imudp\")\nkern.*\t/var/log/k\n")
  }

  @Test func aBlockOnOneLineIsRefused() {
    #expect(throws: ParseError.self) { try document("if $x == 1 then { stop }\n") }
  }
}
