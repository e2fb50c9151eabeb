/// Every name's meaning, and where each format is among the families. Made by `make names` of what the formats tell.
enum FormatNameIndex {
  static let patterns: StaticString = #"""
    =jsonc	*.jsonc
    =jsonc	*.code-workspace
    =jsonc	*.code-snippets
    =jsonc	*.code-profile
    =jsonc	tsconfig.json
    =jsonc	tsconfig.*.json
    =jsonc	tsconfig-*.json
    =jsonc	jsconfig.json
    =jsonc	jsconfig.*.json
    =jsonc	.vscode/*.json
    =jsonc	Code/User/*.json
    =jsonc	Code - OSS/User/*.json
    =jsonc	Code - Insiders/User/*.json
    =jsonc	VSCodium/User/*.json
    =jsonc	Cursor/User/*.json
    =jsonc	User/settings.json
    =jsonc	User/keybindings.json
    =jsonc	Machine/settings.json
    =jsonc	zed/*.json
    =jsonc	.zed/*.json
    =jsonc	devcontainer.json
    =jsonc	.devcontainer.json
    =jsonc	devcontainer-feature.json
    =jsonc	LocalState/settings.json
    =jsonc	.eslintrc
    =jsonc	.eslintrc.json
    =jsonc	.jshintrc
    =jsonc	.jscsrc
    =jsonc	.swcrc
    =jsonc	.hintrc
    =jsonc	.oxlintrc.json
    =jsonc	.luarc.json
    =jsonc	.markdownlint.json
    =jsonc	api-extractor.json
    =jsonc	language-configuration.json
    =jsonc	cspell.json
    =jsonc	.cspell.json
    =jsonc	turbo.json
    =jsonc	typedoc.json
    =jsonc	deno.json
    =jsonc	waybar/config
    =jsonc	*.sublime-settings
    =jsonc	*.sublime-keymap
    =jsonc	*.sublime-project
    =jsonc	*.sublime-menu
    =jsonc	*.hujson
    =json5	*.json5
    =json5	.babelrc
    =json	*.json
    =json	*.webmanifest
    =json	*.geojson
    =json	*.jsonld
    =json	*.har
    =json	*.ipynb
    =json	*.avsc
    =json	*.tfstate
    =json	*.lottie
    =json	composer.lock
    =json	Pipfile.lock
    =json	flake.lock
    =json	.bowerrc
    =json	.watchmanconfig
    =json	.tern-project
    =yaml	*.yaml
    =yaml	*.yml
    =yaml	*.eyaml
    =yaml	*.cff
    =yaml	*.raml
    =yaml	*.bst
    =yaml	*.sublime-syntax
    =yaml	.clang-format
    =yaml	_clang-format
    =yaml	.clang-tidy
    =yaml	.clangd
    =yaml	clangd/config
    =yaml	.cmake-format
    =yaml	.yamllint
    =yaml	.ansible-lint
    =yaml	.gemrc
    =yaml	.condarc
    =yaml	condarc
    =yaml	.kube/config
    =yaml	kubeconfig
    =yaml	pubspec.lock
    =yaml	Podfile.lock
    =yaml	Chart.lock
    =yaml	cloud.cfg
    =yaml	cloud.cfg.d/*.cfg
    =yaml	user-data
    =yaml	etc/salt/master
    =yaml	etc/salt/minion
    =toml	*.toml
    =toml	Cargo.lock
    =toml	poetry.lock
    =toml	uv.lock
    =toml	pdm.lock
    =toml	Pipfile
    =toml	Gopkg.lock
    =toml	.cargo/config
    =toml	.cargo/credentials
    =toml	rust-toolchain
    =xml	*.xml
    =xml	*.plist
    =xml	*.fontconfig
    =xml	*.csproj
    =xml	*.vbproj
    =xml	*.fsproj
    =xml	*.props
    =xml	*.targets
    =xml	*.nuspec
    =xml	*.exe.config
    =xml	*.dll.config
    =xml	app.config
    =xml	App.config
    =xml	web.config
    =xml	Web.config
    =xml	machine.config
    =xml	nuget.config
    =xml	NuGet.Config
    =xml	packages.config
    =xml	.classpath
    =xml	.project
    =xml	fonts.conf
    =xml	.fonts.conf
    =xml	fonts/*.conf
    =xml	fonts/conf.d/*.conf
    =xml	fonts/conf.avail/*.conf
    =xml	fontconfig/*.conf
    =xml	fontconfig/conf.d/*.conf
    =xml	fontconfig/conf.avail/*.conf
    =xml	dbus-1/*.conf
    =xml	dbus-1/system.d/*.conf
    =xml	dbus-1/session.d/*.conf
    =xml	avahi/services/*.service
    =xml	polkit-1/actions/*.policy
    =xml	firewalld/*/*.xml
    =systemd	*.service
    =systemd	*.socket
    =systemd	*.timer
    =systemd	*.mount
    =systemd	*.automount
    =systemd	*.path
    =systemd	*.target
    =systemd	*.slice
    =systemd	*.scope
    =systemd	*.swap
    =systemd	*.device
    =systemd	*.network
    =systemd	*.netdev
    =systemd	*.link
    =systemd	*.nspawn
    =systemd	journald.conf
    =systemd	logind.conf
    =systemd	resolved.conf
    =systemd	timesyncd.conf
    =systemd	networkd.conf
    =systemd	coredump.conf
    =systemd	oomd.conf
    =systemd	sleep.conf
    =systemd	pstore.conf
    =systemd	homed.conf
    =systemd	userdbd.conf
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
    =systemd	*.container
    =systemd	*.volume
    =systemd	*.pod
    =systemd	*.network.example
    =systemd	cups-socket*.conf
    =desktop	*.desktop
    =desktop	mimeapps.list
    =desktop	*.directory
    =gitconfig	.gitconfig
    =gitconfig	gitconfig
    =gitconfig	.git/config
    =gitconfig	git/config
    =gitconfig	.gitmodules
    =mysql	my.cnf
    =mysql	.my.cnf
    =mysql	my.ini
    =mysql	etc/mysql/*.cnf
    =mysql	mysql/conf.d/*.cnf
    =mysql	mysql/mysql.conf.d/*.cnf
    =mysql	mariadb.conf.d/*.cnf
    =mysql	my.cnf.d/*.cnf
    =mysql	my.cnf.fallback
    =smb	smb.conf
    =sysctl	sysctl.conf
    =sysctl	sysctl.d/*.conf
    =env	.env
    =env	.env.*
    =env	*.env
    =env	etc/default/*
    =env	etc/default/grub.d/*
    =env	os-release
    =env	locale.conf
    =env	vconsole.conf
    =env	environment.d/*.conf
    =env	adduser.conf
    =env	adduser.*.conf
    =env	deluser.conf
    =env	e2scrub.conf
    =env	etc/initramfs-tools/*.conf
    =env	initramfs-tools/conf.d/*
    =env	logcheck/logcheck.conf
    =env	sysstat/sysstat
    =env	tlp.conf
    =env	tlp.d/*.conf
    =env	tlp/defaults.conf
    =env	frr/daemons
    =env	xdg/user-dirs.conf
    =env	xdg/user-dirs.defaults
    =env	user-dirs.dirs
    =env	bird/envvars
    =env	kamailio/kamctlrc
    =env	shorewall/shorewall.conf
    =env	shorewall6/shorewall6.conf
    =env	shorewall/params
    =env	rabbitmq/rabbitmq-env.conf
    =env	updatedb.conf
    =env	etckeeper/etckeeper.conf
    =env	schroot/*/config
    =env	tuned/bootcmdline
    =env	mtx-changer.conf
    =env	apache2/envvars
    =env	ufw/ufw.conf
    =env	needrestart/notify.conf
    =env	ucf.conf
    =env	lsb-release
    =env	ksmtuned.conf
    =env	icecc.conf
    =env	numad.conf
    =env	chkrootkit.conf
    =env	dehydrated/config
    =env	ldapscripts.conf
    =env	resolvconf.conf
    =env	nut/nut.conf
    =env	laptop-mode/*.conf
    =env	laptop-mode/conf.d/*.conf
    =env	sshguard.conf
    =env	courier/courierd
    =env	courier/esmtpd
    =env	courier/esmtpd-msa
    =env	courier/esmtpd-ssl
    =env	courier/imapd
    =env	courier/imapd-ssl
    =env	courier/pop3d
    =env	courier/pop3d-ssl
    =env	cowpoke.conf
    =env	molly-guard/rc
    =env	zookeeper/*/environment
    =env	dropbear/initramfs/dropbear.conf
    =properties	*.properties
    =properties	zoo.cfg
    =properties	zookeeper/*/zoo.cfg
    =properties	zoo_sample.cfg
    =properties	zooinspector/default*Settings.cfg
    =sshd	sshd_config
    =sshd	sshd_config.d/*.conf
    =ssh	ssh_config
    =ssh	ssh_config.d/*.conf
    =ssh	.ssh/config
    =postgresql	postgresql.conf
    =postgresql	postgresql.auto.conf
    =postgresql	postgresql-common/createcluster.conf
    =redis	redis/*.conf
    =redis	valkey/*.conf
    =ini	.editorconfig
    =ini	.npmrc
    =ini	.pylintrc
    =ini	.flake8
    =ini	pip.conf
    =ini	.pypirc
    =ini	tox.ini
    =ini	setup.cfg
    =ini	mypy.ini
    =ini	pytest.ini
    =ini	alembic.ini
    =ini	subversion/config
    =ini	subversion/servers
    =ini	.subversion/config
    =ini	.subversion/servers
    =ini	mopidy.conf
    =ini	mopidy/mopidy.conf
    =ini	default/*.cfg
    =keyfile	avahi/avahi-daemon.conf
    =keyfile	NetworkManager/*.conf
    =keyfile	NetworkManager/conf.d/*.conf
    =keyfile	nm-conf.d/*.conf
    =keyfile	NetworkManager/system-connections/*
    =keyfile	*.nmconnection
    =keyfile	fwupd/*.conf
    =keyfile	fwupd/remotes.d/*.conf
    =keyfile	lightdm/*.conf
    =keyfile	lightdm.conf.d/*.conf
    =keyfile	gdm3/*.conf
    =keyfile	gdm/custom.conf
    =keyfile	udisks2/*.conf
    =keyfile	udisks2/*.conf.example
    =keyfile	UPower/*.conf
    =keyfile	bluetooth/*.conf
    =keyfile	geoclue/*.conf
    =keyfile	geoclue/conf.d/*.conf
    =keyfile	polkit-1/*.conf
    =keyfile	polkit-1/*.conf.d/*.conf
    =keyfile	vmware-tools/*.conf
    =keyfile	vmware-tools/*.conf.example
    =keyfile	PackageKit/*.conf
    =keyfile	ModemManager/*.conf
    =keyfile	gtk-3.0/settings.ini
    =keyfile	gtk-4.0/settings.ini
    =keyfile	sddm.conf
    =keyfile	sddm.conf.d/*.conf
    =keyfile	*.dconf-defaults
    =keyfile	dconf/db/*.d/*
    =keyfile	pg_service.conf
    =keyfile	.pg_service.conf
    =keyfile	schroot/schroot.conf
    =keyfile	schroot/chroot.d/*
    =keyfile	connman/main.conf
    =keyfile	iwd/main.conf
    =keyfile	netdata/netdata.conf
    =php	php.ini
    =php	php.ini-*
    =php	php/*/mods-available/*.ini
    =php	php/*/*/conf.d/*.ini
    =php	php/*/fpm/php-fpm.conf
    =php	php/*/fpm/pool.d/*.conf
    =php	php-fpm.d/*.conf
    =php	php-fpm.conf
    =php	.user.ini
    =fail2ban	fail2ban/*.conf
    =fail2ban	fail2ban/*.local
    =fail2ban	jail.d/*.conf
    =fail2ban	jail.d/*.local
    =fail2ban	fail2ban/*/*.conf
    =fail2ban	fail2ban/*/*.local
    =supervisor	supervisord.conf
    =supervisor	supervisor/*.conf
    =supervisor	supervisor/conf.d/*.conf
    =supervisor	supervisor/examples/*.conf
    =tuned	tuned/*/tuned.conf
    =tuned	tuned.conf
    =openssl	*openssl.cnf
    =openssl	*openssl.conf
    =openssl	openssl-*.cnf
    =openssl	certs/*.cnf
    =openssl	certs/xpextensions
    =openssl	ssl/*.cnf
    =openssl	ssl/openssl.cnf.d/*.cnf
    =sudo-logsrvd	sudo_logsrvd.conf
    =nfs	nfs.conf
    =nfs	nfs.conf.d/*.conf
    =nfs	idmapd.conf
    =nfs	nfsmount.conf
    =nfs	nfsmount.conf.d/*.conf
    =nfs	autofs.conf
    =puppet	puppet.conf
    =puppet	puppet/*.conf
    =freetds	freetds.conf
    =freetds	.freetds.conf
    =freetds	freetds/*.conf
    =sssd	sssd.conf
    =sssd	sssd/*.conf
    =sssd	sssd/conf.d/*.conf
    =sssd	sssd-*.conf
    =stunnel	stunnel/*.conf
    =stunnel	stunnel.conf
    =stunnel	stunnel.conf-sample
    =stunnel	stunnel/conf.d/*.conf
    =davfs2	davfs2.conf
    =davfs2	davfs2/davfs2.conf
    =munin-plugins	munin/plugin-conf.d/*
    =pgbouncer	pgbouncer.ini
    =pgbouncer	pgbouncer/*.ini
    =hgrc	mercurial/hgrc
    =hgrc	hgrc.d/*.rc
    =hgrc	.hgrc
    =hgrc	.hg/hgrc
    =hgrc	hg/hgrc
    =xl2tpd	xl2tpd.conf
    =xl2tpd	xl2tpd/*.conf
    =linuxptp	linuxptp/*.conf
    =linuxptp	ptp4l.conf
    =linuxptp	phc2sys.conf
    =linuxptp	timemaster.conf
    =ups	nut/ups.conf
    =ups	nut/upsd.users
    =equals	security/pwquality.conf
    =equals	pwquality.conf.d/*.conf
    =equals	security/faillock.conf
    =equals	udev/udev.conf
    =equals	watchdog.conf
    =equals	iscsi/iscsid.conf
    =equals	firewalld/firewalld.conf
    =equals	pulse/daemon.conf
    =equals	pulse/client.conf
    =equals	pulse/daemon.conf.d/*.conf
    =equals	pulse/client.conf.d/*.conf
    =equals	tuned/tuned-main.conf
    =equals	tuned/*-variables.conf
    =equals	audit/auditd.conf
    =equals	audit/plugins.d/*.conf
    =equals	apt/listchanges.conf
    =equals	ha.d/authkeys
    =equals	cvtsudoers.conf
    =equals	backupninja.conf
    =equals	usbguard/usbguard-daemon.conf
    =equals	usb_modeswitch.conf
    =equals	debfoster.conf
    =equals	isns/isnsd.conf
    =equals	isns/isnsadm.conf
    =equals	policyd-spf.conf
    =equals	pam-mysql.conf
    =equals	xen/oxenstored.conf
    =equals	acpi/events/*
    =equals-lists	powerdns/*.conf
    =equals-lists	powerdns/pdns.d/*.conf
    =equals-lists	powerdns/recursor.d/*.conf
    =equals-lists	minidlna.conf
    =equals-lists	ocserv/ocserv.conf
    =equals-lists	apparmor/parser.conf
    =equals-lists	logwatch.conf
    =equals-lists	logwatch/conf/*.conf
    =equals-lists	logwatch/conf/*/*.conf
    =equals-lists	logwatch/default.conf/*.conf
    =equals-lists	logwatch/default.conf/*/*.conf
    =equals-lists	logwatch/dist.conf/*.conf
    =equals-lists	logwatch/dist.conf/*/*.conf
    =equals-lists	hostapd.conf
    =equals-lists	hostapd/*.conf
    =equals-lists	zabbix/*.conf
    =equals-lists	zabbix_agentd.conf
    =equals-lists	zabbix_server.conf
    =equals-lists	zabbix_agentd.d/*.conf
    =equals-lists	zabbix_agentd.conf.d/*.conf
    =equals-lists	userparameter_*.conf
    =equals-lists	cgitrc
    =equals-lists	lynis/*.prf
    =postfix	postfix/main.cf
    =postfix	main.cf
    =postfix	main.cf.proto
    =postfix	main.cf.dist
    =postfix	postfix*/main.cf
    =dnsmasq	dnsmasq.conf
    =dnsmasq	dnsmasq.d/*
    =dnsmasq	dnsmasq.conf.example
    =dnsmasq	dnsmasq-base/trust-anchors.conf
    =turnserver	turnserver.conf
    =libvirt	libvirt/*.conf
    =awstats	awstats/*.conf
    =awstats	awstats/*.conf.local
    =awstats	awstats.conf
    =awstats	awstats.*.conf
    =wgetrc	wgetrc
    =wgetrc	.wgetrc
    =lxc	lxc/*.conf
    =lxc	lxc/config/*.conf
    =lxc	lxc/*/config
    =vsftpd	vsftpd.conf
    =vsftpd	vsftpd/*.conf
    =nagios	nagios*/nagios.cfg
    =nagios	nagios*/cgi.cfg
    =nagios	nagios*/resource.cfg
    =nagios	nagios.cfg
    =nagios	nagios/nrpe*.cfg
    =nagios	nrpe.cfg
    =nagios	nagios/nrpe.d/*.cfg
    =nagios	icinga/icinga.cfg
    =rkhunter	rkhunter.conf
    =rkhunter	rkhunter.conf.local
    =rkhunter	rkhunter.d/*.conf
    =words	host.conf
    =words	munin/munin-node.conf
    =words	manpath.config
    =words	ppp/options
    =words	ppp/options.*
    =words	ppp/peers/*
    =words	sudo.conf
    =words	mosquitto.conf
    =words	mosquitto/*.conf
    =words	mosquitto/conf.d/*.conf
    =words	gnupg/*.conf
    =words	.gnupg/*.conf
    =words	gpg.conf
    =words	gpg-agent.conf
    =words	dirmngr.conf
    =words	clamav/*.conf
    =words	clamd.conf
    =words	freshclam.conf
    =words	clamd.conf.sample
    =words	freshclam.conf.sample
    =words	clamav-milter.conf.sample
    =words	X11/Xsession.options
    =words	lldpd.d/*.conf
    =words	apcupsd.conf
    =words	slim.conf
    =words	openntpd/ntpd.conf
    =words	openntpd.conf
    =words	pptpd.conf
    =words	apt/mirror.list
    =words-comments	nscd.conf
    =words-comments	gai.conf
    =words-comments	mdadm.conf
    =words-comments	mdadm/mdadm.conf
    =words-comments	mdadm.conf-example
    =words-comments	udhcpd*.conf
    =modprobe	modprobe.d/*.conf
    =modprobe	modprobe.conf
    =login.defs	login.defs
    =ldap	ldap/ldap.conf
    =ldap	ldap.conf
    =ldap	.ldaprc
    =ldap	nslcd.conf
    =ldap	libnss-ldap.conf
    =ldap	pam_ldap.conf
    =resolv	resolv.conf
    =resolv	resolv.conf.d/*
    =resolv	resolvconf/resolv.conf.d/*
    =resolv	.resolv.conf
    =dhcpcd	dhcpcd.conf
    =dhcpcd	dhcpv6-pd.conf
    =rsnapshot	rsnapshot.conf
    =rsnapshot	rsnapshot*.conf
    =rsnapshot	rsnapshot.conf.default*
    =vnstat	vnstat.conf
    =vnstat	.vnstatrc
    =msmtp	msmtprc
    =msmtp	.msmtprc
    =msmtp	msmtp/config
    =frr	frr/frr.conf
    =frr	frr/vtysh.conf
    =frr	vtysh.conf
    =dpkg	dpkg/dpkg.cfg
    =dpkg	dpkg/dpkg.cfg.d/*
    =dpkg	.dpkg.cfg
    =nut	nut/upsd.conf
    =nut	nut/upsmon.conf
    =nut	nut/upssched.conf
    =nut	nut/hosts.conf
    =motion	motion.conf
    =motion	motion/*.conf
    =motion	motion/conf.d/*.conf
    =chrony	chrony.conf
    =chrony	chrony/conf.d/*.conf
    =chrony	chrony/sources.d/*.sources
    =ntp	ntp.conf
    =ntp	ntpsec/ntp.conf
    =ntp	ntpsec/ntp.d/*.conf
    =openvpn	*.ovpn
    =openvpn	openvpn/*.conf
    =openvpn	openvpn/client/*.conf
    =openvpn	openvpn/server/*.conf
    =openvpn	sample-config-files/*.conf
    =opendkim	opendkim.conf
    =opendkim	opendkim.conf.sample
    =opendkim	opendmarc.conf
    =opendkim	opendmarc.conf.sample
    =tor	torrc
    =tor	torrc.d/*.conf
    =tor	tor/torrc
    =tor	tor-service-defaults-torrc
    =tor	*-torrc
    =tor	torsocks.conf
    =squid	squid.conf
    =squid	squid/*.conf
    =squid	squid/conf.d/*.conf
    =memcached	memcached.conf
    =memcached	memcached*.conf
    =tinyproxy	tinyproxy.conf
    =tinyproxy	tinyproxy/*.conf
    =spamassassin	spamassassin/*.cf
    =spamassassin	spamassassin/*.pre
    =spamassassin	.spamassassin/user_prefs
    =spamassassin	user_prefs.template
    =spamassassin	spamassassin/*.cf.dist
    =spamassassin	*.pre
    =spamassassin	SpamAssassin/*.cf
    =spamassassin	spamassassin/user_prefs*
    =spamassassin	spamassassin/*/*.cf
    =snmp	snmp/*.conf
    =snmp	snmpd.conf
    =snmp	snmp/snmpd.conf.d/*.conf
    =snmp	snmp/snmp.conf.d/*.conf
    =privoxy	privoxy/config
    =mutt	Muttrc
    =mutt	Muttrc.d/*.rc
    =mutt	*muttrc
    =mutt	.mutt/muttrc
    =mutt	neomuttrc
    =mutt	.neomuttrc
    =mutt	neomuttrc.d/*.rc
    =nano	nanorc
    =nano	.nanorc
    =nano	nano/*.nanorc
    =nano	*.nanorc
    =lftp	lftp.conf
    =lftp	.lftprc
    =lftp	lftp/rc
    =screen	*screenrc
    =inputrc	inputrc
    =inputrc	.inputrc
    =unbound	unbound.conf
    =unbound	unbound/*.conf
    =unbound	unbound.conf.d/*.conf
    =unbound	mods-config/unbound/*.conf
    =deb822	*.sources
    =deb822	sources.list.d/*.sources
    =deb822	debconf.conf
    =deb822	dpkg/origins/*
    =deb822	pam-configs/*
    =acng	acng.conf
    =acng	apt-cacher-ng/*.conf
    =acng	apt-cacher-ng/examples/security.conf
    =acng	collectd/collection.conf
    =xresources	.Xresources
    =xresources	.Xdefaults
    =xresources	Xresources/*
    =xresources	X11/app-defaults/*
    =xresources	app-defaults/*
    =xresources	X11/Xresources*
    =colons	imapd.conf
    =colons	sasl2/*.conf
    =colons	sasl/*.conf
    =colons	postfix/sasl/*.conf
    =colons	clamsmtpd.conf
    =nsd	nsd.conf
    =nsd	nsd/*.conf
    =nsd	nsd/nsd.conf.d/*.conf
    =fstab	etc/fstab
    =fstab	*/fstab
    =fstab	fstab.d/*
    =crypttab	etc/crypttab
    =inittab	etc/inittab
    =tmpfiles	tmpfiles.d/*.conf
    =sysusers	sysusers.d/*.conf
    =binfmt	binfmt.d/*.conf
    =nsswitch	etc/nsswitch.conf
    =sources-list	apt/sources.list
    =sources-list	sources.list.d/*.list
    =locale-gen	etc/locale.gen
    =modules	etc/modules
    =modules	modules-load.d/*.conf
    =modules	initramfs-tools/modules
    =shells	etc/shells
    =names	etc/securetty
    =names	etc/cron.allow
    =names	etc/cron.deny
    =names	etc/at.allow
    =names	etc/at.deny
    =names	etc/ftpusers
    =names	resolvconf/interface-order
    =names	logcheck/*.logfiles
    =names	logcheck.logfiles.d/*.logfiles
    =names	schroot/*/copyfiles
    =names	schroot/*/nssdatabases
    =ports	etc/bindresvport.blacklist
    =ld-so	etc/ld.so.conf
    =ld-so	ld.so.conf.d/*.conf
    =request-key	etc/request-key.conf
    =request-key	request-key.d/*.conf
    =insserv	etc/insserv.conf
    =insserv	insserv.conf.d/*
    =sysstat-ioconf	sysstat/sysstat.ioconf
    =sysstat-ioconf	etc/sysstat.ioconf
    =passwd	etc/passwd
    =passwd	etc/passwd-
    =group	etc/group
    =group	etc/group-
    =shadow	etc/shadow
    =shadow	etc/shadow-
    =gshadow	etc/gshadow
    =gshadow	etc/gshadow-
    =subuid	etc/subuid
    =subuid	etc/subgid
    =subuid	etc/subuid-
    =subuid	etc/subgid-
    =mosquitto-passwords	mosquitto/pwfile*
    =mosquitto-passwords	mosquitto/passwd
    =mosquitto-keys	mosquitto/pskfile*
    =mosquitto-acl	mosquitto/aclfile*
    =ppp-secrets	ppp/chap-secrets
    =ppp-secrets	ppp/pap-secrets
    =ppp-secrets	ppp/srp-secrets
    =ppp-secrets	xl2tpd/l2tp-secrets
    =chrony-keys	chrony.keys
    =chrony-keys	chrony/*.keys
    =ipsec-secrets	etc/ipsec.secrets
    =davfs2-secrets	davfs2/secrets
    =davfs2-secrets	.davfs2/secrets
    =pam	etc/pam.d/*
    =pam	lib/pam.d/*
    =pam-conf	etc/pam.conf
    =limits	security/limits.conf
    =limits	limits.d/*.conf
    =access	security/access.conf
    =access	security/access.d/*.conf
    =group-conf	security/group.conf
    =time-conf	security/time.conf
    =namespace	security/namespace.conf
    =namespace	namespace.d/*.conf
    =pam-env	security/pam_env.conf
    =pam-env	.pam_environment
    =sepermit	security/sepermit.conf
    =sudoers	etc/sudoers
    =sudoers	sudoers.d/*
    =pg-hba	pg_hba.conf
    =pg-hba	pool_hba.conf
    =pg-ident	pg_ident.conf
    =exports	etc/exports
    =exports	exports.d/*.exports
    =hosts-access	etc/hosts.allow
    =hosts-access	etc/hosts.deny
    =audit-rules	audit/*.rules
    =audit-rules	audit/rules.d/*.rules
    =audit-rules	auditd/examples/rules/*.rules
    =hosts	etc/hosts
    =hosts	avahi/hosts
    =services	etc/services
    =protocols	etc/protocols
    =rpc	etc/rpc
    =ethertypes	etc/ethertypes
    =networks	etc/networks
    =ethers	etc/ethers
    =iproute2	iproute2/rt_protos
    =iproute2	iproute2/rt_tables
    =iproute2	iproute2/rt_realms
    =iproute2	iproute2/rt_scopes
    =iproute2	iproute2/rt_dsfield
    =iproute2	iproute2/group
    =iproute2	iproute2/nl_protos
    =iproute2	iproute2/ematch_map
    =iproute2	iproute2/bpf_pinning
    =iproute2	rt_protos.d/*.conf
    =iproute2	rt_tables.d/*.conf
    =inetd	etc/inetd.conf
    =inetd	inetd.d/*
    =auto-master	etc/auto.master
    =auto-master	auto.master.d/*.autofs
    =autofs	etc/auto.misc
    =autofs	etc/auto.home
    =aliases	etc/aliases
    =aliases	etc/email-addresses
    =postfix-master	postfix/master.cf
    =postfix-master	master.cf.proto
    =postfix-dynamicmaps	postfix/dynamicmaps.cf
    =postfix-dynamicmaps	dynamicmaps.cf.d/*.cf
    =postfix-files	postfix/postfix-files
    =postfix-files	postfix-files.d/*
    =postfix-map	postfix/transport
    =postfix-map	postfix/virtual
    =postfix-map	postfix/canonical
    =postfix-map	postfix/access
    =postfix-map	postfix/generic
    =postfix-map	postfix/relocated
    =postfix-map	postfix/sasl_passwd
    =mime-types	etc/mime.types
    =mime-types	.mime.types
    =mailcap	etc/mailcap
    =mailcap	.mailcap
    =udev	udev/rules.d/*.rules
    =smartd	smartd.conf
    =sane	sane.d/*.conf
    =sane	sane.d/dll.d/*
    =crontab	etc/crontab
    =crontab	etc/cron.d/*
    =user-crontab	cron/crontabs/*
    =user-crontab	tmp/crontab.*/crontab
    =anacrontab	etc/anacrontab
    =radius-users	mods-config/files/*
    =radius-users	mods-config/attr_filter/*
    =radius-users	preprocess/hints
    =radius-users	preprocess/huntgroups
    =radius-users	freeradius/users
    =radius-users	raddb/users
    =radius-users	3.0/users
    =radius-users	3.0/hints
    =radius-users	3.0/huntgroups
    =radius-dictionary	freeradius/*/dictionary
    =radius-dictionary	freeradius/dictionary
    =radius-dictionary	raddb/dictionary
    =apache	apache2/*.conf
    =apache	apache2/*-available/*.conf
    =apache	apache2/*-available/*.load
    =apache	apache2/*-enabled/*.conf
    =apache	apache2/*-enabled/*.load
    =apache	apache2/conf.d/*.conf
    =apache	apache2/vhosts.d/*.conf
    =apache	apache2/vhosts.d/*.include
    =apache	httpd/conf/*.conf
    =apache	httpd/conf.d/*.conf
    =apache	httpd/conf.modules.d/*.conf
    =apache	httpd.conf
    =apache	apache2.conf
    =apache	apache.conf
    =apache	apache22.conf
    =apache	apache24.conf
    =apache	.htaccess
    =apache	roundcube/htaccess
    =apache	modsecurity/*.conf
    =apache	modsecurity.conf
    =apache	modsecurity.conf-recommended
    =apache	htaccess
    =apache	htaccess.*
    =proftpd	etc/proftpd.conf
    =proftpd	proftpd/*.conf
    =proftpd	proftpd/conf.d/*.conf
    =proftpd	proftpd/templates/*.conf
    =proftpd	proftpd-*/sample-configurations/*.conf
    =cups	cupsd.conf
    =cups	cups-files.conf
    =cups	cups-browsed.conf
    =cups	cups/client.conf
    =cups	cups/snmp.conf
    =cups	cups/printers.conf
    =cups	cups/classes.conf
    =cups	libcups2/examples/client.conf
    =collectd	collectd.conf
    =collectd	collectd.conf.d/*.conf
    =collectd	collectd.d/*.conf
    =collectd	collectd/collectd.conf
    =collectd	collectd/filters.conf
    =collectd	collectd/thresholds.conf
    =collectd	collectd/postgresql_default.conf
    =collectd	collectd-core/examples/GenericJMX.conf
    =collectd	collectd-core/examples/filters.conf
    =collectd	collectd-core/examples/snmp-data.conf
    =collectd	collectd-core/examples/thresholds.conf
    =xorg	xorg.conf
    =xorg	xorg.conf.d/*.conf
    =xorg	X11/xorg.conf-*
    =xorg	X11/xorg.conf.*
    =interfaces	network/interfaces
    =interfaces	network/interfaces.d/*
    =ipsec	ipsec.conf
    =ipsec	ipsec.d/*.conf
    =nginx	nginx.conf
    =nginx	nginx/*.conf
    =nginx	nginx/conf.d/*.conf
    =nginx	nginx/sites-available/*
    =nginx	nginx/sites-enabled/*
    =nginx	nginx/snippets/*.conf
    =nginx	nginx/modules-available/*.conf
    =nginx	nginx/modules-enabled/*.conf
    =nginx	nginx/mime.types
    =nginx	nginx/*_params
    =bind	named.conf
    =bind	named.conf.*
    =bind	named*.conf
    =bind	bind/*.conf
    =bind	bind.keys
    =bind	bind/zones.rfc1918
    =bind	rndc.conf
    =bind	powerdns/named.conf
    =dhcpd	dhcpd.conf
    =dhcpd	dhcpd6.conf
    =dhcpd	dhclient.conf
    =dhcpd	dhclient6.conf
    =dhcpd	dhcp/*.conf
    =dhcpd	dhcpd.conf.example
    =dhcpd	dhclient.conf.example
    =apt.conf	apt.conf
    =apt.conf	apt.conf.d/*
    =bird	bird.conf
    =bird	bird6.conf
    =bird	bird/*.conf
    =radvd	radvd.conf
    =radvd	radvd.conf.*
    =syslog-ng	syslog-ng.conf
    =syslog-ng	syslog-ng/*.conf
    =syslog-ng	syslog-ng/conf.d/*.conf
    =dovecot	dovecot.conf
    =dovecot	dovecot/*.conf
    =dovecot	dovecot/*.conf.ext
    =dovecot	dovecot/conf.d/*.conf
    =dovecot	dovecot/conf.d/*.conf.ext
    =strongswan	strongswan.conf
    =strongswan	strongswan.d/*.conf
    =strongswan	strongswan.d/*/*.conf
    =strongswan	swanctl.conf
    =strongswan	swanctl/conf.d/*.conf
    =freeradius	radiusd.conf
    =freeradius	freeradius/*/*.conf
    =freeradius	freeradius/*/mods-available/*
    =freeradius	freeradius/*/mods-enabled/*
    =freeradius	freeradius/*/sites-available/*
    =freeradius	freeradius/*/sites-enabled/*
    =freeradius	raddb/*.conf
    =freeradius	raddb/mods-available/*
    =freeradius	raddb/mods-enabled/*
    =freeradius	raddb/sites-available/*
    =freeradius	raddb/sites-enabled/*
    =xinetd	xinetd.conf
    =xinetd	xinetd.d/*
    =xinetd	xinetd/examples/*.conf
    =logrotate	logrotate.conf
    =logrotate	logrotate.d/*
    =ucl	rspamd.conf
    =ucl	rspamd/*.conf
    =ucl	rspamd/*.inc
    =ucl	rspamd/modules.d/*.conf
    =ucl	rspamd/scores.d/*.conf
    =ucl	rspamd/local.d/*.conf
    =ucl	rspamd/local.d/*.inc
    =ucl	rspamd/override.d/*.conf
    =ucl	rspamd/override.d/*.inc
    =icinga2	icinga2.conf
    =icinga2	icinga2/*.conf
    =icinga2	icinga2/*/*.conf
    =icinga2	icinga2/*/*/*.conf
    =lighttpd	lighttpd.conf
    =lighttpd	lighttpd/*.conf
    =lighttpd	lighttpd/conf.d/*.conf
    =lighttpd	lighttpd/conf-available/*.conf
    =lighttpd	lighttpd/conf-enabled/*.conf
    =lighttpd	lighttpd/vhosts.d/*.conf
    =lvm	lvm.conf
    =lvm	lvmlocal.conf
    =lvm	lvm/*.conf
    =lvm	lvm/profile/*.profile
    =keepalived	keepalived.conf
    =keepalived	keepalived/*.conf
    =keepalived	keepalived.conf.*
    =multipath	multipath.conf
    =multipath	multipath.conf.*
    =multipath	multipath/conf.d/*.conf
    =corosync	corosync.conf
    =corosync	corosync/uidgid.d/*
    =conntrackd	conntrackd.conf
    =mpd	mpd.conf
    =mpd	mpd/*.conf
    =bacula	bacula-*.conf
    =bacula	bconsole.conf
    =bacula	bacula/*.conf
    =nagios-objects	nagios*/objects/*.cfg
    =nagios-objects	nagios*/conf.d/*.cfg
    =nagios-objects	nagios*/examples/*.cfg
    =krb5	krb5.conf
    =krb5	krb5.conf.d/*
    =krb5	kdc.conf
    =krb5	mke2fs.conf
    =krb5	krb5.conf.template
    =krb5	kdc.conf.template
    =wpa_supplicant	wpa_supplicant.conf
    =wpa_supplicant	wpa_supplicant-*.conf
    =wpa_supplicant	wpa_supplicant/*.conf
    =wpa_supplicant	wpasupplicant/examples/wpa*.conf
    =wpa_supplicant	wpasupplicant/examples/wep.conf
    =wpa_supplicant	wpasupplicant/examples/plaintext.conf
    =wpa_supplicant	wpasupplicant/examples/ieee8021x.conf
    =wpa_supplicant	wpasupplicant/examples/openCryptoki.conf
    =i3	i3/config
    =i3	i3/config.d/*
    =i3	i3/config.keycodes
    =i3	sway/config
    =i3	sway/config.d/*
    =spa-json	pipewire/*.conf
    =spa-json	pipewire/*.conf.d/*.conf
    =spa-json	wireplumber/*.conf
    =spa-json	wireplumber/*.conf.d/*.conf
    =haproxy	haproxy.cfg
    =haproxy	haproxy/*.cfg
    =haproxy	haproxy/*/*.cfg
    =hdparm	hdparm.conf
    =munin	munin.conf
    =munin	munin-conf.d/*.conf
    =rsyslog	rsyslog.conf
    =rsyslog	rsyslog.d/*
    =rsyslog	syslog.conf
    =rsyslog	syslog.d/*.conf
    =drbd	drbd.conf
    =drbd	drbd.d/*.conf
    =drbd	drbd.d/*.res
    =opensc	opensc.conf
    ?0	*.ini
    ?1	*.cfg
    ?2	*.cnf
    ?3	redis.conf
    ?3	valkey.conf
    -a shell script	*.sh
    -a shell script	*.bash
    -a shell script	*.zsh
    -a shell script	*.ksh
    -a shell script	*.csh
    -a shell script	*.fish
    -a shell script	*.bashrc
    -a shell script	.bash_profile
    -a shell script	.bash_login
    -a shell script	.bash_logout
    -a shell script	.bash_aliases
    -a shell script	.profile
    -a shell script	.xprofile
    -a shell script	.xinitrc
    -a shell script	.xsession
    -a shell script	.zshrc
    -a shell script	.zprofile
    -a shell script	.zshenv
    -a shell script	.zlogin
    -a shell script	zshrc
    -a shell script	zprofile
    -a shell script	zshenv
    -a shell script	zlogin
    -a shell script	zlogout
    -a shell script	bash_completion.d/*
    -a shell script	etc/profile
    -a shell script	etc/csh.*
    -a shell script	etc/init.d/*
    -a shell script	etc/rc.local
    -a shell script	etc/cron.hourly/*
    -a shell script	etc/cron.daily/*
    -a shell script	etc/cron.weekly/*
    -a shell script	etc/cron.monthly/*
    -a shell script	etc/kernel/*/*
    -a shell script	etc/grub.d/*
    -a shell script	etc/network/if-*.d/*
    -a shell script	etc/update-motd.d/*
    -a shell script	etc/X11/Xsession
    -a shell script	etc/X11/Xsession.d/*
    -a shell script	etc/X11/Xreset.d/*
    -a shell script	etc/X11/Xreset
    -a shell script	etc/ppp/ip-*
    -a shell script	etc/ppp/ip-*.d/*
    -a shell script	etc/ppp/ipv6-*.d/*
    -a shell script	etc/sv/*/run
    -a shell script	etc/sv/*/finish
    -a shell script	etc/sv/*/log/run
    -a shell script	etc/schroot/setup.d/*
    -a shell script	etc/resolvconf/update.d/*
    -a shell script	etc/resolvconf/update-libc.d/*
    -a shell script	etc/dhcp/dhclient-*-hooks.d/*
    -a shell script	dispatcher.d/*
    -a shell script	dispatcher.d/*/*
    -a shell script	etc/gdm3/*/Default
    -a shell script	etc/gdm3/Xsession
    -a shell script	etc/etckeeper/*.d/*
    -a shell script	initramfs-tools/hooks/*
    -a shell script	initramfs-tools/scripts/*/*
    -a shell script	sa-update-hooks.d/*
    -a shell script	etc/smartmontools/run.d/*
    -a shell script	efax.rc
    -a shell script	bash_completion
    -a shell script	PKGBUILD
    -a shell script	APKBUILD
    -a shell script	configure
    -a shell script	*.ebuild
    -a Perl program	*.pl
    -a Perl program	*.pm
    -a Perl program	etc/amavis/conf.d/*
    -a Perl program	amavisd.conf
    -a Perl program	etc/needrestart/needrestart.conf
    -a Perl program	needrestart/conf.d/*
    -a Perl program	sbuild.conf
    -a Perl program	gitweb.conf
    -a Perl program	calamaris.conf
    -a Perl program	tigervnc/vncserver-config-*
    -a Perl program	mail/mimedefang-filter
    -a Python program	*.py
    -a Python program	gunicorn.conf
    -a Ruby program	*.rb
    -a Ruby program	Vagrantfile
    -a Ruby program	Gemfile
    -a Ruby program	Rakefile
    -a PHP program	*.php
    -a PHP program	*.phtml
    -a PHP program	*.inc.php
    -a Lua program	*.lua
    -a Lua program	kresd.conf
    -a Lua program	dnsdist.conf
    -a Lua program	conky/conky*.conf
    -a Lua program	conky.conf
    -a JavaScript program	*.js
    -a JavaScript program	*.mjs
    -a JavaScript program	*.cjs
    -a JavaScript program	*.ts
    -a JavaScript program	polkit-1/rules.d/*.rules
    -a Tcl program	*.tcl
    -an Erlang program	*.erl
    -an Erlang program	*.escript
    -a makefile	Makefile
    -a makefile	makefile
    -a makefile	GNUmakefile
    -a makefile	*.mk
    -a makefile	*.mak
    -macros of m4	*.m4
    -macros of m4	*.mc
    -a program	*.c
    -a program	*.h
    -a program	*.cpp
    -a program	*.go
    -a program	*.rs
    -a program	*.java
    -a program	*.swift
    -a program	*.el
    -a program	*.scm
    -Varnish's language	*.vcl
    -Vim's script	*.vim
    -Vim's script	vimrc
    -Vim's script	vimrc.*
    -Vim's script	.vimrc
    -Vim's script	gvimrc
    -Emacs Lisp	.emacs
    -commands of gdb	.gdbinit
    -commands of gdb	gdbinit
    -commands of gdb	*.gdb
    -commands of gdb	gdbcommands
    -an AppArmor profile	etc/apparmor.d/*
    -an AppArmor profile	etc/apparmor.d/*/*
    -an AppArmor profile	etc/apparmor.d/*/*/*
    -a script of GRUB	grub/grub.cfg
    -a script of GRUB	examples/grub.cfg
    -a script of GRUB	grub/custom.cfg
    -a script of Kamailio	kamailio/*.cfg
    -a script of Kamailio	kamailio/*/*.cfg
    -a script of Kamailio	opensips/*.cfg
    -in Exim's own language	etc/exim4/*
    -in Exim's own language	etc/exim4/*/*
    -in Exim's own language	etc/exim4/*/*/*
    -in Exim's own language	exim/exim.conf
    -in Exim's own language	etc/exim.conf
    -in Monit's own language	monitrc
    -in Monit's own language	etc/monit/*
    -in Monit's own language	etc/monit/*/*
    -a job of Upstart	etc/init/*.conf
    -rules of nftables	etc/nftables.conf
    -rules of nftables	*.nft
    -rules of iptables	ufw/before.rules
    -rules of iptables	ufw/before6.rules
    -rules of iptables	ufw/after.rules
    -rules of iptables	ufw/after6.rules
    -rules of iptables	ufw/user.rules
    -rules of iptables	ufw/user6.rules
    -rules of iptables	iptables/*.rules
    -rules of iptables	etc/iptables/rules.v4
    -rules of iptables	etc/iptables/rules.v6
    -in maildrop's language	maildroprc
    -in maildrop's language	.mailfilter
    -in OpenSMTPD's own language	smtpd.conf
    -commands of a mail program	s-nail.rc
    -commands of a mail program	mail.rc
    -commands of a mail program	.mailrc
    -rules of procmail	procmailrc
    -rules of procmail	.procmailrc
    -commands of PulseAudio	*.pa
    -a dialogue with a modem	etc/chatscripts/*
    -policies in FreeRADIUS's language	freeradius/*/policy.d/*
    -a policy of Java	*.java.policy
    -a policy of Java	java*/security/*.policy
    -a policy of Java	tomcat*/policy.d/*.policy
    -a policy of Java	tomcat*/*.policy
    -a list of regular expressions	etc/logcheck/ignore.d.*/*
    -a list of regular expressions	etc/logcheck/violations.d/*
    -a list of regular expressions	etc/logcheck/violations.ignore.d/*
    -a list of regular expressions	etc/logcheck/cracking.d/*
    -a list of regular expressions	etc/logcheck/cracking.ignore.d/*
    -a list of regular expressions	etc/cruft/*/*
    -a list of regular expressions	etc/postgrey/whitelist_*
    -an LDAP schema	ldap/schema/*
    -LDIF	*.ldif
    -SQL	*.sql
    -SQL	queries.conf
    -SQL	freeradius/*/mods-config/sql/*/*/*
    -a zone file	etc/bind/db.*
    -a zone file	*.zone
    -a template	*.tmpl
    -a template	*.tpl
    -a template	*.j2
    -a template	*.jinja
    -a template	*.jinja2
    -a template	*.erb
    -a template	*.mustache
    -a template	*.in
    -a template	*.m4.in
    -a template	etc/cloud/templates/*
    -a template	etc/munin/templates/*
    -a template	etc/munin/templates/*/*
    -a template	etc/privoxy/templates/*
    -a template	etc/amavis/en_US/*
    -a template	etc/haproxy/errors/*
    -a template	*.http
    -a certificate	*.pem
    -a certificate	*.crt
    -a certificate	*.cer
    -a certificate	*.csr
    -a certificate	*.p7b
    -a key	*.key
    -a key	*.pub
    -a key	*.gpg
    -a key	*.asc
    -a key	*.pgp
    -a key	authorized_keys
    -a key	known_hosts
    -a document type definition	*.dtd
    -a web page	*.html
    -a web page	*.htm
    -a web page	*.xhtml
    -a style sheet	*.css
    -words for people	*.txt
    -words for people	*.text
    -words for people	*.1
    -words for people	*.5
    -words for people	*.8
    -words for people	etc/issue
    -words for people	etc/issue.net
    -words for people	etc/motd
    -words for people	etc/motd.*
    -words for people	etc/debian_version
    -words for people	etc/logcheck/header*
    -words for people	logcheck/header.txt
    -a translation	*.po
    -a translation	*.pot
    -a document of TeX	*.tex
    -a table of data	*.csv
    -a table of data	*.tsv
    -a table of data	*.dat
    -a table of data	etc/ssh/moduli
    -a table of data	etc/magic
    -a table of data	apache2/magic
    -a table of data	*/stopwords_*
    -a table of data	locale.alias
    -a table of data	nginx/koi-utf
    -a table of data	nginx/koi-win
    -a table of data	nginx/win-utf
    -a table of data	etc/rspamd/maps.d/*
    -a table of data	maps.d/*.inc
    -a log	*.log
    !words for people	README
    !words for people	README.*
    !words for people	README-*
    !words for people	readme
    !words for people	readme.*
    !words for people	*.README
    !words for people	*.readme
    !words for people	*.md
    !words for people	*.rst
    !words for people	*.adoc
    !words for people	copyright
    !words for people	LICENSE
    !words for people	LICENSE.*
    !words for people	COPYING
    !words for people	CHANGELOG
    !words for people	CHANGELOG.*
    !words for people	changelog
    !words for people	NEWS
    !words for people	TODO
    !words for people	00README
    !words for people	0README
    !a program	*.so
    !a program	*.ko
    !a program	*.o
    !a program	*.a
    !a program	*.jar
    !a program	*.class
    !a program	*.pyc
    !checksums	*.md5sum
    !checksums	*.md5sums
    !checksums	*.sha256
    !checksums	*.sha256sum
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
    """#
}
