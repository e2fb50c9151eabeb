/// Every name's meaning, and where each format is among the families. Made by `make names` of what the formats tell.
enum FormatNameIndex {
  /// By the last components.
  static let names: StaticString = #"""
    =xresources	.Xdefaults
    =xresources	.Xresources
    =yaml	.ansible-lint
    =alsa	.asoundrc
    =json5	.babelrc
    -a shell script	.bash_aliases
    -a shell script	.bash_login
    -a shell script	.bash_logout
    -a shell script	.bash_profile
    =json	.bowerrc
    =yaml	.clang-format
    =yaml	.clang-tidy
    =yaml	.clangd
    =xml	.classpath
    =yaml	.cmake-format
    =yaml	.condarc
    =jsonc	.cspell.json
    =jsonc	.devcontainer.json
    =dpkg	.dpkg.cfg
    =ini	.editorconfig
    -Emacs Lisp	.emacs
    =env	.env
    =jsonc	.eslintrc
    =jsonc	.eslintrc.json
    =ini	.flake8
    =xml	.fonts.conf
    =freetds	.freetds.conf
    -commands of gdb	.gdbinit
    =yaml	.gemrc
    =gitconfig	.gitconfig
    =gitconfig	.gitmodules
    =hgrc	.hgrc
    =jsonc	.hintrc
    =apache	.htaccess
    =inputrc	.inputrc
    =jsonc	.jscsrc
    =jsonc	.jshintrc
    =ldap	.ldaprc
    =lftp	.lftprc
    =jsonc	.luarc.json
    =mailcap	.mailcap
    -in maildrop's language	.mailfilter
    -commands of a mail program	.mailrc
    =jsonc	.markdownlint.json
    =mime-types	.mime.types
    =msmtp	.msmtprc
    =mysql	.my.cnf
    =nano	.nanorc
    =mutt	.neomuttrc
    =ini	.npmrc
    =jsonc	.oxlintrc.json
    =pam-env	.pam_environment
    =keyfile	.pg_service.conf
    -rules of procmail	.procmailrc
    -a shell script	.profile
    =xml	.project
    =ini	.pylintrc
    =ini	.pypirc
    =resolv	.resolv.conf
    =jsonc	.swcrc
    =json	.tern-project
    =php	.user.ini
    -Vim's script	.vimrc
    =vnstat	.vnstatrc
    =json	.watchmanconfig
    =wgetrc	.wgetrc
    -a shell script	.xinitrc
    -a shell script	.xprofile
    -a shell script	.xsession
    =yaml	.yamllint
    -a shell script	.zlogin
    -a shell script	.zprofile
    -a shell script	.zshenv
    -a shell script	.zshrc
    !words for people	00README
    !words for people	0README
    -a shell script	APKBUILD
    =xml	App.config
    !words for people	CHANGELOG
    !words for people	COPYING
    =toml	Cargo.lock
    =yaml	Chart.lock
    -a shell script	etc/gdm3/*/Default
    -a makefile	GNUmakefile
    -a Ruby program	Gemfile
    =collectd	collectd-core/examples/GenericJMX.conf
    =toml	Gopkg.lock
    !words for people	LICENSE
    -a makefile	Makefile
    =mutt	Muttrc
    !words for people	NEWS
    =xml	NuGet.Config
    -a shell script	PKGBUILD
    =toml	Pipfile
    =json	Pipfile.lock
    =yaml	Podfile.lock
    !words for people	README
    -a Ruby program	Rakefile
    !words for people	TODO
    -a Ruby program	Vagrantfile
    =xml	Web.config
    -a shell script	etc/X11/Xreset
    -a shell script	etc/X11/Xsession
    -a shell script	etc/gdm3/Xsession
    =words	X11/Xsession.options
    =yaml	_clang-format
    =postfix-map	postfix/access
    =access	security/access.conf
    =acng	acng.conf
    =adduser	adduser.conf
    -rules of iptables	ufw/after.rules
    -rules of iptables	ufw/after6.rules
    =ini	alembic.ini
    =aliases	etc/aliases
    =alsa	alsa/alsa.conf
    -a Perl program	amavisd.conf
    =anacrontab	etc/anacrontab
    =apache	apache.conf
    =apache	apache2.conf
    =apache	apache22.conf
    =apache	apache24.conf
    =words	apcupsd.conf
    =jsonc	api-extractor.json
    =xml	app.config
    =apt.conf	apt.conf
    =alsa	asound.conf
    =names	etc/at.allow
    =names	etc/at.deny
    =equals	audit/auditd.conf
    =equals	ha.d/authkeys
    -a key	authorized_keys
    =autofs	etc/auto.home
    =auto-master	etc/auto.master
    =autofs	etc/auto.misc
    =nfs	autofs.conf
    =keyfile	avahi/avahi-daemon.conf
    =awstats	awstats.conf
    =equals	backupninja.conf
    -a shell script	bash_completion
    =bacula	bconsole.conf
    -rules of iptables	ufw/before.rules
    -rules of iptables	ufw/before6.rules
    =bind	bind.keys
    =ports	etc/bindresvport.blacklist
    =bird	bird.conf
    =bird	bird6.conf
    =env	tuned/bootcmdline
    =iproute2	iproute2/bpf_pinning
    -a Perl program	calamaris.conf
    =postfix-map	postfix/canonical
    =nagios	nagios*/cgi.cfg
    =nagios	nagios*/examples/cgi.cfg
    =equals-lists	cgitrc
    !words for people	changelog
    =ppp-secrets	ppp/chap-secrets
    =env	chkrootkit.conf
    =chrony	chrony.conf
    =chrony-keys	chrony.keys
    =words	clamav-milter.conf.sample
    =words	clamd.conf
    =words	clamd.conf.sample
    =colons	clamsmtpd.conf
    =cups	cups/classes.conf
    =equals	pulse/client.conf
    =cups	cups/client.conf
    =cups	libcups2/examples/client.conf
    =yaml	cloud.cfg
    =collectd	collectd.conf
    =collectd	collectd/collectd.conf
    =acng	collectd/collection.conf
    =json	composer.lock
    =yaml	condarc
    =jsonc	waybar/config
    =yaml	clangd/config
    =yaml	.kube/config
    =toml	.cargo/config
    =gitconfig	.git/config
    =gitconfig	git/config
    =env	schroot/*/config
    =env	dehydrated/config
    =ssh	.ssh/config
    =ini	subversion/config
    =ini	.subversion/config
    =lxc	lxc/*/config
    =msmtp	msmtp/config
    =privoxy	privoxy/config
    =i3	i3/config
    =i3	sway/config
    =i3	i3/config.keycodes
    -a shell script	configure
    -a Lua program	conky.conf
    =conntrackd	conntrackd.conf
    =names	schroot/*/copyfiles
    !words for people	copyright
    =systemd	coredump.conf
    =corosync	corosync.conf
    =env	courier/courierd
    =env	cowpoke.conf
    =postgresql	postgresql-common/createcluster.conf
    =toml	.cargo/credentials
    =names	etc/cron.allow
    =names	etc/cron.deny
    =crontab	etc/crontab
    =user-crontab	tmp/crontab.*/crontab
    =crypttab	etc/crypttab
    =jsonc	cspell.json
    =cups	cups-browsed.conf
    =cups	cups-files.conf
    =cups	cupsd.conf
    -a script of GRUB	grub/custom.cfg
    =keyfile	gdm/custom.conf
    =equals	cvtsudoers.conf
    =equals	pulse/daemon.conf
    =env	frr/daemons
    =davfs2	davfs2.conf
    =davfs2	davfs2/davfs2.conf
    =deb822	debconf.conf
    =equals	debfoster.conf
    -words for people	etc/debian_version
    =env	tlp/defaults.conf
    =adduser	deluser.conf
    =jsonc	deno.json
    =jsonc	devcontainer-feature.json
    =jsonc	devcontainer.json
    =dhcpd	dhclient.conf
    =dhcpd	dhclient.conf.example
    =dhcpd	dhclient6.conf
    =dhcpcd	dhcpcd.conf
    =dhcpd	dhcpd.conf
    =dhcpd	dhcpd.conf.example
    =dhcpd	dhcpd6.conf
    =dhcpcd	dhcpv6-pd.conf
    =radius-dictionary	freeradius/*/dictionary
    =radius-dictionary	freeradius/dictionary
    =radius-dictionary	raddb/dictionary
    =words	dirmngr.conf
    -a Lua program	dnsdist.conf
    =dnsmasq	dnsmasq.conf
    =dnsmasq	dnsmasq.conf.example
    =dovecot	dovecot.conf
    =dpkg	dpkg/dpkg.cfg
    =drbd	drbd.conf
    =env	dropbear/initramfs/dropbear.conf
    =postfix-dynamicmaps	postfix/dynamicmaps.cf
    =env	e2scrub.conf
    -a shell script	efax.rc
    =aliases	etc/email-addresses
    =iproute2	iproute2/ematch_map
    =env	zookeeper/*/environment
    =env	bird/envvars
    =env	apache2/envvars
    =env	courier/esmtpd
    =env	courier/esmtpd-msa
    =env	courier/esmtpd-ssl
    =env	etckeeper/etckeeper.conf
    =ethers	etc/ethers
    =ethertypes	etc/ethertypes
    -in Exim's own language	exim/exim.conf
    -in Exim's own language	etc/exim.conf
    =exports	etc/exports
    =equals	security/faillock.conf
    =collectd	collectd/filters.conf
    =collectd	collectd-core/examples/filters.conf
    -a shell script	etc/sv/*/finish
    =equals	firewalld/firewalld.conf
    =json	flake.lock
    =xml	fonts.conf
    =freetds	freetds.conf
    =words	freshclam.conf
    =words	freshclam.conf.sample
    =frr	frr/frr.conf
    =fstab	etc/fstab
    =fstab	*/fstab
    =names	etc/ftpusers
    =words-comments	gai.conf
    -commands of gdb	gdbcommands
    -commands of gdb	gdbinit
    =postfix-map	postfix/generic
    =gitconfig	gitconfig
    -a Perl program	gitweb.conf
    =words	gpg-agent.conf
    =words	gpg.conf
    =group	etc/group
    =iproute2	iproute2/group
    =group	etc/group-
    =group-conf	security/group.conf
    -a script of GRUB	grub/grub.cfg
    -a script of GRUB	examples/grub.cfg
    =gshadow	etc/gshadow
    =gshadow	etc/gshadow-
    -a Python program	gunicorn.conf
    -Vim's script	gvimrc
    =haproxy	haproxy.cfg
    =hdparm	hdparm.conf
    -words for people	logcheck/header.txt
    =hgrc	mercurial/hgrc
    =hgrc	.hg/hgrc
    =hgrc	hg/hgrc
    =radius-users	preprocess/hints
    =radius-users	3.0/hints
    =systemd	homed.conf
    =words	host.conf
    =equals-lists	hostapd.conf
    =hosts	etc/hosts
    =hosts	avahi/hosts
    =hosts-access	etc/hosts.allow
    =nut	nut/hosts.conf
    =hosts-access	etc/hosts.deny
    =apache	roundcube/htaccess
    =apache	htaccess
    =apache	httpd.conf
    =radius-users	preprocess/huntgroups
    =radius-users	3.0/huntgroups
    =env	icecc.conf
    =nagios	icinga/icinga.cfg
    =icinga2	icinga2.conf
    =nfs	idmapd.conf
    =wpa_supplicant	wpasupplicant/examples/ieee8021x.conf
    =env	courier/imapd
    =env	courier/imapd-ssl
    =colons	imapd.conf
    =inetd	etc/inetd.conf
    =inittab	etc/inittab
    =inputrc	inputrc
    =insserv	etc/insserv.conf
    =names	resolvconf/interface-order
    =interfaces	network/interfaces
    =ipsec	ipsec.conf
    =ipsec-secrets	etc/ipsec.secrets
    =equals	iscsi/iscsid.conf
    =equals	isns/isnsadm.conf
    =equals	isns/isnsd.conf
    -words for people	etc/issue
    -words for people	etc/issue.net
    =systemd	journald.conf
    =jsonc	jsconfig.json
    =env	kamailio/kamctlrc
    =krb5	kdc.conf
    =krb5	kdc.conf.template
    =keepalived	keepalived.conf
    =jsonc	User/keybindings.json
    -a key	known_hosts
    -a table of data	nginx/koi-utf
    -a table of data	nginx/koi-win
    =krb5	krb5.conf
    =krb5	krb5.conf.template
    -a Lua program	kresd.conf
    =env	ksmtuned.conf
    =yaml	kubeconfig
    =ppp-secrets	xl2tpd/l2tp-secrets
    =jsonc	language-configuration.json
    =ld-so	etc/ld.so.conf
    =ldap	ldap/ldap.conf
    =ldap	ldap.conf
    =env	ldapscripts.conf
    =lftp	lftp.conf
    =ldap	libnss-ldap.conf
    =lighttpd	lighttpd.conf
    =limits	security/limits.conf
    =equals	apt/listchanges.conf
    -a table of data	locale.alias
    =env	locale.conf
    =locale-gen	etc/locale.gen
    =env	logcheck/logcheck.conf
    =login.defs	login.defs
    =systemd	logind.conf
    =logrotate	logrotate.conf
    =equals-lists	logwatch.conf
    =env	lsb-release
    =lvm	lvm.conf
    =lvm	lvmlocal.conf
    =xml	machine.config
    -a table of data	etc/magic
    -a table of data	apache2/magic
    -commands of a mail program	mail.rc
    =mailcap	etc/mailcap
    -in maildrop's language	maildroprc
    =postfix	postfix/main.cf
    =postfix	main.cf
    =postfix	postfix*/main.cf
    =postfix	main.cf.dist
    =postfix	main.cf.proto
    =keyfile	connman/main.conf
    =keyfile	iwd/main.conf
    -a makefile	makefile
    =words	manpath.config
    =yaml	etc/salt/master
    =postfix-master	postfix/master.cf
    =postfix-master	master.cf.proto
    =words-comments	mdadm.conf
    =words-comments	mdadm/mdadm.conf
    =words-comments	mdadm.conf-example
    =memcached	memcached.conf
    =mime-types	etc/mime.types
    =nginx	nginx/mime.types
    =desktop	mimeapps.list
    -a Perl program	mail/mimedefang-filter
    =equals-lists	minidlna.conf
    =yaml	etc/salt/minion
    =words	apt/mirror.list
    =krb5	mke2fs.conf
    =modprobe	modprobe.conf
    =apache	modsecurity.conf
    =apache	modsecurity.conf-recommended
    =modules	etc/modules
    =modules	initramfs-tools/modules
    -a table of data	etc/ssh/moduli
    -in Monit's own language	monitrc
    =ini	mopidy.conf
    =ini	mopidy/mopidy.conf
    =words	mosquitto.conf
    -words for people	etc/motd
    =motion	motion.conf
    =mpd	mpd.conf
    =msmtp	msmtprc
    =env	mtx-changer.conf
    =multipath	multipath.conf
    =words-comments	munin/munin-node.conf
    =munin	munin.conf
    =mutt	.mutt/muttrc
    =mysql	my.cnf
    =mysql	my.cnf.fallback
    =mysql	my.ini
    =ini	mypy.ini
    =nagios	nagios*/nagios.cfg
    =nagios	nagios.cfg
    =nagios	nagios*/examples/nagios.cfg
    =bind	named.conf
    =bind	powerdns/named.conf
    =namespace	security/namespace.conf
    =nano	nanorc
    -a Perl program	etc/needrestart/needrestart.conf
    =mutt	neomuttrc
    =keyfile	netdata/netdata.conf
    =systemd	networkd.conf
    =networks	etc/networks
    =nfs	nfs.conf
    =nfs	nfsmount.conf
    -rules of nftables	etc/nftables.conf
    =nginx	nginx.conf
    =iproute2	iproute2/nl_protos
    =env	needrestart/notify.conf
    =nagios	nrpe.cfg
    =words-comments	nscd.conf
    =nsd	nsd.conf
    =ldap	nslcd.conf
    =names	schroot/*/nssdatabases
    =nsswitch	etc/nsswitch.conf
    =ntp	ntp.conf
    =ntp	ntpsec/ntp.conf
    =words	openntpd/ntpd.conf
    =xml	nuget.config
    =env	numad.conf
    =env	nut/nut.conf
    =equals-lists	ocserv/ocserv.conf
    =systemd	oomd.conf
    =wpa_supplicant	wpasupplicant/examples/openCryptoki.conf
    =opendkim	opendkim.conf
    =opendkim	opendkim.conf.sample
    =opendkim	opendmarc.conf
    =opendkim	opendmarc.conf.sample
    =words	openntpd.conf
    =opensc	opensc.conf
    =words	ppp/options
    =env	os-release
    =equals	xen/oxenstored.conf
    =xml	packages.config
    =equals	pam-mysql.conf
    =pam-conf	etc/pam.conf
    =pam-conf	examples/pam.conf
    =pam-env	security/pam_env.conf
    =ldap	pam_ldap.conf
    =ppp-secrets	ppp/pap-secrets
    =env	shorewall/params
    =equals-lists	apparmor/parser.conf
    =passwd	etc/passwd
    =mosquitto-passwords	mosquitto/passwd
    =passwd	etc/passwd-
    =toml	pdm.lock
    =pg-hba	pg_hba.conf
    =pg-ident	pg_ident.conf
    =keyfile	pg_service.conf
    =pgbouncer	pgbouncer.ini
    =linuxptp	phc2sys.conf
    =php	php/*/fpm/php-fpm.conf
    =php	php-fpm.conf
    =php	php.ini
    =ini	pip.conf
    =wpa_supplicant	wpasupplicant/examples/plaintext.conf
    =toml	poetry.lock
    =equals	policyd-spf.conf
    =pg-hba	pool_hba.conf
    =env	courier/pop3d
    =env	courier/pop3d-ssl
    =postfix-files	postfix/postfix-files
    =postgresql	postgresql.auto.conf
    =postgresql	postgresql.conf
    =collectd	collectd/postgresql_default.conf
    =words	pptpd.conf
    =cups	cups/printers.conf
    -rules of procmail	procmailrc
    -a shell script	etc/profile
    =proftpd	etc/proftpd.conf
    =protocols	etc/protocols
    =systemd	pstore.conf
    =linuxptp	ptp4l.conf
    =yaml	pubspec.lock
    =puppet	puppet.conf
    =equals	security/pwquality.conf
    =ini	pytest.ini
    -SQL	queries.conf
    =env	rabbitmq/rabbitmq-env.conf
    =freeradius	radiusd.conf
    =radvd	radvd.conf
    =env	molly-guard/rc
    =lftp	lftp/rc
    -a shell script	etc/rc.local
    !words for people	readme
    ?3	redis.conf
    =postfix-map	postfix/relocated
    =request-key	etc/request-key.conf
    =resolv	resolv.conf
    =resolv	systemd/resolv.conf
    =env	resolvconf.conf
    =systemd	resolved.conf
    =nagios	nagios*/resource.cfg
    =nagios	nagios*/examples/resource.cfg
    =rkhunter	rkhunter.conf
    =rkhunter	rkhunter.conf.local
    =bind	rndc.conf
    =rpc	etc/rpc
    =rsnapshot	rsnapshot.conf
    =ucl	rspamd.conf
    =rsyslog	rsyslog.conf
    =iproute2	iproute2/rt_dsfield
    =iproute2	iproute2/rt_protos
    =iproute2	iproute2/rt_realms
    =iproute2	iproute2/rt_scopes
    =iproute2	iproute2/rt_tables
    -rules of iptables	etc/iptables/rules.v4
    -rules of iptables	etc/iptables/rules.v6
    -a shell script	etc/sv/*/run
    -a shell script	etc/sv/*/log/run
    =toml	rust-toolchain
    -commands of a mail program	s-nail.rc
    =postfix-map	postfix/sasl_passwd
    -a Perl program	sbuild.conf
    =keyfile	schroot/schroot.conf
    =keyfile	sddm.conf
    =davfs2-secrets	davfs2/secrets
    =davfs2-secrets	.davfs2/secrets
    =names	etc/securetty
    =acng	apt-cacher-ng/examples/security.conf
    =sepermit	security/sepermit.conf
    =ini	subversion/servers
    =ini	.subversion/servers
    =systemd	portable/profile/*/service.conf
    =services	etc/services
    =keyfile	gtk-3.0/settings.ini
    =keyfile	gtk-4.0/settings.ini
    =jsonc	User/settings.json
    =jsonc	Machine/settings.json
    =jsonc	LocalState/settings.json
    =ini	setup.cfg
    =shadow	etc/shadow
    =shadow	etc/shadow-
    =shells	etc/shells
    =env	shorewall.conf
    =env	shorewall6.conf
    =systemd	sleep.conf
    =words	slim.conf
    =smartd	smartd.conf
    =smb	smb.conf
    =smb	smb.conf.default
    =smb	smb.conf.example
    -in OpenSMTPD's own language	smtpd.conf
    =collectd	collectd-core/examples/snmp-data.conf
    =cups	cups/snmp.conf
    =snmp	snmpd.conf
    =sources-list	apt/sources.list
    =sources-list	apt/examples/sources.list
    =squid	squid.conf
    =ppp-secrets	ppp/srp-secrets
    =ssh	ssh_config
    =sshd	sshd_config
    =env	sshguard.conf
    =sssd	sssd.conf
    =strongswan	strongswan.conf
    =stunnel	stunnel.conf
    =stunnel	stunnel.conf-sample
    =subuid	etc/subgid
    =subuid	etc/subgid-
    =subuid	etc/subuid
    =subuid	etc/subuid-
    =words	sudo.conf
    =sudo-logsrvd	sudo_logsrvd.conf
    =sudoers	etc/sudoers
    =supervisor	supervisord.conf
    =strongswan	swanctl.conf
    =sysctl	sysctl.conf
    =syslog-ng	syslog-ng.conf
    =rsyslog	syslog.conf
    =env	sysstat/sysstat
    =sysstat-ioconf	sysstat/sysstat.ioconf
    =sysstat-ioconf	etc/sysstat.ioconf
    =collectd	collectd/thresholds.conf
    =collectd	collectd-core/examples/thresholds.conf
    =time-conf	security/time.conf
    =linuxptp	timemaster.conf
    =systemd	timesyncd.conf
    =tinyproxy	tinyproxy.conf
    =env	tlp.conf
    =tor	tor-service-defaults-torrc
    =tor	torrc
    =tor	tor/torrc
    =tor	torsocks.conf
    =ini	tox.ini
    =postfix-map	postfix/transport
    =dnsmasq	dnsmasq-base/trust-anchors.conf
    =jsonc	tsconfig.json
    =equals	tuned/tuned-main.conf
    =tuned	tuned/*/tuned.conf
    =tuned	tuned.conf
    =jsonc	turbo.json
    =turnserver	turnserver.conf
    =jsonc	typedoc.json
    =env	ucf.conf
    =equals	udev/udev.conf
    =env	ufw/ufw.conf
    =unbound	unbound.conf
    =env	updatedb.conf
    =ups	nut/ups.conf
    =nut	nut/upsd.conf
    =ups	nut/upsd.users
    =nut	nut/upsmon.conf
    =nut	nut/upssched.conf
    =equals	usb_modeswitch.conf
    =equals	usbguard/usbguard-daemon.conf
    =yaml	user-data
    =env	xdg/user-dirs.conf
    =env	xdg/user-dirs.defaults
    =env	user-dirs.dirs
    -rules of iptables	ufw/user.rules
    -rules of iptables	ufw/user6.rules
    =spamassassin	.spamassassin/user_prefs
    =spamassassin	user_prefs.template
    =systemd	userdbd.conf
    =radius-users	freeradius/users
    =radius-users	raddb/users
    =radius-users	3.0/users
    =toml	uv.lock
    ?3	valkey.conf
    =env	vconsole.conf
    -Vim's script	vimrc
    =postfix-map	postfix/virtual
    =vnstat	vnstat.conf
    =vsftpd	vsftpd.conf
    =frr	frr/vtysh.conf
    =frr	vtysh.conf
    =equals	watchdog.conf
    =xml	web.config
    =wpa_supplicant	wpasupplicant/examples/wep.conf
    =wgetrc	wgetrc
    -a table of data	nginx/win-utf
    =wpa_supplicant	wpa_supplicant.conf
    =xinetd	xinetd.conf
    =libvirt	xen/xl.conf
    =xl2tpd	xl2tpd.conf
    =xorg	xorg.conf
    =openssl	certs/xpextensions
    =equals-lists	zabbix_agentd.conf
    =equals-lists	zabbix_server.conf
    -a shell script	zlogin
    -a shell script	zlogout
    =bind	bind/zones.rfc1918
    =properties	zoo.cfg
    =properties	zookeeper/*/zoo.cfg
    =properties	zoo_sample.cfg
    -a shell script	zprofile
    -a shell script	zshenv
    -a shell script	zshrc
    """#

  /// Those with a star in the last component, by what is behind it.
  static let endings: StaticString = #"""
    =env	.env.*
    =env	etc/default/*
    =env	etc/default/grub.d/*
    =env	initramfs-tools/conf.d/*
    =keyfile	NetworkManager/system-connections/*
    =keyfile	dconf/db/*.d/*
    =keyfile	schroot/chroot.d/*
    =php	php.ini-*
    =munin-plugins	munin/plugin-conf.d/*
    =equals	acpi/events/*
    =dnsmasq	dnsmasq.d/*
    =libvirt	xen/xlexample.*
    =words	ppp/options.*
    =words	ppp/peers/*
    =resolv	resolv.conf.d/*
    =resolv	resolvconf/resolv.conf.d/*
    =rsnapshot	rsnapshot.conf.default*
    =dpkg	dpkg/dpkg.cfg.d/*
    =spamassassin	spamassassin/user_prefs*
    =deb822	dpkg/origins/*
    =deb822	pam-configs/*
    =xresources	Xresources/*
    =xresources	X11/app-defaults/*
    =xresources	app-defaults/*
    =xresources	X11/Xresources*
    =fstab	fstab.d/*
    =insserv	insserv.conf.d/*
    =mosquitto-passwords	mosquitto/pwfile*
    =mosquitto-keys	mosquitto/pskfile*
    =mosquitto-acl	mosquitto/aclfile*
    =pam	etc/pam.d/*
    =pam	lib/pam.d/*
    =sudoers	sudoers.d/*
    =inetd	inetd.d/*
    =postfix-files	postfix-files.d/*
    =sane	sane.d/dll.d/*
    =crontab	etc/cron.d/*
    =user-crontab	cron/crontabs/*
    =radius-users	mods-config/files/*
    =radius-users	mods-config/attr_filter/*
    =apache	htaccess.*
    =xorg	X11/xorg.conf-*
    =xorg	X11/xorg.conf.*
    =interfaces	network/interfaces.d/*
    =nginx	nginx/sites-available/*
    =nginx	nginx/sites-enabled/*
    =bind	named.conf.*
    =apt.conf	apt.conf.d/*
    =radvd	radvd.conf.*
    =freeradius	freeradius/*/mods-available/*
    =freeradius	freeradius/*/mods-enabled/*
    =freeradius	freeradius/*/sites-available/*
    =freeradius	freeradius/*/sites-enabled/*
    =freeradius	raddb/mods-available/*
    =freeradius	raddb/mods-enabled/*
    =freeradius	raddb/sites-available/*
    =freeradius	raddb/sites-enabled/*
    =xinetd	xinetd.d/*
    =logrotate	logrotate.d/*
    =keepalived	keepalived.conf.*
    =multipath	multipath.conf.*
    =corosync	corosync/uidgid.d/*
    =krb5	krb5.conf.d/*
    =i3	i3/config.d/*
    =i3	sway/config.d/*
    =rsyslog	rsyslog.d/*
    =alsa	alsa.conf.d/*
    =alsa	alsa/conf.d/*
    -a shell script	bash_completion.d/*
    -a shell script	etc/csh.*
    -a shell script	etc/init.d/*
    -a shell script	etc/cron.hourly/*
    -a shell script	etc/cron.daily/*
    -a shell script	etc/cron.weekly/*
    -a shell script	etc/cron.monthly/*
    -a shell script	etc/kernel/*/*
    -a shell script	etc/grub.d/*
    -a shell script	etc/network/if-*.d/*
    -a shell script	etc/update-motd.d/*
    -a shell script	etc/X11/Xsession.d/*
    -a shell script	etc/X11/Xreset.d/*
    -a shell script	etc/ppp/ip-*
    -a shell script	etc/ppp/ip-*.d/*
    -a shell script	etc/ppp/ipv6-*.d/*
    -a shell script	etc/schroot/setup.d/*
    -a shell script	etc/resolvconf/update.d/*
    -a shell script	etc/resolvconf/update-libc.d/*
    -a shell script	etc/dhcp/dhclient-*-hooks.d/*
    -a shell script	dispatcher.d/*
    -a shell script	dispatcher.d/*/*
    -a shell script	etc/etckeeper/*.d/*
    -a shell script	initramfs-tools/hooks/*
    -a shell script	initramfs-tools/scripts/*/*
    -a shell script	sa-update-hooks.d/*
    -a shell script	etc/smartmontools/run.d/*
    -a Perl program	etc/amavis/conf.d/*
    -a Perl program	needrestart/conf.d/*
    -a Perl program	tigervnc/vncserver-config-*
    -Vim's script	vimrc.*
    -an AppArmor profile	etc/apparmor.d/*
    -an AppArmor profile	etc/apparmor.d/*/*
    -an AppArmor profile	etc/apparmor.d/*/*/*
    -in Exim's own language	etc/exim4/*
    -in Exim's own language	etc/exim4/*/*
    -in Exim's own language	etc/exim4/*/*/*
    -in Monit's own language	etc/monit/*
    -in Monit's own language	etc/monit/*/*
    -a dialogue with a modem	etc/chatscripts/*
    -policies in FreeRADIUS's language	freeradius/*/policy.d/*
    -a list of regular expressions	etc/logcheck/ignore.d.*/*
    -a list of regular expressions	etc/logcheck/violations.d/*
    -a list of regular expressions	etc/logcheck/violations.ignore.d/*
    -a list of regular expressions	etc/logcheck/cracking.d/*
    -a list of regular expressions	etc/logcheck/cracking.ignore.d/*
    -a list of regular expressions	etc/cruft/*/*
    -a list of regular expressions	etc/postgrey/whitelist_*
    -an LDAP schema	ldap/schema/*
    -SQL	freeradius/*/mods-config/sql/*/*/*
    -a zone file	etc/bind/db.*
    -a template	etc/cloud/templates/*
    -a template	etc/munin/templates/*
    -a template	etc/munin/templates/*/*
    -a template	etc/privoxy/templates/*
    -a template	etc/amavis/en_US/*
    -a template	etc/haproxy/errors/*
    -words for people	etc/motd.*
    -words for people	etc/logcheck/header*
    -a table of data	*/stopwords_*
    -a table of data	etc/rspamd/maps.d/*
    !words for people	README.*
    !words for people	README-*
    !words for people	readme.*
    !words for people	LICENSE.*
    !words for people	CHANGELOG.*
    =radvd	*-radvd.conf
    =tor	*-torrc
    =equals	tuned/*-variables.conf
    -words for people	*.1
    -words for people	*.5
    -words for people	*.8
    !words for people	*.README
    !a program	*.a
    !words for people	*.adoc
    -a key	*.asc
    =auto-master	auto.master.d/*.autofs
    =systemd	*.automount
    =json	*.avsc
    -a shell script	*.bash
    -a shell script	*.bashrc
    =yaml	*.bst
    -a program	*.c
    -a certificate	*.cer
    =spamassassin	spamassassin/*.cf
    =spamassassin	SpamAssassin/*.cf
    =spamassassin	spamassassin/*/*.cf
    =postfix-dynamicmaps	dynamicmaps.cf.d/*.cf
    =spamassassin	spamassassin/*.cf.dist
    =yaml	*.cff
    =yaml	cloud.cfg.d/*.cfg
    =ini	default/*.cfg
    =libvirt	xen/*.cfg
    =libvirt	xen/auto/*.cfg
    =nagios	nagios/nrpe*.cfg
    =nagios	nagios/nrpe.d/*.cfg
    =nagios-objects	nagios*/objects/*.cfg
    =nagios-objects	nagios*/conf.d/*.cfg
    =nagios-objects	nagios*/examples/*.cfg
    =nagios-objects	nagios*/examples/template-object/*.cfg
    =haproxy	haproxy/*.cfg
    =haproxy	haproxy/*/*.cfg
    ?1	*.cfg
    -a script of Kamailio	kamailio/*.cfg
    -a script of Kamailio	kamailio/*/*.cfg
    -a script of Kamailio	opensips/*.cfg
    -a JavaScript program	*.cjs
    !a program	*.class
    =mysql	etc/mysql/*.cnf
    =mysql	mysql/conf.d/*.cnf
    =mysql	mysql/mysql.conf.d/*.cnf
    =mysql	mariadb.conf.d/*.cnf
    =mysql	my.cnf.d/*.cnf
    =openssl	openssl-*.cnf
    =openssl	certs/*.cnf
    =openssl	ssl/*.cnf
    =openssl	ssl/openssl.cnf.d/*.cnf
    ?2	*.cnf
    =jsonc	*.code-profile
    =jsonc	*.code-snippets
    =jsonc	*.code-workspace
    =xml	fonts/*.conf
    =xml	fonts/conf.d/*.conf
    =xml	fonts/conf.avail/*.conf
    =xml	fontconfig/*.conf
    =xml	fontconfig/conf.d/*.conf
    =xml	fontconfig/conf.avail/*.conf
    =xml	dbus-1/*.conf
    =xml	dbus-1/system.d/*.conf
    =xml	dbus-1/session.d/*.conf
    =systemd	systemd/*.conf
    =systemd	systemd/*.conf.d/*.conf
    =systemd	*.service.d/*.conf
    =systemd	*.socket.d/*.conf
    =systemd	*.timer.d/*.conf
    =systemd	*.mount.d/*.conf
    =systemd	*.automount.d/*.conf
    =systemd	*.path.d/*.conf
    =systemd	*.target.d/*.conf
    =systemd	*.slice.d/*.conf
    =systemd	*.scope.d/*.conf
    =systemd	*.swap.d/*.conf
    =systemd	*.device.d/*.conf
    =systemd	*.network.d/*.conf
    =systemd	*.netdev.d/*.conf
    =systemd	*.link.d/*.conf
    =systemd	service.d/*.conf
    =systemd	journald.conf.d/*.conf
    =systemd	logind.conf.d/*.conf
    =systemd	resolved.conf.d/*.conf
    =systemd	timesyncd.conf.d/*.conf
    =systemd	networkd.conf.d/*.conf
    =systemd	coredump.conf.d/*.conf
    =systemd	oomd.conf.d/*.conf
    =systemd	sleep.conf.d/*.conf
    =systemd	cups-socket*.conf
    =sysctl	sysctl.d/*.conf
    =env	environment.d/*.conf
    =env	etc/initramfs-tools/*.conf
    =env	tlp.d/*.conf
    =env	laptop-mode/*.conf
    =env	laptop-mode/conf.d/*.conf
    =sshd	sshd_config.d/*.conf
    =ssh	ssh_config.d/*.conf
    =redis	redis/*.conf
    =redis	valkey/*.conf
    =keyfile	NetworkManager/*.conf
    =keyfile	network-manager/examples/*.conf
    =keyfile	NetworkManager/conf.d/*.conf
    =keyfile	nm-conf.d/*.conf
    =keyfile	fwupd/*.conf
    =keyfile	fwupd/remotes.d/*.conf
    =keyfile	lightdm/*.conf
    =keyfile	lightdm.conf.d/*.conf
    =keyfile	gdm3/*.conf
    =keyfile	udisks2/*.conf
    =keyfile	UPower/*.conf
    =keyfile	bluetooth/*.conf
    =keyfile	geoclue/*.conf
    =keyfile	geoclue/conf.d/*.conf
    =keyfile	polkit-1/*.conf
    =keyfile	polkit-1/*.conf.d/*.conf
    =keyfile	vmware-tools/*.conf
    =keyfile	PackageKit/*.conf
    =keyfile	ModemManager/*.conf
    =keyfile	gtk-3.0/*.conf
    =keyfile	sddm.conf.d/*.conf
    =php	php/*/fpm/pool.d/*.conf
    =php	php-fpm.d/*.conf
    =fail2ban	fail2ban/*.conf
    =fail2ban	jail.d/*.conf
    =fail2ban	fail2ban/*/*.conf
    =supervisor	supervisor/*.conf
    =supervisor	supervisor/conf.d/*.conf
    =supervisor	supervisor/examples/*.conf
    =nfs	nfs.conf.d/*.conf
    =nfs	nfsmount.conf.d/*.conf
    =puppet	puppet/*.conf
    =freetds	freetds/*.conf
    =freetds	freetds*/examples/*.conf
    =sssd	sssd/*.conf
    =sssd	sssd/conf.d/*.conf
    =sssd	sssd-*.conf
    =stunnel	stunnel/*.conf
    =stunnel	stunnel/conf.d/*.conf
    =xl2tpd	xl2tpd/*.conf
    =linuxptp	linuxptp/*.conf
    =equals	pwquality.conf.d/*.conf
    =equals	pulse/daemon.conf.d/*.conf
    =equals	pulse/client.conf.d/*.conf
    =equals	audit/plugins.d/*.conf
    =equals-lists	powerdns/*.conf
    =equals-lists	powerdns/pdns.d/*.conf
    =equals-lists	powerdns/recursor.d/*.conf
    =equals-lists	logwatch/conf/*.conf
    =equals-lists	logwatch/conf/*/*.conf
    =equals-lists	logwatch/default.conf/*.conf
    =equals-lists	logwatch/default.conf/*/*.conf
    =equals-lists	logwatch/dist.conf/*.conf
    =equals-lists	logwatch/dist.conf/*/*.conf
    =equals-lists	hostapd/*.conf
    =equals-lists	zabbix/*.conf
    =equals-lists	zabbix_agentd.d/*.conf
    =equals-lists	zabbix_agentd.conf.d/*.conf
    =equals-lists	userparameter_*.conf
    =libvirt	libvirt/*.conf
    =awstats	awstats/*.conf
    =awstats	awstats.*.conf
    =lxc	lxc/*.conf
    =lxc	lxc/config/*.conf
    =vsftpd	vsftpd/*.conf
    =rkhunter	rkhunter.d/*.conf
    =words	mosquitto/*.conf
    =words	mosquitto/conf.d/*.conf
    =words	gnupg/*.conf
    =words	.gnupg/*.conf
    =words	clamav/*.conf
    =words	lldpd.d/*.conf
    =words-comments	udhcpd*.conf
    =modprobe	modprobe.d/*.conf
    =rsnapshot	rsnapshot*.conf
    =motion	motion/*.conf
    =motion	motion/conf.d/*.conf
    =chrony	chrony/conf.d/*.conf
    =ntp	ntpsec/ntp.d/*.conf
    =openvpn	openvpn/*.conf
    =openvpn	openvpn/client/*.conf
    =openvpn	openvpn/server/*.conf
    =openvpn	sample-config-files/*.conf
    =tor	torrc.d/*.conf
    =squid	squid/*.conf
    =squid	squid/conf.d/*.conf
    =memcached	memcached*.conf
    =tinyproxy	tinyproxy/*.conf
    =snmp	snmp/*.conf
    =snmp	snmp/snmpd.conf.d/*.conf
    =snmp	snmp/snmp.conf.d/*.conf
    =unbound	unbound/*.conf
    =unbound	unbound.conf.d/*.conf
    =unbound	mods-config/unbound/*.conf
    =acng	apt-cacher-ng/*.conf
    =colons	sasl2/*.conf
    =colons	sasl/*.conf
    =colons	postfix/sasl/*.conf
    =nsd	nsd/*.conf
    =nsd	nsd/nsd.conf.d/*.conf
    =tmpfiles	tmpfiles.d/*.conf
    =sysusers	sysusers.d/*.conf
    =binfmt	binfmt.d/*.conf
    =modules	modules-load.d/*.conf
    =ld-so	ld.so.conf.d/*.conf
    =request-key	request-key.d/*.conf
    =limits	limits.d/*.conf
    =access	security/access.d/*.conf
    =namespace	namespace.d/*.conf
    =iproute2	rt_protos.d/*.conf
    =iproute2	rt_tables.d/*.conf
    =sane	sane.d/*.conf
    =apache	apache2/*.conf
    =apache	apache2/*-available/*.conf
    =apache	apache2/*-enabled/*.conf
    =apache	apache2/conf.d/*.conf
    =apache	apache2/vhosts.d/*.conf
    =apache	httpd/conf/*.conf
    =apache	httpd/conf.d/*.conf
    =apache	httpd/conf.modules.d/*.conf
    =apache	apache2-*.conf
    =apache	modsecurity/*.conf
    =proftpd	proftpd/*.conf
    =proftpd	proftpd/conf.d/*.conf
    =proftpd	proftpd/templates/*.conf
    =proftpd	proftpd-*/sample-configurations/*.conf
    =collectd	collectd.conf.d/*.conf
    =collectd	collectd.d/*.conf
    =xorg	xorg.conf.d/*.conf
    =ipsec	ipsec.d/*.conf
    =nginx	nginx/*.conf
    =nginx	nginx/conf.d/*.conf
    =nginx	nginx/snippets/*.conf
    =nginx	nginx/modules-available/*.conf
    =nginx	nginx/modules-enabled/*.conf
    =bind	named*.conf
    =bind	bind/*.conf
    =dhcpd	dhcp/*.conf
    =bird	bird/*.conf
    =syslog-ng	syslog-ng/*.conf
    =syslog-ng	syslog-ng/conf.d/*.conf
    =dovecot	dovecot/*.conf
    =dovecot	dovecot/conf.d/*.conf
    =strongswan	strongswan.d/*.conf
    =strongswan	strongswan.d/*/*.conf
    =strongswan	swanctl/conf.d/*.conf
    =freeradius	freeradius/*/*.conf
    =freeradius	raddb/*.conf
    =xinetd	xinetd/examples/*.conf
    =ucl	rspamd/*.conf
    =ucl	rspamd/modules.d/*.conf
    =ucl	rspamd/scores.d/*.conf
    =ucl	rspamd/local.d/*.conf
    =ucl	rspamd/override.d/*.conf
    =icinga2	icinga2/*.conf
    =icinga2	icinga2/*/*.conf
    =icinga2	icinga2/*/*/*.conf
    =lighttpd	lighttpd/*.conf
    =lighttpd	lighttpd/conf.d/*.conf
    =lighttpd	lighttpd/conf-available/*.conf
    =lighttpd	lighttpd/conf-enabled/*.conf
    =lighttpd	lighttpd/vhosts.d/*.conf
    =lvm	lvm/*.conf
    =keepalived	keepalived/*.conf
    =multipath	multipath/conf.d/*.conf
    =mpd	mpd/*.conf
    =bacula	bacula-*.conf
    =bacula	bacula/*.conf
    =wpa_supplicant	wpa_supplicant-*.conf
    =wpa_supplicant	wpa_supplicant/*.conf
    =wpa_supplicant	wpasupplicant/examples/wpa*.conf
    =spa-json	pipewire/*.conf
    =spa-json	pipewire/*.conf.d/*.conf
    =spa-json	wireplumber/*.conf
    =spa-json	wireplumber/*.conf.d/*.conf
    =munin	munin-conf.d/*.conf
    =rsyslog	syslog.d/*.conf
    =drbd	drbd.d/*.conf
    -a Lua program	conky/conky*.conf
    -a job of Upstart	etc/init/*.conf
    =keyfile	udisks2/*.conf.example
    =keyfile	vmware-tools/*.conf.example
    =dovecot	dovecot/*.conf.ext
    =dovecot	dovecot/conf.d/*.conf.ext
    =awstats	awstats/*.conf.local
    =systemd	*.container
    -a program	*.cpp
    -a certificate	*.crt
    -a shell script	*.csh
    =xml	*.csproj
    -a certificate	*.csr
    -a style sheet	*.css
    -a table of data	*.csv
    -a table of data	*.dat
    =keyfile	*.dconf-defaults
    =desktop	*.desktop
    =systemd	*.device
    =desktop	*.directory
    =xml	*.dll.config
    -a document type definition	*.dtd
    -a shell script	*.ebuild
    -a program	*.el
    =env	*.env
    -a template	*.erb
    -an Erlang program	*.erl
    -an Erlang program	*.escript
    =xml	*.exe.config
    =exports	exports.d/*.exports
    =yaml	*.eyaml
    -a shell script	*.fish
    =xml	*.fontconfig
    =xml	*.fsproj
    -commands of gdb	*.gdb
    =json	*.geojson
    -a program	*.go
    -a key	*.gpg
    -a program	*.h
    =json	*.har
    -a web page	*.htm
    -a web page	*.html
    -a template	*.http
    =jsonc	*.hujson
    -a template	*.in
    =ucl	rspamd/*.inc
    =ucl	rspamd/local.d/*.inc
    =ucl	rspamd/override.d/*.inc
    -a table of data	maps.d/*.inc
    -a PHP program	*.inc.php
    =apache	apache2/vhosts.d/*.include
    =php	php/*/mods-available/*.ini
    =php	php/*/*/conf.d/*.ini
    =pgbouncer	pgbouncer/*.ini
    ?0	*.ini
    =json	*.ipynb
    -a template	*.j2
    !a program	*.jar
    -a program	*.java
    -a policy of Java	*.java.policy
    -a template	*.jinja
    -a template	*.jinja2
    -a JavaScript program	*.js
    =jsonc	tsconfig.*.json
    =jsonc	tsconfig-*.json
    =jsonc	jsconfig.*.json
    =jsonc	.vscode/*.json
    =jsonc	Code/User/*.json
    =jsonc	Code - OSS/User/*.json
    =jsonc	Code - Insiders/User/*.json
    =jsonc	VSCodium/User/*.json
    =jsonc	Cursor/User/*.json
    =jsonc	zed/*.json
    =jsonc	.zed/*.json
    =json	*.json
    =json5	*.json5
    =jsonc	*.jsonc
    =json	*.jsonld
    -a key	*.key
    =chrony-keys	chrony/*.keys
    !a program	*.ko
    -a shell script	*.ksh
    -LDIF	*.ldif
    =systemd	*.link
    =sources-list	sources.list.d/*.list
    =apache	apache2/*-available/*.load
    =apache	apache2/*-enabled/*.load
    =fail2ban	fail2ban/*.local
    =fail2ban	jail.d/*.local
    =fail2ban	fail2ban/*/*.local
    -a log	*.log
    =names	logcheck/*.logfiles
    =names	logcheck.logfiles.d/*.logfiles
    =json	*.lottie
    -a Lua program	*.lua
    -macros of m4	*.m4
    -a template	*.m4.in
    -a makefile	*.mak
    -macros of m4	*.mc
    !words for people	*.md
    !checksums	*.md5sum
    !checksums	*.md5sums
    -a JavaScript program	*.mjs
    -a makefile	*.mk
    =systemd	*.mount
    -a template	*.mustache
    =nano	nano/*.nanorc
    =nano	*.nanorc
    =systemd	*.netdev
    =systemd	*.network
    =systemd	*.network.example
    -rules of nftables	*.nft
    =keyfile	*.nmconnection
    =systemd	*.nspawn
    =xml	*.nuspec
    !a program	*.o
    =openvpn	*.ovpn
    -a certificate	*.p7b
    -commands of PulseAudio	*.pa
    =systemd	*.path
    -a certificate	*.pem
    -a key	*.pgp
    -a PHP program	*.php
    -a PHP program	*.phtml
    -a Perl program	*.pl
    =xml	*.plist
    -a Perl program	*.pm
    -a translation	*.po
    =systemd	*.pod
    =xml	polkit-1/actions/*.policy
    -a policy of Java	java*/security/*.policy
    -a policy of Java	tomcat*/policy.d/*.policy
    -a policy of Java	tomcat*/*.policy
    -a translation	*.pot
    =spamassassin	spamassassin/*.pre
    =spamassassin	*.pre
    =equals-lists	lynis/*.prf
    =lvm	lvm/profile/*.profile
    =properties	*.properties
    =xml	*.props
    -a key	*.pub
    -a Python program	*.py
    !a program	*.pyc
    =yaml	*.raml
    -a Ruby program	*.rb
    =hgrc	hgrc.d/*.rc
    =mutt	Muttrc.d/*.rc
    =mutt	mutt/examples/*.rc
    =mutt	neomutt/examples/*.rc
    =mutt	neomuttrc.d/*.rc
    !words for people	*.readme
    =drbd	drbd.d/*.res
    -a program	*.rs
    !words for people	*.rst
    =audit-rules	audit/*.rules
    =audit-rules	audit/rules.d/*.rules
    =audit-rules	auditd/examples/rules/*.rules
    =udev	udev/rules.d/*.rules
    -a JavaScript program	polkit-1/rules.d/*.rules
    -rules of iptables	iptables/*.rules
    -a program	*.scm
    =systemd	*.scope
    =xml	avahi/services/*.service
    =systemd	*.service
    -a shell script	*.sh
    !checksums	*.sha256
    !checksums	*.sha256sum
    =systemd	*.slice
    !a program	*.so
    =systemd	*.socket
    =chrony	chrony/sources.d/*.sources
    =deb822	*.sources
    =deb822	sources.list.d/*.sources
    -SQL	*.sql
    =jsonc	*.sublime-keymap
    =jsonc	*.sublime-menu
    =jsonc	*.sublime-project
    =jsonc	*.sublime-settings
    =yaml	*.sublime-syntax
    =systemd	*.swap
    -a program	*.swift
    =systemd	*.target
    =xml	*.targets
    -a Tcl program	*.tcl
    -a document of TeX	*.tex
    -words for people	*.text
    =json	*.tfstate
    =systemd	*.timer
    -a template	*.tmpl
    =toml	*.toml
    -a template	*.tpl
    -a JavaScript program	*.ts
    -a table of data	*.tsv
    -words for people	*.txt
    =xml	*.vbproj
    -Varnish's language	*.vcl
    -Vim's script	*.vim
    =systemd	*.volume
    =json	*.webmanifest
    -a web page	*.xhtml
    =xml	*.xml
    =xml	firewalld/*/*.xml
    =yaml	*.yaml
    =yaml	*.yml
    -a zone file	*.zone
    -a shell script	*.zsh
    =properties	zooinspector/default*Settings.cfg
    =nginx	nginx/*_params
    =mutt	*muttrc
    =openssl	*openssl.cnf
    =openssl	*openssl.conf
    =screen	*screenrc
    """#

  static let places: StaticString = #"""
    =systemd	0 0
    =desktop	0 1
    =gitconfig	0 2
    =mysql	0 3
    =smb	0 4
    =sysctl	0 5
    =env	0 6
    =properties	0 7
    =sshd	0 8
    =ssh	0 9
    =postgresql	0 10
    =redis	0 11
    =ini	0 12
    =keyfile	1 0
    =php	1 1
    =fail2ban	1 2
    =supervisor	1 3
    =tuned	1 4
    =openssl	1 5
    =sudo-logsrvd	1 6
    =nfs	1 7
    =puppet	1 8
    =freetds	1 9
    =sssd	1 10
    =stunnel	1 11
    =davfs2	1 12
    =munin-plugins	1 13
    =pgbouncer	1 14
    =hgrc	1 15
    =xl2tpd	1 16
    =linuxptp	1 17
    =ups	1 18
    =equals	2 0
    =equals-lists	2 1
    =postfix	2 2
    =dnsmasq	2 3
    =turnserver	2 4
    =libvirt	2 5
    =awstats	2 6
    =wgetrc	2 7
    =lxc	2 8
    =vsftpd	2 9
    =nagios	2 10
    =rkhunter	2 11
    =adduser	2 12
    =words	3 0
    =words-comments	3 1
    =modprobe	3 2
    =login.defs	3 3
    =ldap	3 4
    =resolv	3 5
    =dhcpcd	3 6
    =rsnapshot	3 7
    =vnstat	3 8
    =msmtp	3 9
    =frr	3 10
    =dpkg	3 11
    =nut	3 12
    =motion	3 13
    =chrony	4 0
    =ntp	4 1
    =openvpn	4 2
    =opendkim	4 3
    =tor	4 4
    =squid	4 5
    =memcached	4 6
    =tinyproxy	4 7
    =spamassassin	4 8
    =snmp	4 9
    =privoxy	4 10
    =mutt	5 0
    =nano	5 1
    =lftp	5 2
    =screen	5 3
    =inputrc	5 4
    =unbound	6 0
    =deb822	6 1
    =acng	6 2
    =xresources	6 3
    =colons	6 4
    =nsd	6 5
    =fstab	7 0
    =crypttab	7 1
    =inittab	7 2
    =tmpfiles	7 3
    =sysusers	7 4
    =binfmt	7 5
    =nsswitch	7 6
    =sources-list	7 7
    =locale-gen	7 8
    =modules	7 9
    =shells	7 10
    =names	7 11
    =ports	7 12
    =ld-so	7 13
    =request-key	7 14
    =insserv	7 15
    =sysstat-ioconf	7 16
    =passwd	7 17
    =group	7 18
    =shadow	7 19
    =gshadow	7 20
    =subuid	7 21
    =mosquitto-passwords	7 22
    =mosquitto-keys	7 23
    =mosquitto-acl	7 24
    =ppp-secrets	7 25
    =chrony-keys	7 26
    =ipsec-secrets	7 27
    =davfs2-secrets	7 28
    =pam	7 29
    =pam-conf	7 30
    =limits	7 31
    =access	7 32
    =group-conf	7 33
    =time-conf	7 34
    =namespace	7 35
    =pam-env	7 36
    =sepermit	7 37
    =sudoers	7 38
    =pg-hba	7 39
    =pg-ident	7 40
    =exports	7 41
    =hosts-access	7 42
    =audit-rules	7 43
    =hosts	7 44
    =services	7 45
    =protocols	7 46
    =rpc	7 47
    =ethertypes	7 48
    =networks	7 49
    =ethers	7 50
    =iproute2	7 51
    =inetd	7 52
    =auto-master	7 53
    =autofs	7 54
    =aliases	7 55
    =postfix-master	7 56
    =postfix-dynamicmaps	7 57
    =postfix-files	7 58
    =postfix-map	7 59
    =mime-types	7 60
    =mailcap	7 61
    =udev	7 62
    =smartd	7 63
    =sane	7 64
    =crontab	7 65
    =user-crontab	7 66
    =anacrontab	7 67
    =radius-users	7 68
    =radius-dictionary	7 69
    =apache	8 0
    =proftpd	8 1
    =cups	8 2
    =collectd	8 3
    =xorg	8 4
    =interfaces	8 5
    =ipsec	8 6
    =nginx	9 0
    =bind	9 1
    =dhcpd	9 2
    =apt.conf	9 3
    =bird	9 4
    =radvd	9 5
    =syslog-ng	9 6
    =dovecot	9 7
    =strongswan	9 8
    =freeradius	9 9
    =xinetd	9 10
    =logrotate	9 11
    =ucl	9 12
    =icinga2	9 13
    =lighttpd	9 14
    =lvm	9 15
    =keepalived	9 16
    =multipath	9 17
    =corosync	9 18
    =conntrackd	9 19
    =mpd	9 20
    =bacula	9 21
    =nagios-objects	9 22
    =krb5	9 23
    =wpa_supplicant	9 24
    =i3	9 25
    =spa-json	9 26
    =haproxy	9 27
    =hdparm	9 28
    =munin	9 29
    =rsyslog	9 30
    =drbd	9 31
    =opensc	9 32
    =alsa	9 33
    """#
}
