import SettingsDocuments

/// A line as it is typed, and what becomes of it among the rows of its table's ``RowSample``.
struct TypedRow: Sendable {
  let format: String
  let path: String
  let line: String
  let written: String
  /// The line that it is put below, or takes the place of.
  let other: String
  let isNew: Bool

  init(_ format: String, _ path: String, _ line: String, gives written: String, below other: String) {
    (self.format, self.path, self.line, self.written) = (format, path, line, written)
    (self.other, isNew) = (other, true)
  }

  init(_ format: String, _ path: String, _ line: String, gives written: String, inPlaceOf other: String) {
    (self.format, self.path, self.line, self.written) = (format, path, line, written)
    (self.other, isNew) = (other, false)
  }

  static let all = system + account + access + network + others
}

/// Tables of the system.
extension TypedRow {
  static let system: [TypedRow] = [
    TypedRow(
      "fstab", "[]", "srv:/x /mnt nfs defaults 0 0", gives: "srv:/x  /mnt nfs defaults     0 0",
      below: #"nas:/x  /my\040dir nfs ro"#),
    TypedRow(
      "fstab", "[0]", "UUID=2b / xfs rw 0 1", gives: "UUID=2b /     xfs   rw        0 1 # root",
      inPlaceOf: "UUID=1a /     ext4  defaults  0 1 # root"),
    TypedRow("crypttab", "[]", "home /dev/sdd1 none luks", gives: "home /dev/sdd1 none luks", below: "swap /dev/sdc1"),
    TypedRow(
      "crypttab", "[1]", "swap /dev/sdc2 /dev/urandom swap", gives: "swap /dev/sdc2 /dev/urandom swap",
      inPlaceOf: "swap /dev/sdc1"),
    TypedRow(
      "inittab", "[]", "2:23:respawn:/sbin/getty 38400 tty2", gives: "2:23:respawn:/sbin/getty 38400 tty2",
      below: "1:2345:respawn:/sbin/getty 38400 tty1"),
    TypedRow("inittab", "[0]", "id:3:initdefault:", gives: "id:3:initdefault:", inPlaceOf: "id:2:initdefault:"),
    TypedRow("tmpfiles", "[]", "d /run/b 0700 root root -", gives: "d  /run/b 0700 root root -", below: "r! /tmp/z"),
    TypedRow("tmpfiles", "[2]", "r! /tmp/.x", gives: "r! /tmp/.x", inPlaceOf: "r! /tmp/z"),
    TypedRow(
      "sysusers", "[]", #"u git - "Git daemon" /srv/git"#, gives: #"u git - "Git daemon" /srv/git"#, below: "m www disk"
    ),
    TypedRow("sysusers", "[1]", "g disks 6", gives: "g disks 6", inPlaceOf: "g disk -"),
    TypedRow(
      "binfmt", "[]", ":jar:M::PK::/usr/bin/jexec:", gives: ":jar:M::PK::/usr/bin/jexec:",
      below: ":win:M::MZ::/usr/bin/wine:"),
    TypedRow(
      "binfmt", "[0]", ":win:E::exe::/usr/bin/wine:", gives: ":win:E::exe::/usr/bin/wine:",
      inPlaceOf: ":win:M::MZ::/usr/bin/wine:"),
    TypedRow("nsswitch", "[]", "shadow: files", gives: "shadow: files", below: "netgroup:"),
    TypedRow(
      "sources-list", "[]", "deb [arch=amd64] http://f.example/ sid main # test",
      gives: "deb [arch=amd64] http://f.example/ sid main # test", below: "deb-src http://e.example/ ./"),
    TypedRow(
      "sources-list", "[1]", "deb-src http://e.example/ sid main", gives: "deb-src http://e.example/ sid main",
      inPlaceOf: "deb-src http://e.example/ ./"),
    TypedRow("locale-gen", "[]", "de_AT.UTF-8 UTF-8", gives: "de_AT.UTF-8 UTF-8", below: "en_GB.UTF-8 UTF-8"),
    TypedRow("locale-gen", "[0]", "en_US.UTF-8 UTF-8", gives: "en_US.UTF-8 UTF-8", inPlaceOf: "en_GB.UTF-8 UTF-8"),
    TypedRow("modules", "[]", "tun", gives: "tun", below: "nbd"),
    TypedRow("modules", "[0]", "loop max_loop=16", gives: "loop max_loop=16", inPlaceOf: "loop max_loop=8"),
    TypedRow("shells", "[]", "/bin/zsh # new", gives: "/bin/zsh # new", below: "/bin/bash"),
    TypedRow("shells", "[0]", "/bin/dash", gives: "/bin/dash # plain", inPlaceOf: "/bin/sh # plain"),
    TypedRow("names", "[]", "ftp", gives: "ftp", below: "www-data"),
    TypedRow("names", "[1]", "www", gives: "www", inPlaceOf: "www-data"),
    TypedRow("ports", "[]", "8631", gives: "8631", below: "636"),
    TypedRow("ports", "[0]", "632", gives: "632 # cups", inPlaceOf: "631 # cups"),
    TypedRow("ld-so", "[]", "/opt/lib", gives: "/opt/lib", below: "/usr/local/lib # ours"),
    TypedRow("ld-so", "[1]", "/usr/local/lib64", gives: "/usr/local/lib64 # ours", inPlaceOf: "/usr/local/lib # ours"),
    TypedRow(
      "request-key", "[]", "create cifs.* * * /usr/sbin/cifs.upcall %k",
      gives: "create  cifs.*        *  *  /usr/sbin/cifs.upcall %k",
      below: "create  dns_resolver  *  *  /sbin/key.dns_resolver %k"),
    TypedRow(
      "request-key", "[0]", "negate dns_resolver * * /sbin/key.dns_resolver %k",
      gives: "negate  dns_resolver  *  *  /sbin/key.dns_resolver %k",
      inPlaceOf: "create  dns_resolver  *  *  /sbin/key.dns_resolver %k"),
    TypedRow("insserv", "[]", "$portmap rpcbind", gives: "$portmap rpcbind", below: "$x-display-manager gdm3 +sddm"),
    TypedRow("insserv", "[0]", "$named bind9", gives: "$named bind9", inPlaceOf: "$named dnsmasq"),
    TypedRow("sysstat-ioconf", "[]", "8:sd:%d:16:d", gives: "8:sd:%d:16:d", below: "22:3:1:"),
    TypedRow("sysstat-ioconf", "[1]", "22:3:2:", gives: "22:3:2:", inPlaceOf: "22:3:1:"),
  ]
}

/// Tables of users and of secrets.
extension TypedRow {
  static let account: [TypedRow] = [
    TypedRow(
      "passwd", "[]", "ann:x:1000:1000:Ann:/home/ann:/bin/bash", gives: "ann:x:1000:1000:Ann:/home/ann:/bin/bash",
      below: "www-data:x:33:33:,,,:/var/www:"),
    TypedRow(
      "passwd", "[0]", "root:x:0:0:root:/root:/bin/zsh", gives: "root:x:0:0:root:/root:/bin/zsh",
      inPlaceOf: "root:x:0:0:root:/root:/bin/bash"),
    TypedRow("group", "[]", "ann:x:1000:", gives: "ann:x:1000:", below: "root:x:0:"),
    TypedRow("group", "[0]", "adm:x:4:pi", gives: "adm:x:4:pi", inPlaceOf: "adm:x:4:syslog,pi"),
    TypedRow(
      "shadow", "[]", "ann:!:19001:0:99999:7:::", gives: "ann:!:19001:0:99999:7:::", below: "root:*:19000:0:99999:7:::"),
    TypedRow(
      "shadow", "[0]", "root:!:19000:0:99999:7:::", gives: "root:!:19000:0:99999:7:::",
      inPlaceOf: "root:*:19000:0:99999:7:::"),
    TypedRow("gshadow", "[]", "ann:!::", gives: "ann:!::", below: "adm:*::syslog"),
    TypedRow("gshadow", "[0]", "adm:*:pi:syslog", gives: "adm:*:pi:syslog", inPlaceOf: "adm:*::syslog"),
    TypedRow("subuid", "[]", "ann:165536:65536", gives: "ann:165536:65536", below: "pi:100000:65536"),
    TypedRow("subuid", "[0]", "pi:100000:131072", gives: "pi:100000:131072", inPlaceOf: "pi:100000:65536"),
    TypedRow("mosquitto-passwords", "[]", "ann:$7$x==", gives: "ann:$7$x==", below: "roger:$6$cl=="),
    TypedRow("mosquitto-passwords", "[0]", "roger:$7$y==", gives: "roger:$7$y==", inPlaceOf: "roger:$6$cl=="),
    TypedRow("mosquitto-keys", "[]", "hard:abc", gives: "hard:abc", below: "easy:12345"),
    TypedRow("mosquitto-keys", "[0]", "easy:54321", gives: "easy:54321", inPlaceOf: "easy:12345"),
    TypedRow("mosquitto-acl", "[]", "topic write a/b", gives: "topic write a/b", below: "user roger"),
    TypedRow("mosquitto-acl", "[1]", "user ann", gives: "user ann", inPlaceOf: "user roger"),
    TypedRow("ppp-secrets", "[]", #"bob * "a b" *"#, gives: #"bob\#t*\#t"a b"\#t\#t*"#, below: #"*\#thost\#t"""#),
    TypedRow("ppp-secrets", "[1]", "* host x", gives: "*\thost\tx", inPlaceOf: #"*\#thost\#t"""#),
    TypedRow("chrony-keys", "[]", "2 SHA1 HEX:00AA", gives: "2 SHA1 HEX:00AA", below: "25 HEX:1DC764E0"),
    TypedRow("chrony-keys", "[1]", "25 HEX:1DC764E1", gives: "25 HEX:1DC764E1", inPlaceOf: "25 HEX:1DC764E0"),
    TypedRow(
      "ipsec-secrets", "[]", #"10.0.0.2 : PSK "other""#, gives: #"10.0.0.2 : PSK "other""#, below: ": RSA key.pem"),
    TypedRow("ipsec-secrets", "[2]", ": ECDSA key.pem", gives: ": ECDSA key.pem", inPlaceOf: ": RSA key.pem"),
    TypedRow("davfs2-secrets", "[]", "/mnt/y ann pass", gives: "/mnt/y ann pass", below: "/mnt/x bob"),
    TypedRow("davfs2-secrets", "[1]", #"/mnt/x ann "a b""#, gives: #"/mnt/x ann "a b""#, inPlaceOf: "/mnt/x bob"),
  ]
}

/// Tables of what may be done.
extension TypedRow {
  static let access: [TypedRow] = [
    TypedRow(
      "pam", "[]", "auth required pam_deny.so", gives: "auth required pam_deny.so",
      below: "-session optional pam_systemd.so # maybe"),
    TypedRow(
      "pam", "[2]", "session required pam_unix.so", gives: "session required pam_unix.so # maybe",
      inPlaceOf: "-session optional pam_systemd.so # maybe"),
    TypedRow(
      "pam-conf", "[]", "login account required pam_unix.so", gives: "login account required pam_unix.so",
      below: "login auth required pam_unix.so"),
    TypedRow(
      "pam-conf", "[0]", "login auth sufficient pam_unix.so nullok", gives: "login auth sufficient pam_unix.so nullok",
      inPlaceOf: "login auth required pam_unix.so"),
    TypedRow("limits", "[]", "@student hard nproc 20", gives: "@student hard nproc 20", below: "ann -"),
    TypedRow("limits", "[1]", "ann - nofile 64", gives: "ann -       nofile  64", inPlaceOf: "ann -"),
    TypedRow("access", "[]", "+:ann:ALL", gives: "+ : ann : ALL", below: "- : ALL EXCEPT (wheel) : ALL"),
    TypedRow("access", "[1]", "-:ALL:ALL", gives: "- : ALL : ALL", inPlaceOf: "- : ALL EXCEPT (wheel) : ALL"),
    TypedRow(
      "group-conf", "[]", "ssh;*;ann;Al0000-2400;audio", gives: "ssh; * ; ann; Al0000-2400; audio",
      below: "xsh; tty* ; us; Al0900-1800; floppy"),
    TypedRow(
      "group-conf", "[0]", "xsh; tty*; ann; Al0900-1800; floppy", gives: "xsh; tty* ; ann; Al0900-1800; floppy",
      inPlaceOf: "xsh; tty* ; us; Al0900-1800; floppy"),
    TypedRow(
      "time-conf", "[]", "sshd;*;ann;Al0800-1800", gives: "sshd;*;ann;Al0800-1800",
      below: "login;*;!root;!Wd0000-2400 # nights"),
    TypedRow(
      "time-conf", "[0]", "login;*;root;Wd0000-2400", gives: "login;*;root;Wd0000-2400 # nights",
      inPlaceOf: "login;*;!root;!Wd0000-2400 # nights"),
    TypedRow(
      "namespace", "[]", "/var/tmp /var/tmp-inst/ level root", gives: "/var/tmp /var/tmp-inst/ level root",
      below: "/tmp  /tmp-inst/  level  root,adm"),
    TypedRow(
      "namespace", "[0]", "/tmp /tmp-inst/ user root", gives: "/tmp  /tmp-inst/  user   root",
      inPlaceOf: "/tmp  /tmp-inst/  level  root,adm"),
    TypedRow("pam-env", "[]", "EDITOR DEFAULT=vi", gives: "EDITOR DEFAULT=vi", below: "PATH"),
    TypedRow("pam-env", "[1]", "PATH DEFAULT=/bin", gives: "PATH DEFAULT=/bin", inPlaceOf: "PATH"),
    TypedRow("sepermit", "[]", "bob", gives: "bob", below: "ann"),
    TypedRow("sepermit", "[1]", "ann:exclusive", gives: "ann:exclusive", inPlaceOf: "ann"),
    TypedRow(
      "sudoers", "rules[]", "ann ALL=(ALL) NOPASSWD: /usr/bin/apt", gives: "ann ALL=(ALL) NOPASSWD: /usr/bin/apt",
      below: "#1000 ALL = ALL"),
    TypedRow(
      "sudoers", "rules[0]", "root ALL=(ALL) ALL", gives: "root ALL=(ALL) ALL", inPlaceOf: "root ALL=(ALL:ALL) ALL"),
    TypedRow(
      "sudoers", "defaults[]", #"Defaults env_keep += "LANG""#, gives: #"Defaults env_keep += "LANG""#,
      below: "  timestamp_timeout=5"),
    TypedRow(
      "sudoers", "defaults[0]", "Defaults !env_reset", gives: "Defaults !env_reset", inPlaceOf: "Defaults env_reset"),
    TypedRow(
      "sudoers", "aliases[]", "Cmnd_Alias APT=/usr/bin/apt", gives: "Cmnd_Alias APT=/usr/bin/apt",
      below: "User_Alias OPS = ann, bob"),
    TypedRow(
      "sudoers", "aliases[0]", "User_Alias OPS=ann", gives: "User_Alias OPS=ann", inPlaceOf: "User_Alias OPS = ann, bob"
    ),
    TypedRow(
      "sudoers", "includes[]", "@include /etc/sudoers.ours", gives: "@include /etc/sudoers.ours",
      below: "@includedir /etc/sudoers.d"),
    TypedRow(
      "sudoers", "includes[0]", "@includedir /etc/sudoers.more", gives: "@includedir /etc/sudoers.more",
      inPlaceOf: "@includedir /etc/sudoers.d"),
    TypedRow(
      "pg-hba", "[]", "hostssl all ann 10.0.0.0/8 scram-sha-256", gives: "hostssl all ann 10.0.0.0/8 scram-sha-256",
      below: "include more.conf # x"),
    TypedRow(
      "pg-hba", "[0]", "host all postgres samehost trust", gives: "host all postgres samehost trust",
      inPlaceOf: "local all postgres peer"),
    TypedRow(
      "pg-ident", "[]", "ops ann postgres", gives: "ops  ann              postgres", below: #"ops  /^(.*)@example$  \1"#
    ),
    TypedRow(
      "pg-ident", "[0]", #"ops /^(.*)@example\.org$ \1"#, gives: #"ops  /^(.*)@example\.org$ \1"#,
      inPlaceOf: #"ops  /^(.*)@example$  \1"#),
    TypedRow("exports", "[]", "/home 10.0.0.0/8(rw)", gives: "/home 10.0.0.0/8(rw)", below: "/all"),
    TypedRow("exports", "[3]", "/all *(ro)", gives: "/all *(ro)", inPlaceOf: "/all"),
    TypedRow("hosts-access", "[]", "in.tftpd: LOCAL", gives: "in.tftpd: LOCAL", below: "sshd: 10."),
    TypedRow("hosts-access", "[1]", "sshd: 10. : allow", gives: "sshd: 10. : allow", inPlaceOf: "sshd: 10."),
    TypedRow(
      "audit-rules", "[]", "-w /etc/shadow -p wa", gives: "-w /etc/shadow -p wa", below: "-w /etc/passwd -p wa -k id"),
    TypedRow(
      "audit-rules", "[1]", "-w /etc/passwd -p w", gives: "-w /etc/passwd -p w", inPlaceOf: "-w /etc/passwd -p wa -k id"
    ),
  ]
}

/// Tables of the network.
extension TypedRow {
  static let network: [TypedRow] = [
    TypedRow(
      "hosts", "[]", "10.0.0.7 nas nas.local", gives: "10.0.0.7 nas nas.local",
      below: "::1  ip6-localhost ip6-loopback # six"),
    TypedRow(
      "hosts", "[0]", "127.0.0.1 localhost here", gives: "127.0.0.1\tlocalhost here", inPlaceOf: "127.0.0.1\tlocalhost"),
    TypedRow(
      "services", "[]", "http 80/tcp www", gives: "http    80/tcp  www", below: "domain  53/udp  dns nameserver # names"
    ),
    TypedRow("services", "[0]", "ssh 22/udp", gives: "ssh\t\t22/udp", inPlaceOf: "ssh\t\t22/tcp"),
    TypedRow("protocols", "[]", "tcp 6 TCP", gives: "tcp 6  TCP", below: "ip  0  IP # internet"),
    TypedRow(
      "protocols", "[0]", "ip 0 IP # Internet", gives: "ip  0  IP # Internet", inPlaceOf: "ip  0  IP # internet"),
    TypedRow("rpc", "[]", "mountd 100005 mount", gives: "mountd 100005 mount", below: "nfs  100003  nfsprog"),
    TypedRow("rpc", "[0]", "nfs 100003", gives: "nfs  100003", inPlaceOf: "nfs  100003  nfsprog"),
    TypedRow("ethertypes", "[]", "ARP 0806 ether-arp", gives: "ARP   0806  ether-arp", below: "IPv4  0800  ip ip4"),
    TypedRow("ethertypes", "[0]", "IPv4 0800 ip", gives: "IPv4  0800  ip", inPlaceOf: "IPv4  0800  ip ip4"),
    TypedRow("networks", "[]", "link-local 169.254.0.0", gives: "link-local 169.254.0.0", below: "loopback 127.0.0.0"),
    TypedRow(
      "networks", "[0]", "loopback 127.0.0.0 lo", gives: "loopback 127.0.0.0 lo", inPlaceOf: "loopback 127.0.0.0"),
    TypedRow(
      "ethers", "[]", "00:11:22:33:44:66 scanner", gives: "00:11:22:33:44:66 scanner",
      below: "00:11:22:33:44:55 printer"),
    TypedRow(
      "ethers", "[0]", "00:11:22:33:44:77 printer", gives: "00:11:22:33:44:77 printer",
      inPlaceOf: "00:11:22:33:44:55 printer"),
    TypedRow("iproute2", "[]", "100 ours", gives: "100 ours", below: "254 main # usual"),
    TypedRow("iproute2", "[1]", "253 default", gives: "253 default # usual", inPlaceOf: "254 main # usual"),
    TypedRow(
      "inetd", "[]", "time stream tcp nowait root internal", gives: "time stream tcp nowait root internal",
      below: "ftp stream tcp nowait root /usr/sbin/tcpd in.ftpd -l"),
    TypedRow(
      "inetd", "[0]", "ftp stream tcp6 nowait root /usr/sbin/in.ftpd",
      gives: "ftp stream tcp6 nowait root /usr/sbin/in.ftpd",
      inPlaceOf: "ftp stream tcp nowait root /usr/sbin/tcpd in.ftpd -l"),
    TypedRow("auto-master", "[]", "/net -hosts", gives: "/net -hosts", below: "/misc /etc/auto.misc --timeout=60"),
    TypedRow(
      "auto-master", "[1]", "/misc /etc/auto.misc", gives: "/misc /etc/auto.misc",
      inPlaceOf: "/misc /etc/auto.misc --timeout=60"),
    TypedRow("autofs", "[]", "usb -fstype=auto :/dev/sdb1", gives: "usb -fstype=auto :/dev/sdb1", below: "+auto.more"),
    TypedRow("autofs", "[1]", "win -ro srv:/x", gives: "win -ro srv:/x", inPlaceOf: "win srv:/x"),
  ]
}

/// Tables of mail, of devices and of jobs.
extension TypedRow {
  static let others: [TypedRow] = [
    TypedRow("mime-types", "[]", "text/css css", gives: "text/css\t\tcss", below: "text/x-nothing"),
    TypedRow("mime-types", "[1]", "text/x-nothing none", gives: "text/x-nothing\t\tnone", inPlaceOf: "text/x-nothing"),
    TypedRow("mailcap", "[]", "audio/*; play %s", gives: "audio/*; play %s", below: "image/*; display %s"),
    TypedRow("mailcap", "[1]", "image/*; feh %s", gives: "image/*; feh %s", inPlaceOf: "image/*; display %s"),
    TypedRow("aliases", "[]", "root: ann", gives: "root:  ann", below: "  bob, |/bin/x"),
    TypedRow(
      "postfix-master", "[]", "pickup unix n - y 60 1 pickup", gives: "pickup unix n - y 60    1 pickup",
      below: "  -o c=3"),
    TypedRow(
      "postfix-master", "[0]", "smtp inet n - n - - smtpd -v", gives: "smtp  inet  n  -  n  -  -  smtpd -v",
      inPlaceOf: "smtp  inet  n  -  y  -  -  smtpd"),
    TypedRow(
      "postfix-dynamicmaps", "[]", "pgsql postfix-pgsql.so dict_pgsql_open",
      gives: "pgsql postfix-pgsql.so dict_pgsql_open", below: "ldap postfix-ldap.so dict_ldap_open"),
    TypedRow(
      "postfix-dynamicmaps", "[0]", "ldap postfix-ldap.so.1 dict_ldap_open",
      gives: "ldap postfix-ldap.so.1 dict_ldap_open", inPlaceOf: "ldap postfix-ldap.so dict_ldap_open"),
    TypedRow(
      "postfix-files", "[]", "$daemon_directory/x:f:root:-:755", gives: "$daemon_directory/x:f:root:-:755",
      below: "$html_directory/a:h:$b"),
    TypedRow(
      "postfix-files", "[1]", "$html_directory/a:h:$c", gives: "$html_directory/a:h:$c",
      inPlaceOf: "$html_directory/a:h:$b"),
    TypedRow("postfix-map", "[]", "example.org smtp:[mx]", gives: "example.org  smtp:[mx]", below: "  no mail"),
    TypedRow(
      "postfix-map", "[0]", "example.com lmtp:[relay]", gives: "example.com  lmtp:[relay]",
      inPlaceOf: "example.com  smtp:[relay]:25"),
    TypedRow(
      "postfix-passwords", "[]", "mx.example.org ann:secret", gives: "mx.example.org          ann:secret",
      below: "[smtp.example.org]:587  user:pass word"),
    TypedRow(
      "postfix-passwords", "[0]", "[smtp.example.org]:25 ann:b", gives: "[smtp.example.org]:25   ann:b",
      inPlaceOf: "[smtp.example.org]:587  user:pass word"),
    TypedRow(
      "udev", "[]", #"SUBSYSTEM=="usb", ATTR{idVendor}=="1d6b", MODE="0666""#,
      gives: #"SUBSYSTEM=="usb", ATTR{idVendor}=="1d6b", MODE="0666""#, below: #"LABEL="end""#),
    TypedRow(
      "udev", "[0]", #"ACTION=="remove", GOTO="end""#, gives: #"ACTION=="remove", GOTO="end""#,
      inPlaceOf: #"ACTION!="add|change", GOTO="end""#),
    TypedRow("smartd", "[]", "/dev/sdb -a", gives: "/dev/sdb -a", below: "/dev/sda"),
    TypedRow("smartd", "[1]", "/dev/sda -a", gives: "/dev/sda -a", inPlaceOf: "/dev/sda"),
    TypedRow("sane", "[]", "usb 0x04a9 0x2220", gives: "usb 0x04a9 0x2220", below: "option foo"),
    TypedRow("sane", "[1]", "option bar", gives: "option bar", inPlaceOf: "option foo"),
    TypedRow(
      "crontab", "jobs[]", "*/5 * * * * root run-parts /etc/x", gives: "*/5 *\t* * * root run-parts /etc/x",
      below: "@daily ann echo 5%"),
    TypedRow(
      "crontab", "jobs[0]", "@hourly root run-parts x", gives: "@hourly\t\troot  run-parts x",
      inPlaceOf: "17 *\t* * *\troot  cd / && run-parts x # no comment"),
    TypedRow("crontab", "[]", "MAILTO=ann", gives: "MAILTO=ann", inPlaceOf: "#MAILTO=root"),
    TypedRow("user-crontab", "jobs[]", "0 4 * * sun d", gives: "0 4 * * sun d", below: "@reboot c"),
    TypedRow("user-crontab", "jobs[1]", "@daily c", gives: "@daily c", inPlaceOf: "@reboot c"),
    TypedRow(
      "anacrontab", "jobs[]", "7 10 cron.weekly run-parts /etc/cron.weekly",
      gives: "7 10 cron.weekly run-parts /etc/cron.weekly", below: "  y"),
    TypedRow(
      "anacrontab", "jobs[0]", "2 5 cron.daily run-parts /etc/cron.daily",
      gives: "2\t5\tcron.daily\trun-parts /etc/cron.daily", inPlaceOf: "1\t5\tcron.daily\trun-parts /etc/cron.daily"),
    TypedRow(
      "radius-users", "[]", #"bob Cleartext-Password := "x""#, gives: #"bob Cleartext-Password := "x""#,
      below: "$INCLUDE more"),
    TypedRow("radius-users", "[1]", "ann Auth-Type := Accept", gives: "ann Auth-Type := Accept", inPlaceOf: "ann"),
    TypedRow(
      "radius-dictionary", "[]", "ATTRIBUTE Other 3001 integer", gives: "ATTRIBUTE  Other     3001 integer",
      below: "$INCLUDE /x"),
    TypedRow(
      "radius-dictionary", "[0]", "ATTRIBUTE My-Thing 3002 string", gives: "ATTRIBUTE  My-Thing  3002 string # mine",
      inPlaceOf: "ATTRIBUTE  My-Thing  3000  string # mine"),
  ]
}
