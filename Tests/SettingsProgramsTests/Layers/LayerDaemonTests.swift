import SettingsDocuments
import Testing

@testable import SettingsPrograms

/// Which file of a daemon counts is what the daemon says itself.
@Suite struct LayerDaemonTests {
  // MARK: - PHP

  @Test func phpAgrees() throws {
    let folder = "/etc/php/8.2/fpm"
    let tree = try LayerTree([
      "\(folder)/php.ini": """
      [PHP]
      memory_limit = 100M
      precision = 5
      post_max_size = 9M
      [PATH=/x]
      precision = 7
      [foo]
      serialize_precision = 6

      """,
      "\(folder)/conf.d/10-a.ini": "memory_limit=101M\n[Date]\nmemory_limit=102M\npost_max_size=8M\n",
      "\(folder)/conf.d/9-a.ini": "memory_limit=103M\n", "\(folder)/conf.d/B.ini": "memory_limit=104M\n",
      "\(folder)/conf.d/.h.ini": "memory_limit=105M\npost_max_size=7M\n",
    ])
    let settings = try tree.settings("\(folder)/php.ini")
    let names: [Path] = [["memory_limit"], ["precision"], ["post_max_size"], ["serialize_precision"]]
    // What is behind a part for one folder is of that part.
    #expect(names.map { settings.texts($0).first } == ["104M", "5", "8M", nil])
    #expect(settings.counting(["memory_limit"]) == ["104M \(folder)/conf.d/B.ini:1"])
    #expect(settings.overruled(["PHP", "memory_limit"]).count == 5 && settings.problems == [])
    #expect(try tree.settings("\(folder)/conf.d/9-a.ini").texts(["memory_limit"]) == ["104M"])
    guard let system = LayeredProgram.root(with: "/usr/sbin/php-fpm8.2") else { return }
    let told = try told(by: "chroot $root /usr/sbin/php-fpm8.2 -i", over: ["/etc/php"], tree, system)
    for line in [
      "memory_limit => 104M => 104M", "precision => 5 => 5", "post_max_size => 8M => 8M",
      "serialize_precision => -1 => -1",
    ] {
      #expect(told.contains(line), "\(line)")
    }
  }

  @Test func phpFPMAgrees() throws {
    let folder = "/etc/php/8.2/fpm"
    let tree = try LayerTree([
      "\(folder)/php-fpm.conf":
        "[global]\npid = /run/a.pid\nlog_limit = 1025\nlog_limit = 1026\ninclude=\(folder)/pool.d/*.conf\n",
      "\(folder)/pool.d/a.conf":
        "[www]\nuser = www-data\ngroup = www-data\nlisten = /run/a.sock\npm = static\npm.max_children = 4\n",
      "\(folder)/pool.d/b.conf": "[global]\npid = /run/b.pid\n[www]\npm.max_children = 6\n",
    ])
    let settings = try tree.settings("\(folder)/pool.d/a.conf")
    #expect(settings.counting(["www", "pm.max_children"]) == ["6 \(folder)/pool.d/b.conf:4"])
    #expect(settings.counting(["global", "pid"]) == ["/run/b.pid \(folder)/pool.d/b.conf:2"])
    #expect(settings.texts(["global", "log_limit"]) == ["1026"])
    #expect(settings.problems == [])
    guard let system = LayeredProgram.root(with: "/usr/sbin/php-fpm8.2") else { return }
    let told = try told(by: "chroot $root /usr/sbin/php-fpm8.2 -tt 2>&1", over: ["/etc/php"], tree, system)
    for setting in ["pid = /run/b.pid", "log_limit = 1026", "pm.max_children = 6"] {
      #expect(told.contains { $0.hasSuffix(setting) }, "\(setting)")
    }
  }

  // MARK: - Fail2ban

  @Test func fail2banAgrees() throws {
    let folder = "/etc/fail2ban"
    let tree = try LayerTree([
      "\(folder)/fail2ban.conf": "[Definition]\nloglevel = INFO\nlogtarget = /a\n",
      "\(folder)/fail2ban.local": "[Definition]\nlogtarget = /b\n",
      "\(folder)/jail.conf": """
      [INCLUDES]
      before = paths-a.conf
      after = paths-b.conf
      [DEFAULT]
      backend = polling
      logpath = /etc/hostname
      action =
      [one]
      enabled = true
      filter = one
      bantime = 1
      findtime = 1
      maxretry = 1

      """,
      "\(folder)/paths-a.conf": "[one]\nbantime = 2\nfindtime = 2\nmaxretry = 2\nmaxmatches = 2\n",
      "\(folder)/paths-b.conf": "[one]\nfindtime = 3\n", "\(folder)/paths-b.local": "[one]\nfindtime = 4\n",
      "\(folder)/jail.local": "[one]\nmaxretry = 5\n", "\(folder)/jail.d/a.conf": "[one]\nmaxretry = 6\n",
      "\(folder)/filter.d/one.conf": "[Definition]\nfailregex = ^<HOST> a$\n",
      "\(folder)/filter.d/one.local": "[Definition]\nfailregex = ^<HOST> b$\n",
    ])
    let jails = try tree.settings("\(folder)/jail.d/a.conf")
    #expect(jails.counting(["one", "maxretry"]) == ["5 \(folder)/jail.local:2"])
    #expect(jails.counting(["one", "findtime"]) == ["4 \(folder)/paths-b.local:2"])
    #expect(jails.counting(["one", "bantime"]) == ["1 \(folder)/jail.conf:11"])
    #expect(jails.counting(["one", "maxmatches"]) == ["2 \(folder)/paths-a.conf:5"])
    #expect(try tree.settings("\(folder)/fail2ban.conf").texts(["Definition", "logtarget"]) == ["/b"])
    let filter = try tree.settings("\(folder)/filter.d/one.conf")
    #expect(filter.counting(["Definition", "failregex"]) == ["^<HOST> b$ \(folder)/filter.d/one.local:2"])
    #expect(jails.problems == [] && filter.problems == [])
    guard let system = LayeredProgram.root(with: "/usr/bin/fail2ban-client") else { return }
    let told = try told(by: "chroot $root fail2ban-client -d", over: [folder], tree, system)
    for line in [
      "['set', 'logtarget', '/b']", "['set', 'one', 'addfailregex', '^<HOST> b$']", "['set', 'one', 'maxretry', 5]",
      "['set', 'one', 'maxmatches', 2]", "['set', 'one', 'findtime', '4']", "['set', 'one', 'bantime', '1']",
    ] {
      #expect(told.contains(line), "\(line)")
    }
  }

  // MARK: - chrony

  @Test func chronyAgrees() throws {
    let tree = try LayerTree([
      "/etc/chrony/chrony.conf":
        "port 1\nconfdir /etc/chrony/conf.d\nmaxdistance 2\nmakestep 1 3\nserver a\nallow 10.0.0.0/8\n",
      "/etc/chrony/conf.d/a.conf": "PORT 2\nmakestep 1 4\nmaxdistance 3\nallow 192.168.0.0/16\n",
      "/etc/chrony/conf.d/b.conf": "port 3\n", "/etc/chrony/conf.d/c.old": "port 4\n",
    ])
    let settings = try tree.settings("/etc/chrony/chrony.conf")
    #expect(settings.counting(["port"]) == ["3 /etc/chrony/conf.d/b.conf:1"])
    #expect(settings.texts(["maxdistance"]) == ["2"] && settings.texts(["makestep"]) == ["1 3"])
    // Nothing is said of what is there for each of several.
    #expect(settings[["allow"]] == nil && settings[["server"]] == nil)
    guard let system = LayeredProgram.root(with: "/usr/sbin/chronyd") else { return }
    let told = try told(by: "chroot $root chronyd -p -f /etc/chrony/chrony.conf", over: ["/etc/chrony"], tree, system)
    // It prints its lines in the order in which it reads them.
    for setting in settings.all {
      let name = setting.path.last?.key?.lowercased() ?? ""
      let last = told.last { $0.lowercased().hasPrefix(name + " ") }
      #expect(last == "\(setting.sources[0].path.last?.key ?? "") \(setting.sources[0].text)", "\(name)")
    }
  }

  // MARK: - dnsmasq

  @Test func dnsmasqIsToldOfInAllItsFiles() throws {
    let tree = try LayerTree([
      "/etc/dnsmasq.conf": "cache-size=500\nconf-file=/etc/more.conf\nserver=1.1.1.1\n",
      "/etc/more.conf": "port=54\n", "/etc/dnsmasq.d/lan": "neg-ttl=5\nserver=9.9.9.9\n",
    ])
    let settings = try tree.settings("/etc/dnsmasq.conf")
    #expect(settings.counting(["port"]) == ["54 /etc/more.conf:1"])
    #expect(settings.counting(["neg-ttl"]) == ["5 /etc/dnsmasq.d/lan:1"])
    #expect(settings[["server"]] == nil && settings.problems == [])
  }

  // MARK: - Postfix

  @Test func postfixAgrees() throws {
    let tree = try LayerTree([
      "/etc/postfix/main.cf":
        "compatibility_level = 3.6\nmyhostname = a.example\nmyhostname = b.example\nsoft_bounce = yes\nsoft_bounce = no\n"
    ])
    let settings = try tree.settings("/etc/postfix/main.cf")
    #expect(settings.counting(["myhostname"]) == ["b.example /etc/postfix/main.cf:3"])
    #expect(settings.texts(["soft_bounce"]) == ["no"])
    guard let system = LayeredProgram.root(with: "/usr/sbin/postconf") else { return }
    let told = try told(by: "chroot $root postconf -h myhostname soft_bounce", over: ["/etc/postfix"], tree, system)
    #expect(Array(told.prefix(2)) == ["b.example", "no"])
  }

  // MARK: - Tor

  @Test func torAgrees() throws {
    let tree = try LayerTree([
      "/usr/share/tor/tor-service-defaults-torrc": "PidFile /run/tor/tor.pid\nNumCPUs 2\nSocksPort 9050\n",
      "/etc/tor/torrc": "%include /etc/tor/more\nPidFile /run/b.pid\nNickname one\nnickname two\nSocksPort 9051\n",
      "/etc/tor/more": "NumCPUs 4\nNickname zero\n",
    ])
    let settings = try tree.settings("/etc/tor/torrc")
    #expect(settings.counting(["PidFile"]) == ["/run/b.pid /etc/tor/torrc:2"])
    #expect(settings.counting(["NumCPUs"]) == ["4 /etc/tor/more:1"])
    #expect(settings.texts(["Nickname"]) == ["two"] && settings.overruled(["Nickname"]).count == 2)
    #expect(settings[["SocksPort"]] == nil && settings.problems == [])
    guard let system = LayeredProgram.root(with: "/usr/bin/tor") else { return }
    let script = """
      chroot $root tor --dump-config short --hush -f /etc/tor/torrc \\
        --defaults-torrc /usr/share/tor/tor-service-defaults-torrc --DataDirectory /tmp
      """
    let told = try told(by: script, over: ["/etc/tor", "/usr/share/tor"], tree, system)
    for line in ["PidFile /run/b.pid", "NumCPUs 4", "Nickname two"] { #expect(told.contains(line), "\(line)") }
  }

  // MARK: - Web servers

  @Test func apacheAgrees() throws {
    let folder = "/etc/apache2"
    let tree = try LayerTree([
      "\(folder)/apache2.conf": """
      LoadModule mpm_event_module /usr/lib/apache2/modules/mod_mpm_event.so
      ErrorLog /var/log/a.log
      PidFile /run/a.pid
      Timeout 5
      IncludeOptional conf-enabled/*.conf
      DocumentRoot /srv
      Listen 80
      <IfModule mpm_event_module>
        KeepAlive Off
      </IfModule>
      KeepAlive On

      """,
      "\(folder)/conf-enabled/a.conf":
        "errorlog /var/log/b.log\nDocumentRoot /opt\n<Directory /opt>\n  FileETag None\n</Directory>\n",
    ])
    let settings = try tree.settings("\(folder)/apache2.conf")
    #expect(settings.counting(["ErrorLog"]) == ["/var/log/b.log \(folder)/conf-enabled/a.conf:1"])
    #expect(settings.counting(["DocumentRoot"]) == ["/srv \(folder)/apache2.conf:6"])
    // What a module's block says may hold or not, and a folder's is for the folder.
    #expect(settings[["KeepAlive"]] == nil && settings[["FileETag"]] == nil && settings[["Listen"]] == nil)
    #expect(settings.texts(["TimeOut"]) == ["5"] && settings.problems == [])
    guard let system = LayeredProgram.root(with: "/usr/sbin/apache2") else { return }
    let told = try told(by: "chroot $root apache2 -d /etc/apache2 -t -D DUMP_RUN_CFG", over: [folder], tree, system)
    for line in ["Main DocumentRoot: \"/srv\"", "Main ErrorLog: \"/var/log/b.log\"", "PidFile: \"/run/a.pid\""] {
      #expect(told.contains(line), "\(line)")
    }
  }

  @Test func nginxSaysWhatOtherFilesSayOfTheWholeServer() throws {
    let folder = "/etc/nginx"
    let tree = try LayerTree([
      "\(folder)/nginx.conf":
        "user www-data;\nhttp {\n  gzip on;\n  include conf.d/*.conf;\n  server {\n    gzip off;\n  }\n}\n",
      "\(folder)/conf.d/a.conf": "gzip_comp_level 5;\nserver {\n  keepalive_timeout 3;\n}\n",
    ])
    let settings = try tree.settings("\(folder)/nginx.conf")
    #expect(settings.counting(["http", "gzip_comp_level"]) == ["5 \(folder)/conf.d/a.conf:1"])
    #expect(settings.counting(["http", "gzip"]) == ["on \(folder)/nginx.conf:3"])
    #expect(settings[["http", "keepalive_timeout"]] == nil && settings[["http", "server", "gzip"]] == nil)
    let others = settings.others(beside: "\(folder)/nginx.conf")
    guard let other = others[["http", "gzip_comp_level"]], other.relation == .notHere else {
      Issue.record("gzip_comp_level is not said to be set elsewhere")
      return
    }
    #expect(other.places.map(\.place) == ["\(folder)/conf.d/a.conf:1"])
  }

  /// What a script prints where folders of the tree are those of the system.
  private func told(
    by script: String, over folders: [String], _ tree: LayerTree, _ system: String
  ) throws -> [String] {
    try withExtendedLifetime(tree) {
      try LayeredProgram.output(of: script + ";", over: folders, tree: tree.url.path, root: system)
    }
  }
}
