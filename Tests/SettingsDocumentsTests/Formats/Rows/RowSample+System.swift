/// Tables of the system.
extension RowSample {
  static let system: [RowSample] = [
    RowSample(
      format: "fstab",
      text: #"""
        # <device> <where>
        UUID=1a /     ext4  defaults  0 1 # root
        nas:/x  /my\040dir nfs ro

        """#,
      values: #"""
        [
          {"device": "UUID=1a", "mount_point": "/", "type": "ext4", "options": "defaults", "dump": "0",
            "passno": "1"},
          {"device": "nas:/x", "mount_point": "/my dir", "type": "nfs", "options": "ro"}
        ]
        """#),
    RowSample(
      format: "crypttab",
      text: #"""
        data /dev/sdb1 none luks,discard
        swap /dev/sdc1

        """#,
      values: #"""
        [
          {"name": "data", "device": "/dev/sdb1", "key_file": "none", "options": "luks,discard"},
          {"name": "swap", "device": "/dev/sdc1"}
        ]
        """#),
    RowSample(
      format: "inittab",
      text: #"""
        id:2:initdefault:
        1:2345:respawn:/sbin/getty 38400 tty1

        """#,
      values: #"""
        [
          {"id": "id", "runlevels": "2", "action": "initdefault", "process": ""},
          {"id": "1", "runlevels": "2345", "action": "respawn", "process": "/sbin/getty 38400 tty1"}
        ]
        """#),
    RowSample(
      format: "tmpfiles",
      text: #"""
        d  /run/a  0755 www-data www-data -  -
        L+ "/etc/b c" - - - - ../x y
        r! /tmp/z

        """#,
      values: #"""
        [
          {"type": "d", "path": "/run/a", "mode": "0755", "user": "www-data", "group": "www-data",
            "age": "-", "argument": "-"},
          {"type": "L+", "path": "/etc/b c", "mode": "-", "user": "-", "group": "-", "age": "-",
            "argument": "../x y"},
          {"type": "r!", "path": "/tmp/z"}
        ]
        """#),
    RowSample(
      format: "sysusers",
      text: #"""
        u www 33:33 "Web server" /var/www
        g disk -
        m www disk

        """#,
      values: #"""
        [
          {"type": "u", "name": "www", "id": "33:33", "gecos": "Web server", "home": "/var/www"},
          {"type": "g", "name": "disk", "id": "-"},
          {"type": "m", "name": "www", "id": "disk"}
        ]
        """#),
    RowSample(
      format: "binfmt",
      text: #"""
        ; Wine
        :win:M::MZ::/usr/bin/wine:

        """#,
      values: #"""
        [
          {"name": "win", "type": "M", "offset": "", "magic": "MZ", "mask": "",
            "interpreter": "/usr/bin/wine", "flags": ""}
        ]
        """#),
    RowSample(
      format: "nsswitch",
      text: #"""
        passwd:         files systemd # local
        hosts: files [!UNAVAIL=return] dns
        netgroup:

        """#,
      values: #"""
        {
          "passwd": "files systemd",
          "hosts": "files [!UNAVAIL=return] dns",
          "netgroup": ""
        }
        """#),
    RowSample(
      format: "sources-list",
      text: #"""
        deb [arch=amd64 signed-by=/k.gpg] http://d.example/ stable main contrib # x
        deb-src http://e.example/ ./

        """#,
      values: #"""
        [
          {"type": "deb", "options": "[arch=amd64 signed-by=/k.gpg]", "uri": "http://d.example/",
            "suite": "stable", "components": "main contrib"},
          {"type": "deb-src", "uri": "http://e.example/", "suite": "./"}
        ]
        """#),
    RowSample(
      format: "locale-gen",
      text: #"""
        # de_DE.UTF-8 UTF-8
        en_GB.UTF-8 UTF-8

        """#,
      values: #"""
        [
          {"locale": "en_GB.UTF-8", "charset": "UTF-8"}
        ]
        """#),
    RowSample(
      format: "modules",
      text: #"""
        # at boot
        loop max_loop=8
        ; not this
        nbd

        """#,
      values: #"""
        [
          "loop max_loop=8",
          "nbd"
        ]
        """#),
    RowSample(
      format: "shells",
      text: #"""
        /bin/sh # plain
        /bin/bash

        """#,
      values: #"""
        [
          "/bin/sh",
          "/bin/bash"
        ]
        """#),
    RowSample(
      format: "names",
      text: #"""
        root
        www-data

        """#,
      values: #"""
        [
          "root",
          "www-data"
        ]
        """#),
    RowSample(
      format: "ports",
      text: #"""
        631 # cups
        636

        """#,
      values: #"""
        [
          "631",
          "636"
        ]
        """#),
    RowSample(
      format: "ld-so",
      text: #"""
        include /etc/ld.so.conf.d/*.conf
        /usr/local/lib # ours

        """#,
      values: #"""
        [
          "include /etc/ld.so.conf.d/*.conf",
          "/usr/local/lib"
        ]
        """#),
    RowSample(
      format: "request-key",
      text: #"""
        create  dns_resolver  *  *  /sbin/key.dns_resolver %k

        """#,
      values: #"""
        [
          {"operation": "create", "type": "dns_resolver", "description": "*", "callout": "*",
            "command": "/sbin/key.dns_resolver %k"}
        ]
        """#),
    RowSample(
      format: "insserv",
      text: #"""
        $named dnsmasq
        $x-display-manager gdm3 +sddm

        """#,
      values: #"""
        [
          {"facility": "$named", "services": "dnsmasq"},
          {"facility": "$x-display-manager", "services": "gdm3 +sddm"}
        ]
        """#),
    RowSample(
      format: "sysstat-ioconf",
      text: #"""
        1:ram:*:0:d
        22:3:1:

        """#,
      values: #"""
        [
          "1:ram:*:0:d",
          "22:3:1:"
        ]
        """#),
  ]
}
