/// Tables of what may be done.
extension RowSample {
  static let access: [RowSample] = [
    RowSample(
      format: "pam",
      text: #"""
        @include common-auth
        auth  [success=ok default=bad] pam_unix.so nullok \
          try_first_pass
        -session optional pam_systemd.so # maybe

        """#,
      values: #"""
        [
          {"include": "common-auth"},
          {"type": "auth", "control": "[success=ok default=bad]", "module": "pam_unix.so",
            "arguments": "nullok try_first_pass"},
          {"type": "-session", "control": "optional", "module": "pam_systemd.so"}
        ]
        """#),
    RowSample(
      format: "pam-conf",
      text: #"""
        login auth required pam_unix.so

        """#,
      values: #"""
        [
          {"service": "login", "type": "auth", "control": "required", "module": "pam_unix.so"}
        ]
        """#),
    RowSample(
      format: "limits",
      text: #"""
        @adm  soft  nofile  1024 # files
        ann -

        """#,
      values: #"""
        [
          {"domain": "@adm", "type": "soft", "item": "nofile", "value": "1024"},
          {"domain": "ann", "type": "-"}
        ]
        """#),
    RowSample(
      format: "access",
      text: #"""
        +:root:LOCAL 10.0.0.0/8
        - : ALL EXCEPT (wheel) : ALL

        """#,
      values: #"""
        [
          {"permission": "+", "users": "root", "origins": "LOCAL 10.0.0.0/8"},
          {"permission": "-", "users": "ALL EXCEPT (wheel)", "origins": "ALL"}
        ]
        """#),
    RowSample(
      format: "group-conf",
      text: #"""
        xsh; tty* ; us; Al0900-1800; floppy

        """#,
      values: #"""
        [
          {"services": "xsh", "ttys": "tty*", "users": "us", "times": "Al0900-1800", "groups": "floppy"}
        ]
        """#),
    RowSample(
      format: "time-conf",
      text: #"""
        login;*;!root;!Wd0000-2400 # nights

        """#,
      values: #"""
        [
          {"services": "login", "ttys": "*", "users": "!root", "times": "!Wd0000-2400"}
        ]
        """#),
    RowSample(
      format: "namespace",
      text: #"""
        /tmp  /tmp-inst/  level  root,adm

        """#,
      values: #"""
        [
          {"directory": "/tmp", "instance_prefix": "/tmp-inst/", "method": "level", "users": "root,adm"}
        ]
        """#),
    RowSample(
      format: "pam-env",
      text: #"""
        REMOTEHOST DEFAULT=localhost OVERRIDE=@{PAM_RHOST}
        PATH

        """#,
      values: #"""
        [
          {"variable": "REMOTEHOST", "settings": "DEFAULT=localhost OVERRIDE=@{PAM_RHOST}"},
          {"variable": "PATH"}
        ]
        """#),
    RowSample(
      format: "sepermit",
      text: #"""
        %group:exclusive
        ann

        """#,
      values: #"""
        [
          "%group:exclusive",
          "ann"
        ]
        """#),
    RowSample(
      format: "sudoers",
      text: #"""
        Defaults env_reset
        Defaults:ann !lecture, \
          timestamp_timeout=5
        User_Alias OPS = ann, bob
        root ALL=(ALL:ALL) ALL
        ann, bob db, web = (root) NOPASSWD: /bin/ls, /bin/cat # both
        #1000 ALL = ALL
        @includedir /etc/sudoers.d

        """#,
      values: #"""
        {
          "defaults": [{"scope": "Defaults", "settings": "env_reset"}, {"scope": "Defaults:ann",
            "settings": "!lecture, timestamp_timeout=5"}],
          "aliases": [{"type": "User_Alias", "name": "OPS", "members": "ann, bob"}],
          "rules": [{"users": "root", "hosts": "ALL", "commands": "(ALL:ALL) ALL"}, {"users": "ann, bob",
            "hosts": "db, web", "commands": "(root) NOPASSWD: /bin/ls, /bin/cat"},
            {"users": "#1000", "hosts": "ALL", "commands": "ALL"}],
          "includes": [{"includedir": "/etc/sudoers.d"}]
        }
        """#),
    RowSample(
      format: "pg-hba",
      text: #"""
        local all postgres peer
        host all, "my db" all 10.0.0.0 255.0.0.0 md5
        hostssl "all" +ops ::1/128 ldap ldapserver=a ldapport=1
        include more.conf # x

        """#,
      values: #"""
        [
          {"type": "local", "database": "all", "user": "postgres", "method": "peer"},
          {"type": "host", "database": "all, \"my db\"", "user": "all", "address": "10.0.0.0",
            "mask": "255.0.0.0", "method": "md5"},
          {"type": "hostssl", "database": "\"all\"", "user": "+ops", "address": "::1/128",
            "method": "ldap", "options": "ldapserver=a ldapport=1"},
          {"include": "more.conf"}
        ]
        """#),
    RowSample(
      format: "pg-ident",
      text: #"""
        ops  /^(.*)@example$  \1

        """#,
      values: #"""
        [
          {"map": "ops", "system_user": "/^(.*)@example$", "database_user": "\\1"}
        ]
        """#),
    RowSample(
      format: "exports",
      text: #"""
        /srv  10.0.0.0/8(ro) \
          *.example(rw,sync)
        "/my dir" *
        /a\040b *
        /all

        """#,
      values: #"""
        [
          {"path": "/srv", "clients": "10.0.0.0/8(ro) *.example(rw,sync)"},
          {"path": "/my dir", "clients": "*"},
          {"path": "/a b", "clients": "*"},
          {"path": "/all"}
        ]
        """#),
    RowSample(
      format: "hosts-access",
      text: #"""
        ALL: [::1] .example EXCEPT bad.example : spawn /bin/x
        sshd: 10.

        """#,
      values: #"""
        [
          {"daemons": "ALL", "clients": "[::1] .example EXCEPT bad.example", "options": "spawn /bin/x"},
          {"daemons": "sshd", "clients": "10."}
        ]
        """#),
    RowSample(
      format: "audit-rules",
      text: #"""
        -D
        -w /etc/passwd -p wa -k id

        """#,
      values: #"""
        [
          "-D",
          "-w /etc/passwd -p wa -k id"
        ]
        """#),
  ]
}
