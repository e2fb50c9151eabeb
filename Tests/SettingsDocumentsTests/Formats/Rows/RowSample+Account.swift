/// Tables of users and of secrets.
extension RowSample {
  static let account: [RowSample] = [
    RowSample(
      format: "passwd",
      text: #"""
        root:x:0:0:root:/root:/bin/bash
        www-data:x:33:33:,,,:/var/www:

        """#,
      values: #"""
        [
          {"name": "root", "password": "x", "uid": "0", "gid": "0", "gecos": "root", "home": "/root",
            "shell": "/bin/bash"},
          {"name": "www-data", "password": "x", "uid": "33", "gid": "33", "gecos": ",,,",
            "home": "/var/www", "shell": ""}
        ]
        """#),
    RowSample(
      format: "group",
      text: #"""
        adm:x:4:syslog,pi
        root:x:0:

        """#,
      values: #"""
        [
          {"name": "adm", "password": "x", "gid": "4", "members": "syslog,pi"},
          {"name": "root", "password": "x", "gid": "0", "members": ""}
        ]
        """#),
    RowSample(
      format: "shadow",
      text: #"""
        root:*:19000:0:99999:7:::

        """#,
      values: #"""
        [
          {"name": "root", "password": "*", "last_change": "19000", "minimum": "0", "maximum": "99999",
            "warning": "7", "inactive": "", "expires": "", "reserved": ""}
        ]
        """#),
    RowSample(
      format: "gshadow",
      text: #"""
        adm:*::syslog

        """#,
      values: #"""
        [
          {"name": "adm", "password": "*", "administrators": "", "members": "syslog"}
        ]
        """#),
    RowSample(
      format: "subuid",
      text: #"""
        pi:100000:65536

        """#,
      values: #"""
        [
          {"name": "pi", "start": "100000", "count": "65536"}
        ]
        """#),
    RowSample(
      format: "mosquitto-passwords",
      text: #"""
        # who
        roger:$6$cl==

        """#,
      values: #"""
        [
          {"name": "roger", "password": "$6$cl=="}
        ]
        """#),
    RowSample(
      format: "mosquitto-keys",
      text: #"""
        easy:12345

        """#,
      values: #"""
        [
          {"name": "easy", "key": "12345"}
        ]
        """#),
    RowSample(
      format: "mosquitto-acl",
      text: #"""
        topic read $SYS/#
        user roger

        """#,
      values: #"""
        [
          {"type": "topic", "rule": "read $SYS/#"},
          {"type": "user", "rule": "roger"}
        ]
        """#),
    RowSample(
      format: "ppp-secrets",
      text: #"""
        # client server secret
        ann\#t*\#t"two words"\#t10.0.0.1 10.0.0.2 # work
        *\#thost\#t""

        """#,
      values: #"""
        [
          {"client": "ann", "server": "*", "secret": "two words", "addresses": "10.0.0.1 10.0.0.2"},
          {"client": "*", "server": "host", "secret": ""}
        ]
        """#),
    RowSample(
      format: "chrony-keys",
      text: #"""
        1 MD5 AVeryLongAndRandomPassword
        25 HEX:1DC764E0

        """#,
      values: #"""
        [
          {"id": "1", "type_or_key": "MD5", "key": "AVeryLongAndRandomPassword"},
          {"id": "25", "type_or_key": "HEX:1DC764E0"}
        ]
        """#),
    RowSample(
      format: "ipsec-secrets",
      text: #"""
        include /etc/ipsec.d/*.secrets
        10.0.0.1 @b : PSK "a secret"
        : RSA key.pem

        """#,
      values: #"""
        [
          {"include": "/etc/ipsec.d/*.secrets"},
          {"selectors": "10.0.0.1 @b", "type": "PSK", "secret": "\"a secret\""},
          {"selectors": "", "type": "RSA", "secret": "key.pem"}
        ]
        """#),
    RowSample(
      format: "davfs2-secrets",
      text: #"""
        https://dav.example/ ann "my pass"
        /mnt/x bob

        """#,
      values: #"""
        [
          {"server": "https://dav.example/", "user": "ann", "password": "\"my pass\""},
          {"server": "/mnt/x", "user": "bob"}
        ]
        """#),
  ]
}
