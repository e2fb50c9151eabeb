"""The dialects of a manifest: what kind of text each is, and which of Settee's formats read and write it by its rules."""

# No settings: words, data, and languages of their own.
OTHERS = {
    "none": "doc data template regex-list ldif-schema sql",
    "program": "perl php lua python js make ruby java-policy tcl vcl vim-script gdb kamailio grub-script shell-script zsh "
               "erlang upstart exim apparmor privoxy-actions unlang monit sp-procmail iptables pulse-script nftables chat "
               "zone-file",
    "table": "crontab pam pam-table sudoers nsswitch services hosts fstab exports pg-table master.cf aliases secrets "
             "autofs-map media-types audit-rules udev tmpfiles sysusers binfmt modules-list smartd radius-users sane lists "
             "sources.list ipsec-secrets",
}
KINDS = {dialect: kind for kind, names in OTHERS.items() for dialect in names.split()}

# A dialect that is not here has a format of its own name.
FORMATS = {
    "json": "json jsonc", "json-comments": "json jsonc json5", "yaml": "yaml", "toml": "toml toml-1.0", "xml": "xml",
    "properties": "properties", "shell-vars": "env equals rkhunter adduser", "spa-json": "spa-json",
    "ini-systemd": "systemd", "ini-desktop": "desktop keyfile", "ini-glib": "keyfile desktop", "ini-git": "gitconfig",
    "ini-mysql": "mysql", "ini-samba": "smb", "ini-php": "php", "ini-openssl": "openssl", "ini-fail2ban": "fail2ban",
    "ini-tuned": "tuned", "ini-supervisor": "supervisor", "ini-ufw": "ini keyfile", "ini-nfs": "nfs ini",
    "ini-freetds": "freetds", "ini-puppet": "puppet ini", "ini-sssd": "sssd ini", "ini-stunnel": "stunnel ini",
    "ini-davfs2": "davfs2", "ini-sudologsrvd": "sudo-logsrvd", "ini-munin-plugin": "munin-plugins",
    "ini-other": "ini pgbouncer keyfile", "ini-braces": "krb5",
    "eq-sysctl": "sysctl", "eq-postgresql": "postgresql", "eq-postfix": "postfix", "eq-libvirt": "libvirt colons",
    "eq-nagios": "nagios", "eq-vsftpd": "vsftpd", "eq-dnsmasq": "dnsmasq", "eq-auditd": "equals", "eq-awstats": "awstats",
    "eq-wgetrc": "wgetrc", "eq-lxc": "lxc", "eq-hostapd": "equals equals-lists", "eq-zabbix": "equals equals-lists",
    "eq-other": "equals equals-lists turnserver env", "eq-logwatch": "equals equals-lists",
    "sp-sshd": "sshd", "sp-ssh": "ssh", "sp-redis": "redis", "sp-chrony": "chrony", "sp-ntp": "ntp",
    "sp-login.defs": "login.defs", "sp-clamav": "words words-comments clamav", "sp-opendkim": "opendkim", "sp-tor": "tor",
    "sp-squid": "squid", "sp-ldap": "ldap", "sp-openvpn": "openvpn", "sp-memcached": "memcached",
    "sp-mosquitto": "mosquitto words words-comments", "sp-tinyproxy": "tinyproxy", "sp-spamassassin": "spamassassin",
    "sp-snmpd": "snmp cups", "sp-dhcpcd": "dhcpcd", "sp-resolv": "resolv", "sp-cups": "cups-files cups", "sp-privoxy": "privoxy",
    "sp-munin": "munin words-comments words", "sp-rsnapshot": "rsnapshot", "sp-vnstat": "vnstat",
    "sp-gnupg": "gnupg words words-comments", "sp-muttrc": "mutt", "sp-screenrc": "screen", "sp-nanorc": "nano",
    "sp-lftp": "lftp", "sp-inputrc": "inputrc", "sp-modprobe": "modprobe", "sp-ppp": "ppp words words-comments",
    "sp-frr": "frr words", "sp-other": "words words-comments msmtp dpkg", "sp-wpa": "wpa_supplicant",
    "colon-deb822": "deb822", "colon-yamlish": "unbound yaml", "colon-acng": "acng", "colon-xresources": "xresources",
    "apache": "apache", "apache-like": "proftpd collectd cups apache", "nginx": "nginx", "lighttpd": "lighttpd",
    "bind": "bind", "dhcpd": "dhcpd", "apt.conf": "apt.conf", "ucl": "ucl", "munin-master": "munin",
    "nagios-objects": "nagios-objects", "rsyslog": "rsyslog", "slapd": "slapd ldap", "alsa": "alsa", "hdparm": "hdparm",
    "ipsec": "ipsec", "interfaces": "interfaces", "xorg": "xorg", "multipath": "multipath", "lvm": "lvm",
    "crontab": "crontab user-crontab anacrontab", "pam": "pam pam-conf",
    "pam-table": "access limits namespace pam-env group-conf time-conf sepermit", "services": "services protocols rpc iproute2 ethers ethertypes networks",
    "hosts": "hosts hosts-access names", "fstab": "fstab crypttab", "pg-table": "pg-hba pg-ident",
    "master.cf": "postfix-master postfix-dynamicmaps postfix-files", "aliases": "aliases postfix-map postfix-files",
    "secrets": "ppp-secrets davfs2-secrets chrony-keys mosquitto-acl mosquitto-keys mosquitto-passwords", "autofs-map": "autofs auto-master",
    "media-types": "mime-types mailcap", "modules-list": "modules", "radius-users": "radius-users radius-dictionary",
    "lists": "shells insserv locale-gen request-key list names sysstat-ioconf", "sources.list": "sources-list", "ipsec-secrets": "ipsec-secrets",
}


def kind(dialect):
    return KINDS.get(dialect, "settings")


def formats(dialect):
    return FORMATS.get(dialect, dialect).split()
