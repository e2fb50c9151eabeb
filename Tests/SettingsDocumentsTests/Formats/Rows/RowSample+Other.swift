/// Tables of mail, of devices and of jobs.
extension RowSample {
  static let other: [RowSample] = [
    RowSample(
      format: "mime-types",
      text: #"""
        text/html\#t\#thtml htm
        text/x-nothing

        """#,
      values: #"""
        [
          {"type": "text/html", "extensions": "html htm"},
          {"type": "text/x-nothing"}
        ]
        """#),
    RowSample(
      format: "mailcap",
      text: #"""
        text/html; /usr/bin/w3m '%s'; needsterminal; priority=3
        image/*; display %s

        """#,
      values: #"""
        [
          {"type": "text/html", "command": "/usr/bin/w3m '%s'", "flags": "needsterminal; priority=3"},
          {"type": "image/*", "command": "display %s"}
        ]
        """#),
    RowSample(
      format: "aliases",
      text: #"""
        # who
        postmaster:    root
        staff: ann,
          bob, |/bin/x

        """#,
      values: #"""
        {
          "postmaster": "root",
          "staff": "ann, bob, |/bin/x"
        }
        """#),
    RowSample(
      format: "postfix-master",
      text: #"""
        smtp  inet  n  -  y  -  -  smtpd
        submission inet n - y - - smtpd
          -o a=1
        #  -o b=2
          -o c=3

        """#,
      values: #"""
        [
          {"service": "smtp", "type": "inet", "private": "n", "unpriv": "-", "chroot": "y", "wakeup": "-",
            "maxproc": "-", "command": "smtpd"},
          {"service": "submission", "type": "inet", "private": "n", "unpriv": "-", "chroot": "y",
            "wakeup": "-", "maxproc": "-", "command": "smtpd -o a=1 -o c=3"}
        ]
        """#),
    RowSample(
      format: "postfix-dynamicmaps",
      text: #"""
        ldap postfix-ldap.so dict_ldap_open

        """#,
      values: #"""
        [
          {"type": "ldap", "object": "postfix-ldap.so", "open": "dict_ldap_open"}
        ]
        """#),
    RowSample(
      format: "postfix-files",
      text: #"""
        $config_directory:d:root:-:755:u
        $html_directory/a:h:$b

        """#,
      values: #"""
        [
          {"name": "$config_directory", "type": "d", "owner": "root", "group": "-", "permissions": "755",
            "flags": "u"},
          {"name": "$html_directory/a", "type": "h", "owner": "$b"}
        ]
        """#),
    RowSample(
      format: "postfix-map",
      text: #"""
        example.com  smtp:[relay]:25
        .example.com error:
          no mail

        """#,
      values: #"""
        [
          {"pattern": "example.com", "result": "smtp:[relay]:25"},
          {"pattern": ".example.com", "result": "error: no mail"}
        ]
        """#),
    RowSample(
      format: "postfix-passwords",
      text: #"""
        # Other servers.
        [smtp.example.org]:587  user:pass word

        """#,
      values: #"""
        [{"server": "[smtp.example.org]:587", "password": "user:pass word"}]
        """#),
    RowSample(
      format: "udev",
      text: #"""
        ACTION!="add|change", GOTO="end"
        KERNEL == "sd*", \
          RUN+="/bin/a \"x\"", RUN+="/bin/b"
        LABEL="end"

        """#,
      values: #"""
        [
          {"ACTION!=": "add|change", "GOTO=": "end"},
          {"KERNEL==": "sd*", "RUN+=": ["/bin/a \"x\"", "/bin/b"]},
          {"LABEL=": "end"}
        ]
        """#),
    RowSample(
      format: "smartd",
      text: #"""
        DEVICESCAN -m root \
          -M exec /x # all
        /dev/sda

        """#,
      values: #"""
        [
          {"device": "DEVICESCAN", "directives": "-m root -M exec /x"},
          {"device": "/dev/sda"}
        ]
        """#),
    RowSample(
      format: "sane",
      text: #"""
        # ids
        usb 0x04a9 0x220d
        option foo

        """#,
      values: #"""
        [
          "usb 0x04a9 0x220d",
          "option foo"
        ]
        """#),
    RowSample(
      format: "crontab",
      text: #"""
        SHELL=/bin/sh
        #MAILTO=root
        17 *\#t* * *\#troot  cd / && run-parts x # no comment
        @daily ann echo 5%
        HOME = "/x y"

        """#,
      values: #"""
        {
          "SHELL": "/bin/sh",
          "HOME": "/x y",
          "jobs": [{"minute": "17", "hour": "*", "day": "*", "month": "*", "weekday": "*", "user": "root",
            "command": "cd / && run-parts x # no comment"}, {"time": "@daily", "user": "ann",
            "command": "echo 5%"}]
        }
        """#),
    RowSample(
      format: "user-crontab",
      text: #"""
        */5 7-23 * jan mon-fri a  b
        @reboot c

        """#,
      values: #"""
        {
          "jobs": [{"minute": "*/5", "hour": "7-23", "day": "*", "month": "jan", "weekday": "mon-fri",
            "command": "a  b"}, {"time": "@reboot", "command": "c"}]
        }
        """#),
    RowSample(
      format: "anacrontab",
      text: #"""
        RANDOM_DELAY=5
        1\#t5\#tcron.daily\#trun-parts /etc/cron.daily
        @monthly 15 m  x \
          y

        """#,
      values: #"""
        {
          "RANDOM_DELAY": "5",
          "jobs": [{"period": "1", "delay": "5", "name": "cron.daily",
            "command": "run-parts /etc/cron.daily"}, {"period": "@monthly", "delay": "15", "name": "m",
            "command": "x y"}]
        }
        """#),
    RowSample(
      format: "radius-users",
      text: #"""
        DEFAULT Hint == "PPP", A := 1
        \#tB = 2,
        \#tC = "3"
        ann
        $INCLUDE more

        """#,
      values: #"""
        [
          {"name": "DEFAULT", "check": "Hint == \"PPP\", A := 1", "reply": "B = 2, C = \"3\""},
          {"name": "ann"},
          {"include": "more"}
        ]
        """#),
    RowSample(
      format: "radius-dictionary",
      text: #"""
        ATTRIBUTE  My-Thing  3000  string # mine
        $INCLUDE /x

        """#,
      values: #"""
        [
          {"kind": "ATTRIBUTE", "name": "My-Thing", "definition": "3000  string"},
          {"include": "/x"}
        ]
        """#),
  ]
}
