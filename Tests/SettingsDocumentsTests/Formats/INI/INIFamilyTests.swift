import SettingsDocuments
import Testing

/// What each dialect of the family reads in a small text of its own, and what it refuses.
@Suite struct INIFamilyTests {
  /// What goes on as a sentence does is none of a program's settings.
  @Test func sentencesAreNoCommentedSettings() throws {
    for (dialect, text) in [
      ("mutt", "# imitate the old search-body function\n"), ("i3", "# focus the parent container\n"),
      ("words", "# sync to a single server\n"), ("dovecot", "# format = %m. For backwards compatibility we keep it\n"),
    ] {
      let document = try Document(parsing: Array((text + "\n").utf8), as: try #require(Format.named(dialect)))
      #expect(document.commentedSettings.isEmpty, "\(dialect)")
    }
    let format = try #require(Format.named("mutt"))
    let set = try Document(parsing: Array("# set sort=\"St. Louis\"\n".utf8), as: format)
    #expect(set.commentedSettings.map(\.path) == [["sort"]])
  }

  private static let samples: [(dialect: String, text: String, value: Value)] = [
    ("keyfile", "# c\n[General]\nName=\"My\" ; box\n#X=1\n", ["General": ["Name": "\"My\" ; box"]]),
    (
      "php", "; On = x and y\na = \"b;c\" ; d\ne = f;g\nh.i = E_ALL & ~E_X\n[s]\nj = 'k'\n",
      ["a": "b;c", "e": "f", "h.i": "E_ALL & ~E_X", "s": ["j": "k"]]
    ),
    ("fail2ban", "[a]\nx = 1 ; one\n    2 ; two\n# no\n\n    3\ny: %(x)s\n", ["a": ["x": "1\n2\n\n3", "y": "%(x)s"]]),
    ("configparser", "[a]\nf =\n  b\n  # c\n\n  d\ng: 1\n", ["a": ["f": "\nb\n\nd", "g": "1"]]),
    ("npmrc", "@a:registry=https://x/\n//x/:_authToken=y\n", ["@a:registry": "https://x/", "//x/:_authToken": "y"]),
    (
      "npmrc",
      "a=x ; y\nb=p\\#w\nc=\"q;r\"\nd='s#t' \ne=\"u\" ; v\nf=w\"#x\"\ng=C:\\n\nca[]=\"k\\\"\\\\\"\nh ; i\n",
      [
        "a": "x", "b": "p#w", "c": "q;r", "d": "s#t", "e": "\"u\"", "f": "w\"", "g": "C:\\n", "ca[]": "k\"\\", "h": "",
      ]
    ),
    ("supervisor", "[a]\nf=/x   ; (the path)\ng=a;b\n", ["a": ["f": "/x", "g": "a;b"]]),
    ("tuned", "[a]\nf=/x # c\ng\n", ["a": ["f": "/x", "g": ""]]),
    (
      "openssl", "H = .\n.include /x\n[ a ]\nk = $d/c#d\nl = \"a#b\" # c\nm = a \\\n b\n",
      ["H": ".", ".include": "/x", "a": ["k": "$d/c", "l": "a#b", "m": "a  b"]]
    ),
    ("stunnel", "pid = /x\n[a]\noptions = 1\noptions = 2\n", ["pid": "/x", "a": ["options": ["1", "2"]]]),
    ("munin-plugins", "[df*]\nenv.warning 92\nuser root\n", ["df*": ["env.warning": "92", "user": "root"]]),
    ("systemd", "[U]\nA=b \\\n# c\n  d\n", ["U": ["A": "b  d"]]),
    ("nagios", "cfg_file=/a\ncfg_file=/b\n$USER1$=/u\n", ["cfg_file": ["/a", "/b"], "$USER1$": "/u"]),
    ("postfix", "a = b,\n# c\n  d\n\ne =\n", ["a": "b,\nd", "e": ""]),
    ("dnsmasq", "domain-needed\nserver=/x/1#53\nserver=2 # c\n", ["domain-needed": "", "server": ["/x/1#53", "2"]]),
    (
      "libvirt", "a = \"b\" \nc = 1\nd = [ \"x\",\n  # no\n  \"y\" ]\n", ["a": "b", "c": "1", "d": "[ \"x\",\n\"y\" ]"]
    ),
    (
      "libvirt", "a = \"x # y\" # c\nb = 5 # d\nd = [\n  \"x#\", # e\n  \"y\" ] # f\n",
      ["a": "x # y", "b": "5", "d": "[\n\"x#\",\n\"y\" ]"]
    ),
    (
      "awstats", "A=\"b#c\" # d\nE=2\t# f\nG=h#i\nJ=\" \"\nInclude \"/x\"\n",
      ["A": "b#c", "E": "2", "G": "h#i", "J": " ", "Include": "/x"]
    ),
    ("chrony", "! c\npool a iburst\npool b\nrtcsync\n", ["pool": ["a iburst", "b"], "rtcsync": ""]),
    ("pam-options", "# deny = 3\naudit\ndeny = 5\n", ["audit": "", "deny": "5"]),
    ("ntp", "server a#b\nrestrict -6 x y\n", ["server": "a", "restrict": "-6 x y"]),
    ("login.defs", "UMASK\t\t022\nX \"a b\"\n", ["UMASK": "022", "X": "a b"]),
    (
      "openvpn", ";dev tap\ndev tun # c\nremote a 1\nremote b 2\npersist-key\n",
      ["dev": "tun", "remote": ["a 1", "b 2"], "persist-key": ""]
    ),
    (
      "tor", "SocksPort 9050 # c\nNick \"a # b\"\n%include /x\n",
      ["SocksPort": "9050", "Nick": "a # b", "%include": "/x"]
    ),
    ("squid", "acl a src 1\nacl b src 2 # c\n", ["acl": ["a src 1", "b src 2"]]),
    ("memcached", "-d\n-m 64\n", ["-d": "", "-m": "64"]),
    (
      "spamassassin", "score A 1 # c\nifplugin P\n  if (x)\n  b c\n  endif\n  d \\#e\nendif\nscore B 2\n",
      ["score": ["A 1", "B 2"], "ifplugin P": ["if (x)": ["b": "c"], "d": "#e"]]
    ),
    (
      "dhcpcd", "duid\ninterface eth0\nstatic ip_address=1\n",
      ["duid": "", "interface eth0": ["static": "ip_address=1"]]
    ),
    (
      "frr",
      """
      hostname r1
      !
      interface eth0
       description to # the core
       ip address 10.0.0.1/24
      exit
      !
      router bgp 65000
       neighbor 10.0.0.2 remote-as 65001
       neighbor 10.0.0.3 remote-as 65002
       address-family ipv4 unicast
        network 10.0.0.0/8
       exit-address-family
      exit
      !
      end

      """,
      [
        "hostname": "r1", "interface eth0": ["description": "to # the core", "ip": "address 10.0.0.1/24"],
        "router bgp 65000": [
          "neighbor": ["10.0.0.2 remote-as 65001", "10.0.0.3 remote-as 65002"],
          "address-family ipv4 unicast": ["network": "10.0.0.0/8"],
        ], "end": "",
      ]
    ),
    (
      "dpkg", "no-debsig\nlog /var/log/x\nstatus-logger=(test -x /y && /y || cat)\n",
      ["no-debsig": "", "log": "/var/log/x", "status-logger": "(test -x /y && /y || cat)"]
    ),
    (
      "nut", "# c\nMONITOR lamp@localhost 1 ann \"a b\" primary\nSHUTDOWNCMD \"/sbin/x -h +0\" # now\n",
      ["MONITOR": "lamp@localhost 1 ann \"a b\" primary", "SHUTDOWNCMD": "/sbin/x -h +0"]
    ),
    (
      "ups", "maxretry = 3\n[lamp]\ndriver = usb\ndesc = \"the # lamp\" # c\nignorelb\n",
      ["maxretry": "3", "lamp": ["driver": "usb", "desc": "the # lamp", "ignorelb": ""]]
    ),
    ("motion", "; text_left x\ndaemon off\n# c\ncamera /a\ncamera /b\n", ["daemon": "off", "camera": ["/a", "/b"]]),
    (
      "hgrc", "%include /x\n[paths]\ndefault = ssh://h:22/x\n[hooks]\nin = a\n  b\nhgext.x =\n",
      ["%include": "/x", "paths": ["default": "ssh://h:22/x"], "hooks": ["in": "a\nb", "hgext.x": ""]]
    ),
    (
      "xl2tpd", "; c\n[lac lamp]\nlns = a # b\nip range = 10.0.0.1-9\nip range = 10.0.1.1-9\n",
      ["lac lamp": ["lns": "a # b", "ip range": ["10.0.0.1-9", "10.0.1.1-9"]]]
    ),
    (
      "linuxptp", "[global]\n# c\ntwoStepFlag\t\t1\n[eth0]\n[ntp.conf]\nserver a\nserver b\n",
      ["global": ["twoStepFlag": "1"], "eth0": [:], "ntp.conf": ["server": ["a", "b"]]]
    ),
    (
      "rkhunter", "LANG=\"en\"\nOFF=a b c\nALLOW=/x\nALLOW=/y\n",
      ["LANG": "en", "OFF": "a b c", "ALLOW": ["/x", "/y"]]
    ),
    (
      "nsd",
      "include: \"/x\"\nserver:\n  verbosity: 1 # c\nzone:\n  name: a\n  notify: 1 NOKEY\n  notify: 2 NOKEY\n"
        + "zone:\n  name: \"b\"\n",
      [
        "include": "/x", "server": ["verbosity": "1"],
        "zone": [["name": "a", "notify": ["1 NOKEY", "2 NOKEY"]], ["name": "b"]],
      ]
    ),
    ("colons", "# c\nsievedir: /var/s # p\nmech_list: a b\n", ["sievedir": "/var/s # p", "mech_list": "a b"]),
    ("mutt", "set a=`b c | d`\n", ["a": "`b c | d`"]),
    ("rsnapshot", "backup\t/home/\tlocal host/\n", ["backup": "/home/\tlocal host/"]),
    ("mutt", "set a=\"b c\"\nset d\ncolor x y z\ncolor u v w\n", ["a": "b c", "d": "", "color": ["x y z", "u v w"]]),
    ("mutt", "macro i x \"\\\n<y>\\\n z\" \\\n\"w\"\n", ["macro": "i x \"<y> z\" \"w\""]),
    // A command's words are its own, a = among them; a # outside quotes begins a comment.
    (
      "mutt", "mailto_allow = cc from\nset a = b#c\ncolor x \"#y\" # z\n",
      ["mailto_allow": "= cc from", "a": "b", "color": "x \"#y\""]
    ),
    (
      "mutt", "set e=\"f\\tg\"\nmacro i x \"p; q\"\n", ["e": "f\tg", "macro": "i x \"p; q\""]
    ),
    (
      "icinga2", "apply Service \"x\" {\n  assign where host.name == Node\n  vars += {\n    a = B + \"/c\"\n  }\n}\n",
      ["apply Service \"x\"": ["assign": "where host.name == Node", "vars +=": ["a": "B + \"/c\""]]]
    ),
    (
      "nano", "set tabsize 8\nset autoindent\ninclude \"/x\"\n",
      ["tabsize": "8", "autoindent": "", "include": "\"/x\""]
    ),
    (
      "inputrc", "set bell-style none\n\"\\e[A\": up\n$if mode=vi\nset x on\n$endif\n",
      ["bell-style": "none", "\"\\e[A\"": "up", "$if mode=vi": ["x": "on"]]
    ),
    (
      "unbound",
      "server:\n  interface: 1\n  interface: 2 # c\nforward-zone:\n  name: \".\"\nserver:\n  port: 53\nforward-zone:\n name: x\n",
      ["server": ["interface": ["1", "2"], "port": "53"], "forward-zone": [["name": "."], ["name": "x"]]]
    ),
    ("deb822", "# c\nTypes: deb\nURIs: a\n b\n\n\nTypes: x\n", [["Types": "deb", "URIs": "a\nb"], ["Types": "x"]]),
    ("acng", "A: 1 # c\nB: a#b\n", ["A": "1", "B": "a#b"]),
    ("xresources", "! c\n*a.b: 1\n#ifdef X\n*c:\\\n2\n#endif\n", ["*a.b": "1", "#ifdef X": ["*c": "2"]]),
    (
      "env", "A=\"xyz\"\nB=\"a\\d\n b\"\nC=a\\ b; # c\nD=$(x \"y z\")\n",
      ["A": "xyz", "B": "a\\d\n b", "C": "a b", "D": "$(x \"y z\")"]
    ),
    ("properties", "tickTime=2000\n", ["tickTime": "2000"]),
    ("adduser", "# c\nDHOME=/home\nX = \"a b\" # c\nY='c'\n", ["DHOME": "/home", "X": "\"a b\" # c", "Y": "c"]),
  ]

  @Test(arguments: samples) func eachIsRead(dialect: String, text: String, value: Value) throws {
    for text in [text, text.replacing("\n", with: "\r\n")] where dialect != "env" || !text.contains("\r") {
      #expect(try ini(text, dialect).root.value == value, "\(dialect)")
    }
  }

  @Test func quotedPartsAreOneValue() throws {
    #expect(try ini("A=\"x\\\"\"'y\\'z\\ \\\n1\n", "env").root.value == ["A": "x\"y\\z 1"])
  }

  /// Each value becomes another and comes back to the same bytes.
  @Test(arguments: samples) func eachIsEdited(dialect: String, text: String, value: Value) throws {
    let document = try ini(text, dialect)
    var leaves: [Node] = []
    func walk(_ node: Node) {
      if node.kind.isScalar { leaves.append(node) } else { node.children.forEach(walk) }
    }
    walk(document.root)
    for leaf in leaves {
      var history = EditHistory(document)
      if ["\n", "#"].allSatisfy(leaf.source.contains) {
        #expect(throws: EditError.self, "the comments would be lost") { try history.apply(.set(leaf.path, "zz9")) }
        continue
      }
      try history.apply(.set(leaf.path, "zz9"))
      #expect(history.document.node(at: leaf.path)?.string == "zz9", "\(dialect) \(leaf.path)")
      try history.apply(.set(leaf.path, leaf.value))
      #expect(history.document.string == text, "\(dialect) \(leaf.path)")
    }
  }

  @Test(arguments: [
    ("env", "if [ \"$x\" = 1 ]; then\n", "1:1"), ("env", "A=b command\n", "1:5"), ("env", "A=\"b\n", "1:3"),
    ("env", "A=b | c\n", "1:5"), ("vsftpd", "a b = c\n", "1:1"), ("tor", "{ x\n", "1:1"), ("php", "a {\n", "1:1"),
    ("redis", "a {\nb 1\n}\n", "3:1"),
    ("unbound", "server: port: 1\n", "1:9"), ("spamassassin", "if x\na b\n", "1:1"), ("spamassassin", "endif\n", "1:1"),
    ("openvpn", "<ca>\n", "1:1"), ("openvpn", "<ca>\n</ca>\n", "1:5"),
    ("openvpn", "<ca>\na\n</ca> b\n</ca>\n", "3:6"), ("openvpn", "<ca>\na\n</cert>\n", "1:1"),
    ("rsnapshot", "backup /home/ x\n", "1:1"), ("libvirt", "a = [ \"b\"\n", "1:5"),
    ("mutt", "set a=b c=d\n", "1:8"), ("mutt", "set a b\n", "1:7"), ("mutt", "set a=b;c\n", "1:8"),
    ("mutt", "set a=\"b\"c\n", "1:7"), ("mutt", "set a=b\\ c\n", "1:8"), ("mutt", "bind x y z; unset a\n", "1:11"),
    ("mutt", "mailto_allow=cc\n", "1:13"), ("mutt", "set a='b'\n", "1:7"),
    ("mutt", "color x 'y # z'\n", "1:7"), ("env", "A= #c\n", "1:4"), ("env", "A= # c\n", "1:4"),
    ("spamassassin", "if x\na b\nelse\na c\nendif\n", "3:1"),
    ("inputrc", "$if x\nset a b\n$else\nset a c\n$endif\n", "3:1"), ("awstats", "A=\"b # c\"\n", "1:3"),
    ("awstats", "A=b\"\n", "1:4"), ("awstats", "A=b\";\n", "1:4"),
  ])
  func whatDoesNotFitIsRefused(dialect: String, text: String, place: String) throws {
    let fault = fault(text, as: try #require(Format.named(dialect)))
    #expect(fault?.description.hasPrefix(place + ": expected ") == true, "\(fault?.description ?? "read")")
  }

  /// awstats.pl cuts a line at ` #`, in quotes, too.
  @Test func whatWouldBeCutIsNotWritten() throws {
    let document = try ini("A=\"b\"\n", "awstats")
    #expect(throws: (any Error).self) { try document.applying(.set(["A"], "b # c")) }
    #expect(try document.applying(.set(["A"], "b#c")).document.string == "A=\"b#c\"\n")
  }

  @Test(arguments: [
    ("etc/bluetooth/main.conf", "keyfile"), ("etc/php/8.2/fpm/pool.d/www.conf", "php"),
    ("fail2ban/jail.local", "fail2ban"),
    ("etc/redis/redis.conf", "redis"), ("getty.target.d/x.conf", "systemd"),
    ("etc/systemd/journald.conf.d/a.conf", "systemd"), ("etc/adduser.conf", "adduser"),
    ("etc/postfix/main.cf", "postfix"),
    ("etc/dnsmasq.d/lan", "dnsmasq"), ("etc/unbound/unbound.conf.d/a.conf", "unbound"), ("x.sources", "deb822"),
    ("etc/tor/torrc", "tor"), ("spamassassin/local.cf", "spamassassin"), ("etc/nagios4/nagios.cfg", "nagios"),
    ("etc/openvpn/client/a.conf", "openvpn"), ("etc/libvirt/qemu.conf", "libvirt"),
  ])
  func namesTellDialects(path: String, dialect: String?) {
    #expect(Format.detect(name: path)?.name == dialect)
  }
}
