/// Names that tell what is no settings file, or one in a language of its own that is not read.
///
/// Patterns are as in ``FormatNames``; the narrowest of all decides, also between these and the formats' own.
enum RefusedNames {
  /// Whatever folder it is in, and whatever is else in that folder.
  static let everywhere: [(reason: String, patterns: [String])] = [
    (
      "words for people",
      [
        "README", "README.*", "README-*", "readme", "readme.*", "*.README", "*.readme", "*.md", "*.rst", "*.adoc",
        "copyright", "LICENSE", "LICENSE.*", "COPYING", "CHANGELOG", "CHANGELOG.*", "changelog", "NEWS", "TODO",
        "00README", "0README",
      ]
    ),
    ("a program", ["*.so", "*.ko", "*.o", "*.a", "*.jar", "*.class", "*.pyc"]),
    ("checksums", ["*.md5sum", "*.md5sums", "*.sha256", "*.sha256sum"]),
  ]

  static let all: [(reason: String, patterns: [String])] = [
    (
      "a shell script",
      [
        "*.sh", "*.bash", "*.zsh", "*.ksh", "*.csh", "*.fish", "*.bashrc", ".bash_profile", ".bash_login",
        ".bash_logout", ".bash_aliases", ".profile", ".xprofile", ".xinitrc", ".xsession", ".zshrc", ".zprofile",
        ".zshenv", ".zlogin", "zshrc", "zprofile", "zshenv", "zlogin", "zlogout", "bash_completion.d/*", "etc/profile",
        "etc/csh.*", "etc/init.d/*", "etc/rc.local", "etc/cron.hourly/*", "etc/cron.daily/*", "etc/cron.weekly/*",
        "etc/cron.monthly/*", "etc/kernel/*/*", "etc/grub.d/*", "etc/network/if-*.d/*", "etc/update-motd.d/*",
        "etc/X11/Xsession", "etc/X11/Xsession.d/*", "etc/X11/Xreset.d/*", "etc/X11/Xreset", "etc/ppp/ip-*",
        "etc/ppp/ip-*.d/*", "etc/ppp/ipv6-*.d/*", "etc/sv/*/run", "etc/sv/*/finish", "etc/sv/*/log/run",
        "etc/schroot/setup.d/*", "etc/resolvconf/update.d/*", "etc/resolvconf/update-libc.d/*",
        "etc/dhcp/dhclient-*-hooks.d/*", "dispatcher.d/*", "dispatcher.d/*/*", "etc/gdm3/*/Default",
        "etc/gdm3/Xsession",
        "etc/etckeeper/*.d/*", "initramfs-tools/hooks/*", "initramfs-tools/scripts/*/*", "sa-update-hooks.d/*",
        "etc/smartmontools/run.d/*", "efax.rc", "bash_completion", "PKGBUILD", "APKBUILD", "configure", "*.ebuild",
      ]
    ),
    (
      "a Perl program",
      [
        "*.pl", "*.pm", "etc/amavis/conf.d/*", "amavisd.conf", "etc/needrestart/needrestart.conf",
        "needrestart/conf.d/*", "sbuild.conf", "gitweb.conf", "calamaris.conf", "tigervnc/vncserver-config-*",
        "mail/mimedefang-filter",
      ]
    ),
    ("a Python program", ["*.py", "gunicorn.conf"]),
    ("a Ruby program", ["*.rb", "Vagrantfile", "Gemfile", "Rakefile"]),
    ("a PHP program", ["*.php", "*.phtml", "*.inc.php"]),
    ("a Lua program", ["*.lua", "kresd.conf", "dnsdist.conf", "conky/conky*.conf", "conky.conf"]),
    ("a JavaScript program", ["*.js", "*.mjs", "*.cjs", "*.ts", "polkit-1/rules.d/*.rules"]),
    ("a Tcl program", ["*.tcl"]), ("an Erlang program", ["*.erl", "*.escript"]),
    ("a makefile", ["Makefile", "makefile", "GNUmakefile", "*.mk", "*.mak"]), ("macros of m4", ["*.m4", "*.mc"]),
    ("a program", ["*.c", "*.h", "*.cpp", "*.go", "*.rs", "*.java", "*.swift", "*.el", "*.scm"]),
    ("Varnish's language", ["*.vcl"]), ("Vim's script", ["*.vim", "vimrc", "vimrc.*", ".vimrc", "gvimrc"]),
    ("Emacs Lisp", [".emacs"]), ("commands of gdb", [".gdbinit", "gdbinit", "*.gdb", "gdbcommands"]),
    ("an AppArmor profile", ["etc/apparmor.d/*", "etc/apparmor.d/*/*", "etc/apparmor.d/*/*/*"]),
    ("a script of GRUB", ["grub/grub.cfg", "examples/grub.cfg", "grub/custom.cfg"]),
    ("a script of Kamailio", ["kamailio/*.cfg", "kamailio/*/*.cfg", "opensips/*.cfg"]),
    ("in Exim's own language", ["etc/exim4/*", "etc/exim4/*/*", "etc/exim4/*/*/*", "exim/exim.conf", "etc/exim.conf"]),
    ("in Monit's own language", ["monitrc", "etc/monit/*", "etc/monit/*/*"]),
    ("a job of Upstart", ["etc/init/*.conf"]), ("rules of nftables", ["etc/nftables.conf", "*.nft"]),
    (
      "rules of iptables",
      [
        "ufw/before.rules", "ufw/before6.rules", "ufw/after.rules", "ufw/after6.rules", "ufw/user.rules",
        "ufw/user6.rules", "iptables/*.rules", "etc/iptables/rules.v4", "etc/iptables/rules.v6",
      ]
    ),
    ("in maildrop's language", ["maildroprc", ".mailfilter"]),
    ("in OpenSMTPD's own language", ["smtpd.conf"]),
    ("commands of a mail program", ["s-nail.rc", "mail.rc", ".mailrc"]),
    ("rules of procmail", ["procmailrc", ".procmailrc"]), ("commands of PulseAudio", ["*.pa"]),
    ("a dialogue with a modem", ["etc/chatscripts/*"]),
    ("policies in FreeRADIUS's language", ["freeradius/*/policy.d/*"]),
    (
      "a policy of Java", ["*.java.policy", "java*/security/*.policy", "tomcat*/policy.d/*.policy", "tomcat*/*.policy"]
    ),
    (
      "a list of regular expressions",
      [
        "etc/logcheck/ignore.d.*/*", "etc/logcheck/violations.d/*", "etc/logcheck/violations.ignore.d/*",
        "etc/logcheck/cracking.d/*", "etc/logcheck/cracking.ignore.d/*", "etc/cruft/*/*", "etc/postgrey/whitelist_*",
      ]
    ),
    ("an LDAP schema", ["ldap/schema/*"]), ("LDIF", ["*.ldif"]),
    ("SQL", ["*.sql", "queries.conf", "freeradius/*/mods-config/sql/*/*/*"]),
    ("a zone file", ["etc/bind/db.*", "*.zone"]),
    (
      "a template",
      [
        "*.tmpl", "*.tpl", "*.j2", "*.jinja", "*.jinja2", "*.erb", "*.mustache", "*.in", "*.m4.in",
        "etc/cloud/templates/*", "etc/munin/templates/*", "etc/munin/templates/*/*", "etc/privoxy/templates/*",
        "etc/amavis/en_US/*", "etc/haproxy/errors/*", "*.http",
      ]
    ),
    ("a certificate", ["*.pem", "*.crt", "*.cer", "*.csr", "*.p7b"]),
    ("a key", ["*.key", "*.pub", "*.gpg", "*.asc", "*.pgp", "authorized_keys", "known_hosts"]),
    ("a document type definition", ["*.dtd"]), ("a web page", ["*.html", "*.htm", "*.xhtml"]),
    ("a style sheet", ["*.css"]),
    (
      "words for people",
      [
        "*.txt", "*.text", "*.1", "*.5", "*.8", "etc/issue", "etc/issue.net", "etc/motd", "etc/motd.*",
        "etc/debian_version", "etc/logcheck/header*", "logcheck/header.txt",
      ]
    ),
    ("a translation", ["*.po", "*.pot"]), ("a document of TeX", ["*.tex"]),
    (
      "a table of data",
      [
        "*.csv", "*.tsv", "*.dat", "etc/ssh/moduli", "etc/magic", "apache2/magic", "*/stopwords_*", "locale.alias",
        "nginx/koi-utf", "nginx/koi-win", "nginx/win-utf", "etc/rspamd/maps.d/*", "maps.d/*.inc",
      ]
    ),
    ("a log", ["*.log"]),
  ]
}
