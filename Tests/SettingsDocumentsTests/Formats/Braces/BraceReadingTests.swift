import SettingsDocuments
import Testing

/// What each dialect makes of a small text: the tree, as JSON.
@Suite struct BraceReadingTests {
  func expect(
    _ text: String, _ dialect: String, gives expected: String, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let format = try #require(Format.named(dialect), sourceLocation: sourceLocation)
    let document = try Document(parsing: Array(text.utf8), as: format)
    let tree = try Document(parsing: Array(expected.utf8), as: .json).root.value
    #expect(document.root.value.json == tree.json, sourceLocation: sourceLocation)
  }

  @Test func alsaTakesOneSettingALine() throws {
    try expect(
      "<confdir:pcm/x.conf>\n# c\npcm.!default {\n\ttype pulse # d\n\thint.description \"a b\"\n\tslave.pcm = 'x'\n}\n"
        + "ctl.x { type hw }\ndefaults.card 1\nlist [ 0 1 ]\n", "alsa",
      gives:
        #"{"<confdir:pcm/x.conf>":"","pcm.!default":{"type":"pulse","hint.description":"a b","slave.pcm":"x"},"ctl.x":{"type":"hw"},"defaults.card":"1","list":"[ 0 1 ]"}"#
    )
    for text in ["ctl.x { type hw card 0 }\n", "defaults.card\n1\n"] {
      #expect(throws: ParseError.self, "\(text)") {
        try Document(parsing: Array(text.utf8), as: try #require(Format.named("alsa")))
      }
    }
  }

  @Test func drbdAndOpenSCEndStatementsWithSemicolons() throws {
    try expect(
      "include \"a/*.res\"; # c\nglobal { usage-count no; always; }\ncommon { handlers { x \"a; b\"; } }", "drbd",
      gives:
        #"{"include":"a/*.res","global":{"usage-count":"no","always":""},"common":{"handlers":{"x":"a; b"}}}"#)
    try expect(
      "app default {\n\t# debug = 3;\n\tdebug = 2;\n\tframework pkcs15 { drivers = a, \"b\"; }\n}", "opensc",
      gives: #"{"app default":{"debug":"2","framework pkcs15":{"drivers":"a, \"b\""}}}"#)
  }

  @Test func statementsEndWithSemicolons() throws {
    try expect(
      "user www;\nserver { listen 80; listen  443 ssl ; root \"/a b\"; location ~ \\.php$ { deny all; } }", "nginx",
      gives:
        #"{"user":"www","server":{"listen":["80","443 ssl"],"root":"/a b","location ~ \\.php$":{"deny":"all"}}}"#)
    try expect(
      "log_format main '$a'\n  '${b}x'; # c ; {\nif ($x ~ \"a{2}\") { return 403; }", "nginx",
      gives: #"{"log_format":"main '$a'\n  '${b}x'","if ($x ~ \"a{2}\")":{"return":"403"}}"#)
    try expect(
      "zone \"a\"  IN // c\n{ type hint; };\nacl x { !10.1.1.1; { any; }; };\nlisten-on { none; };", "bind",
      gives:
        #"{"zone \"a\" IN":{"type":"hint"},"acl x":{"!10.1.1.1":"","":{"any":""}},"listen-on":{"none":""}}"#)
    try expect(
      "controls { inet * port 953 allow { any; } keys { \"k\"; }; };", "bind",
      gives: #"{"controls":{"inet":"* port 953 allow { any; } keys { \"k\"; }"}}"#)
    try expect(
      "option domain-name \"a\";\nrequest x,\n\ty;\nhost h { fixed-address 1.1.1.1; }", "dhcpd",
      gives: #"{"option":"domain-name \"a\"","request":"x,\n\ty","host h":{"fixed-address":"1.1.1.1"}}"#)
    try expect(
      "A::B \"x;y\";\nA::C:: \"1\";\nDPkg::Post {\"run || true\";};\n#clear A::D;\n# prose\nL { \"a\"; \"b\"; };",
      "apt.conf",
      gives:
        ##"{"A::B":"x;y","A::C::":"1","DPkg::Post":{"\"run || true\"":""},"#clear":"A::D","L":{"\"a\"":"","\"b\"":""}}"##
    )
    try expect(
      "protocol kernel { ipv4 { export all; }; persist; }\ndefine N = [ 1, 2 ];", "bird",
      gives: #"{"protocol kernel":{"ipv4":{"export":"all"},"persist":""},"define":"N = [ 1, 2 ]"}"#)
    try expect(
      "@version: 3.38\n@include \"scl.conf\"\nsource s { system(); file(\"/a;b\" flags(x)); };\nlog { a(b) and c(d); };",
      "syslog-ng",
      gives:
        #"{"@version:":"3.38","@include":"scl.conf","source s":{"system":"","file":"\"/a;b\" flags(x)"},"log":{"a":"(b) and c(d)"}}"#
    )
  }

  @Test func statementsEndWithLines() throws {
    try expect(
      "service x {\n  user = \"a#b\" # why\n  path = a b\n}\n!include conf.d/*.conf\nempty =\n", "dovecot",
      gives: #"{"service x":{"user":"a#b","path":"a b"},"!include":"conf.d/*.conf","empty":""}"#)
    try expect(
      "a { b = 1 }\nc {}\nd\n{\n  e = \"x\n y\"\n}\n", "strongswan", gives: #"{"a":{"b":"1"},"c":{},"d":{"e":"x\n y"}}"#
    )
    try expect(
      "if (&a == \"b\") {\n  update reply {\n    &X := 'y'\n  }\n}\nelse {\n  ok\n}\npath = ${x}/y # c\n$INCLUDE z/\n",
      "freeradius",
      gives: #"{"if (&a == \"b\")":{"update reply":{"&X :=":"y"}},"else":{"ok":""},"path":"${x}/y","$INCLUDE":"z/"}"#)
    try expect(
      "service x\n{\n\tdisable\t= yes # z\n\tflags += A B\n}\nincludedir /etc/xinetd.d\n", "xinetd",
      gives: #"{"service x":{"disable":"yes # z","flags +=":"A B"},"includedir":"/etc/xinetd.d"}"#)
    try expect(
      "/var/log/a\n/var/log/b {\n  daily # c\n  size=5M\n  postrotate\n    if x; then }\n  endscript\n}\nweekly\n",
      "logrotate",
      gives:
        #"{"/var/log/a /var/log/b":{"daily":"","size":"5M","postrotate":"    if x; then }"},"weekly":""}"#)
    try expect(
      "defaults\n\tmode http # c\n\tlog \"a b\"\nfrontend  f\n  use_backend x if { path /a }\n", "haproxy",
      gives: #"{"defaults":{"mode":"http","log":"a b"},"frontend f":{"use_backend":"x if { path /a }"}}"#)
    try expect(
      "global\n\tstats  timeout 30s\ndefaults\n\ttimeout client  50s\n\toption httplog\n\toption tcplog clf\n",
      "haproxy",
      gives:
        #"{"global":{"stats timeout":"30s"},"defaults":{"timeout client":"50s","option httplog":"","option tcplog":"clf"}}"#
    )
    try expect(
      "totem {\n\tversion: 2\n\tnode {\n\t\tid: 1\n\t}\n\tnode {\n\t\tid: 2\n\t}\n}\n", "corosync",
      gives: #"{"totem":{"version":"2","node":[{"id":"1"},{"id":"2"}]}}"#)
    try expect(
      "[realms]\n\tA = {\n\t\tkdc = a\n\t\tkdc = b\n\t}\n; c\n[x]\ny = \"q\"\n", "krb5",
      gives: #"{"realms":{"A":{"kdc":["a","b"]}},"x":{"y":"q"}}"#)
    try expect(
      "define host {\n  use  a ; c\n  name b\\;c\n}\n", "nagios-objects",
      gives: #"{"define host":{"use":"a","name":"b\\;c"}}"#)
    try expect(
      "network={\n\tssid=\"a b\"\n\tpsk=00ff # c\n}\nblob-base64-x={\nAb==\n}\n", "wpa_supplicant",
      gives: #"{"network":{"ssid":"a b","psk":"00ff"},"blob-base64-x":"Ab=="}"#)
    try expect(
      "mode \"resize\" {\n  bindsym h resize\n}\nexec a \\\n b\n", "i3",
      gives: #"{"mode \"resize\"":{"bindsym":"h resize"},"exec":"a  b"}"#)
    try expect("[a;b]\n  address 1\n", "munin", gives: #"{"a;b":{"address":"1"}}"#)
    try expect("quiet\n/dev/hda {\n\tapm = 255\n}\n", "hdparm", gives: #"{"quiet":"","/dev/hda":{"apm":"255"}}"#)
    try expect(
      "vrrp V {\n  a 1 ! c\n  list { 1.1.1.1\n 2.2.2.2 }\n}\n", "keepalived",
      gives: #"{"vrrp V":{"a":"1","list":{"1.1.1.1":"","2.2.2.2":""}}}"#)
    try expect("Stats {\n\tLogFile on\n}\n", "conntrackd", gives: #"{"Stats":{"LogFile":"on"}}"#)
    try expect("device {\n  vendor \"A B\" # c\n}\n", "multipath", gives: #"{"device":{"vendor":"A B"}}"#)
    try expect(
      "port \"6600\"\ninput {\n plugin \"curl\"\n}\n", "mpd", gives: #"{"port":"6600","input":{"plugin":"curl"}}"#)
  }

  @Test func directivesHaveCommasBetweenTheirValues() throws {
    try expect(
      "include_zones \"etc\", \"zones.d\"\nlibrary \"x\"\nobject Host \"a\" { b = 1, c = 2 }\n", "icinga2",
      gives:
        #"{"include_zones":"\"etc\", \"zones.d\"","library":"x","object Host \"a\"":{"b":"1","c":"2"}}"#)
  }

  @Test func statementsEndWithEither() throws {
    try expect(
      "a = 1;\nb: \"x\" , c y\n.include(try=true; p=1) \"z\"\nw \"n\" { l = [1,\n 2] }\nt =<<EOD\n{ raw\nEOD\nu = 2",
      "ucl",
      gives:
        #"{"a":"1","b":"x","c":"y",".include(try=true; p=1)":"z","w \"n\"":{"l":"[1,\n 2]"},"t":"{ raw","u":"2"}"#)
    try expect(
      "object Host \"a\" { // c\n  vars.d[\"x y\"] = { k = 1, \"-4\" = \"$v$\" }\n  t += [ \"a\" ]\n  assign where a == b\n}\nconst P = \"/x\"\n",
      "icinga2",
      gives:
        #"{"object Host \"a\"":{"vars.d[\"x y\"]":{"k":"1","\"-4\"":"$v$"},"t +=":"[ \"a\" ]","assign":"where a == b"},"const P":"/x"}"#
    )
    try expect(
      "server.port = 80\nm += (\n  \"a\", # c\n  \"b\"\n)\n$HTTP[\"url\"] =~ \"^/x{2}\" {\n  a.b = \"c\"\n}\nelse {\n}\n",
      "lighttpd",
      gives:
        #"{"server.port":"80","m +=":"(\n  \"a\", # c\n  \"b\"\n)","$HTTP[\"url\"] =~ \"^/x{2}\"":{"a.b":"c"},"else":{}}"#
    )
    try expect(
      "devices {\n\tdir = \"/dev\"\n\tfilter = [ \"a|.*|\",\n \"r\" ]\n}\n", "lvm",
      gives: #"{"devices":{"dir":"/dev","filter":"[ \"a|.*|\",\n \"r\" ]"}}"#)
    try expect(
      "Job {\n  Run Before = a ; Level = Full\n  File { A = 1 }\n}\n@/etc/x\n", "bacula",
      gives: #"{"Job":{"Run Before":"a","Level":"Full","File":{"A":"1"}},"@/etc/x":""}"#)
    try expect(
      "p = { a.b = 1 # c\n c = \"x\" }\nm = [ { name = x args = { } } ]\n", "spa-json",
      gives: #"{"p":{"a.b":"1","c":"x"},"m":"[ { name = x args = { } } ]"}"#)
  }
}
