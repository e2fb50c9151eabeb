/// Every name's meaning, and where each format is among the families. Made by `make names` of what the formats tell.
enum FormatNameIndex {
  /// By the last components.
  static let names: StaticString = #"""
    =xresources	657	.Xdefaults
    =xresources	656	.Xresources
    =yaml	77	.ansible-lint
    =alsa	1021	.asoundrc
    =json5	47	.babelrc
    -a shell script	1040	.bash_aliases
    -a shell script	1038	.bash_login
    -a shell script	1039	.bash_logout
    -a shell script	1037	.bash_profile
    =json	60	.bowerrc
    =yaml	70	.clang-format
    =yaml	72	.clang-tidy
    =yaml	73	.clangd
    =xml	123	.classpath
    =yaml	75	.cmake-format
    =yaml	79	.condarc
    =jsonc	36	.cspell.json
    =jsonc	21	.devcontainer.json
    =dpkg	574	.dpkg.cfg
    =ini	293	.editorconfig
    -Emacs Lisp	1151	.emacs
    =env	218	.env
    =jsonc	24	.eslintrc
    =jsonc	25	.eslintrc.json
    =ini	296	.flake8
    =xml	126	.fonts.conf
    =freetds	388	.freetds.conf
    -commands of gdb	1152	.gdbinit
    =yaml	78	.gemrc
    =gitconfig	199	.gitconfig
    =gitconfig	203	.gitmodules
    =hgrc	406	.hgrc
    =jsonc	29	.hintrc
    =apache	841	.htaccess
    =inputrc	642	.inputrc
    =jsonc	27	.jscsrc
    =jsonc	26	.jshintrc
    =ldap	550	.ldaprc
    =lftp	638	.lftprc
    =jsonc	31	.luarc.json
    =mailcap	802	.mailcap
    -in maildrop's language	1186	.mailfilter
    -commands of a mail program	1190	.mailrc
    =jsonc	32	.markdownlint.json
    =mime-types	800	.mime.types
    =msmtp	567	.msmtprc
    =mysql	205	.my.cnf
    =nano	634	.nanorc
    =mutt	631	.neomuttrc
    =ini	294	.npmrc
    =jsonc	30	.oxlintrc.json
    =pam-env	745	.pam_environment
    =keyfile	344	.pg_service.conf
    -rules of procmail	1192	.procmailrc
    -a shell script	1041	.profile
    =xml	124	.project
    =ini	295	.pylintrc
    =ini	298	.pypirc
    =resolv	557	.resolv.conf
    =jsonc	28	.swcrc
    =json	62	.tern-project
    =php	358	.user.ini
    -Vim's script	1149	.vimrc
    =vnstat	565	.vnstatrc
    =json	61	.watchmanconfig
    =wgetrc	488	.wgetrc
    -a shell script	1043	.xinitrc
    -a shell script	1042	.xprofile
    -a shell script	1044	.xsession
    =yaml	76	.yamllint
    -a shell script	1048	.zlogin
    -a shell script	1046	.zprofile
    -a shell script	1047	.zshenv
    -a shell script	1045	.zshrc
    !words for people	1295	00README
    !words for people	1296	0README
    -a shell script	1093	APKBUILD
    =xml	116	App.config
    !words for people	1290	CHANGELOG
    !words for people	1289	COPYING
    =toml	92	Cargo.lock
    =yaml	85	Chart.lock
    -a shell script	1083	etc/gdm3/*/Default
    -a makefile	1131	GNUmakefile
    -a Ruby program	1111	Gemfile
    =collectd	868	collectd-core/examples/GenericJMX.conf
    =toml	97	Gopkg.lock
    !words for people	1287	LICENSE
    -a makefile	1129	Makefile
    =mutt	624	Muttrc
    !words for people	1293	NEWS
    =xml	121	NuGet.Config
    -a shell script	1092	PKGBUILD
    =toml	96	Pipfile
    =json	58	Pipfile.lock
    =yaml	84	Podfile.lock
    !words for people	1276	README
    -a Ruby program	1112	Rakefile
    !words for people	1294	TODO
    -a Ruby program	1110	Vagrantfile
    =xml	118	Web.config
    -a shell script	1070	etc/X11/Xreset
    -a shell script	1067	etc/X11/Xsession
    -a shell script	1084	etc/gdm3/Xsession
    =words	530	X11/Xsession.options
    =yaml	71	_clang-format
    =postfix-map	795	postfix/access
    =access	738	security/access.conf
    =acng	652	acng.conf
    =adduser	508	adduser.conf
    -rules of iptables	1178	ufw/after.rules
    -rules of iptables	1179	ufw/after6.rules
    =ini	303	alembic.ini
    =aliases	784	etc/aliases
    =alsa	1024	alsa/alsa.conf
    -a Perl program	1099	amavisd.conf
    =anacrontab	811	etc/anacrontab
    =apache	837	apache.conf
    =apache	836	apache2.conf
    =apache	839	apache22.conf
    =apache	840	apache24.conf
    =words	532	apcupsd.conf
    =jsonc	33	api-extractor.json
    =xml	115	app.config
    =apt.conf	905	apt.conf
    =alsa	1020	asound.conf
    =names	690	etc/at.allow
    =names	691	etc/at.deny
    =equals	430	audit/auditd.conf
    =equals	433	ha.d/authkeys
    -a key	1240	authorized_keys
    =autofs	783	etc/auto.home
    =auto-master	780	etc/auto.master
    =autofs	782	etc/auto.misc
    =nfs	384	autofs.conf
    =keyfile	311	avahi/avahi-daemon.conf
    =awstats	485	awstats.conf
    =equals	435	backupninja.conf
    -a shell script	1091	bash_completion
    =bacula	977	bconsole.conf
    -rules of iptables	1176	ufw/before.rules
    -rules of iptables	1177	ufw/before6.rules
    =bind	894	bind.keys
    =ports	698	etc/bindresvport.blacklist
    =bird	907	bird.conf
    =bird	908	bird6.conf
    =env	248	tuned/bootcmdline
    =iproute2	775	iproute2/bpf_pinning
    -a Perl program	1104	calamaris.conf
    =postfix-map	794	postfix/canonical
    =nagios	495	nagios*/cgi.cfg
    =nagios	503	nagios*/examples/cgi.cfg
    =equals-lists	466	cgitrc
    !words for people	1292	changelog
    =ppp-secrets	723	ppp/chap-secrets
    =env	258	chkrootkit.conf
    =chrony	582	chrony.conf
    =chrony-keys	727	chrony.keys
    =words	529	clamav-milter.conf.sample
    =words	525	clamd.conf
    =words	527	clamd.conf.sample
    =colons	666	clamsmtpd.conf
    =cups	859	cups/classes.conf
    =equals	425	pulse/client.conf
    =cups	856	cups/client.conf
    =cups	860	libcups2/examples/client.conf
    =yaml	86	cloud.cfg
    =collectd	861	collectd.conf
    =collectd	864	collectd/collectd.conf
    =acng	655	collectd/collection.conf
    =json	57	composer.lock
    =yaml	80	condarc
    =jsonc	40	waybar/config
    =yaml	74	clangd/config
    =yaml	81	.kube/config
    =toml	98	.cargo/config
    =gitconfig	201	.git/config
    =gitconfig	202	git/config
    =env	247	schroot/*/config
    =env	259	dehydrated/config
    =ssh	287	.ssh/config
    =ini	304	subversion/config
    =ini	306	.subversion/config
    =lxc	491	lxc/*/config
    =msmtp	568	msmtp/config
    =privoxy	623	privoxy/config
    =i3	997	i3/config
    =i3	1000	sway/config
    =i3	999	i3/config.keycodes
    -a shell script	1094	configure
    -a Lua program	1120	conky.conf
    =conntrackd	973	conntrackd.conf
    =names	696	schroot/*/copyfiles
    !words for people	1286	copyright
    =systemd	159	coredump.conf
    =corosync	971	corosync.conf
    =env	266	courier/courierd
    =env	274	cowpoke.conf
    =postgresql	290	postgresql-common/createcluster.conf
    =toml	99	.cargo/credentials
    =names	688	etc/cron.allow
    =names	689	etc/cron.deny
    =crontab	807	etc/crontab
    =user-crontab	810	tmp/crontab.*/crontab
    =crypttab	673	etc/crypttab
    =jsonc	35	cspell.json
    =cups	855	cups-browsed.conf
    =cups	854	cups-files.conf
    =cups	853	cupsd.conf
    -a script of GRUB	1161	grub/custom.cfg
    =keyfile	323	gdm/custom.conf
    =equals	434	cvtsudoers.conf
    =equals	424	pulse/daemon.conf
    =env	235	frr/daemons
    =davfs2	399	davfs2.conf
    =davfs2	400	davfs2/davfs2.conf
    =deb822	649	debconf.conf
    =equals	438	debfoster.conf
    -words for people	1256	etc/debian_version
    =env	234	tlp/defaults.conf
    =adduser	509	deluser.conf
    =jsonc	39	deno.json
    =jsonc	22	devcontainer-feature.json
    =jsonc	20	devcontainer.json
    =dhcpd	900	dhclient.conf
    =dhcpd	904	dhclient.conf.example
    =dhcpd	901	dhclient6.conf
    =dhcpcd	559	dhcpcd.conf
    =dhcpd	898	dhcpd.conf
    =dhcpd	903	dhcpd.conf.example
    =dhcpd	899	dhcpd6.conf
    =dhcpcd	560	dhcpv6-pd.conf
    =radius-dictionary	821	freeradius/*/dictionary
    =radius-dictionary	822	freeradius/dictionary
    =radius-dictionary	823	raddb/dictionary
    =words	523	dirmngr.conf
    -a Lua program	1118	dnsdist.conf
    =dnsmasq	473	dnsmasq.conf
    =dnsmasq	475	dnsmasq.conf.example
    =dovecot	916	dovecot.conf
    =dpkg	572	dpkg/dpkg.cfg
    =drbd	1016	drbd.conf
    =env	277	dropbear/initramfs/dropbear.conf
    =postfix-dynamicmaps	788	postfix/dynamicmaps.cf
    =env	227	e2scrub.conf
    -a shell script	1090	efax.rc
    =aliases	785	etc/email-addresses
    =iproute2	774	iproute2/ematch_map
    =env	276	zookeeper/*/environment
    =env	239	bird/envvars
    =env	250	apache2/envvars
    =env	267	courier/esmtpd
    =env	268	courier/esmtpd-msa
    =env	269	courier/esmtpd-ssl
    =env	246	etckeeper/etckeeper.conf
    =ethers	766	etc/ethers
    =ethertypes	764	etc/ethertypes
    -in Exim's own language	1168	exim/exim.conf
    -in Exim's own language	1169	etc/exim.conf
    =exports	752	etc/exports
    =equals	419	security/faillock.conf
    =collectd	865	collectd/filters.conf
    =collectd	869	collectd-core/examples/filters.conf
    -a shell script	1075	etc/sv/*/finish
    =equals	423	firewalld/firewalld.conf
    =json	59	flake.lock
    =xml	125	fonts.conf
    =freetds	387	freetds.conf
    =words	526	freshclam.conf
    =words	528	freshclam.conf.sample
    =frr	569	frr/frr.conf
    =fstab	670	etc/fstab
    =fstab	671	*/fstab
    =names	692	etc/ftpusers
    =words-comments	539	gai.conf
    -commands of gdb	1155	gdbcommands
    -commands of gdb	1153	gdbinit
    =postfix-map	796	postfix/generic
    =gitconfig	200	gitconfig
    -a Perl program	1103	gitweb.conf
    =words	522	gpg-agent.conf
    =words	521	gpg.conf
    =group	709	etc/group
    =iproute2	772	iproute2/group
    =group	710	etc/group-
    =group-conf	740	security/group.conf
    -a script of GRUB	1159	grub/grub.cfg
    -a script of GRUB	1160	examples/grub.cfg
    =gshadow	713	etc/gshadow
    =gshadow	714	etc/gshadow-
    -a Python program	1108	gunicorn.conf
    -Vim's script	1150	gvimrc
    =haproxy	1006	haproxy.cfg
    =hdparm	1009	hdparm.conf
    -words for people	1258	logcheck/header.txt
    =hgrc	404	mercurial/hgrc
    =hgrc	407	.hg/hgrc
    =hgrc	408	hg/hgrc
    =radius-users	814	preprocess/hints
    =radius-users	819	3.0/hints
    =systemd	163	homed.conf
    =words	510	host.conf
    =equals-lists	458	hostapd.conf
    =hosts	759	etc/hosts
    =hosts	760	avahi/hosts
    =hosts-access	754	etc/hosts.allow
    =nut	578	nut/hosts.conf
    =hosts-access	755	etc/hosts.deny
    =apache	842	roundcube/htaccess
    =apache	846	htaccess
    =apache	835	httpd.conf
    =radius-users	815	preprocess/huntgroups
    =radius-users	820	3.0/huntgroups
    =env	256	icecc.conf
    =nagios	501	icinga/icinga.cfg
    =icinga2	951	icinga2.conf
    =nfs	381	idmapd.conf
    =wpa_supplicant	995	wpasupplicant/examples/ieee8021x.conf
    =env	270	courier/imapd
    =env	271	courier/imapd-ssl
    =colons	662	imapd.conf
    =inetd	778	etc/inetd.conf
    =inittab	674	etc/inittab
    =inputrc	641	inputrc
    =insserv	703	etc/insserv.conf
    =names	693	resolvconf/interface-order
    =interfaces	876	network/interfaces
    =ipsec	878	ipsec.conf
    =ipsec-secrets	729	etc/ipsec.secrets
    =equals	422	iscsi/iscsid.conf
    =equals	440	isns/isnsadm.conf
    =equals	439	isns/isnsd.conf
    -words for people	1252	etc/issue
    -words for people	1253	etc/issue.net
    =systemd	154	journald.conf
    =jsonc	7	jsconfig.json
    =env	240	kamailio/kamctlrc
    =krb5	985	kdc.conf
    =krb5	988	kdc.conf.template
    =keepalived	965	keepalived.conf
    =jsonc	16	User/keybindings.json
    -a key	1241	known_hosts
    -a table of data	1270	nginx/koi-utf
    -a table of data	1271	nginx/koi-win
    =krb5	983	krb5.conf
    =krb5	987	krb5.conf.template
    -a Lua program	1117	kresd.conf
    =env	255	ksmtuned.conf
    =yaml	82	kubeconfig
    =ppp-secrets	726	xl2tpd/l2tp-secrets
    =jsonc	34	language-configuration.json
    =ld-so	699	etc/ld.so.conf
    =ldap	548	ldap/ldap.conf
    =ldap	549	ldap.conf
    =env	260	ldapscripts.conf
    =lftp	637	lftp.conf
    =ldap	552	libnss-ldap.conf
    =lighttpd	955	lighttpd.conf
    =limits	736	security/limits.conf
    =equals	432	apt/listchanges.conf
    -a table of data	1269	locale.alias
    =env	224	locale.conf
    =locale-gen	682	etc/locale.gen
    =env	230	logcheck/logcheck.conf
    =login.defs	547	login.defs
    =systemd	155	logind.conf
    =logrotate	940	logrotate.conf
    =equals-lists	451	logwatch.conf
    =env	254	lsb-release
    =lvm	961	lvm.conf
    =lvm	962	lvmlocal.conf
    =xml	119	machine.config
    -a table of data	1266	etc/magic
    -a table of data	1267	apache2/magic
    -commands of a mail program	1189	mail.rc
    =mailcap	801	etc/mailcap
    -in maildrop's language	1185	maildroprc
    =postfix	468	postfix/main.cf
    =postfix	469	main.cf
    =postfix	472	postfix*/main.cf
    =postfix	471	main.cf.dist
    =postfix	470	main.cf.proto
    =keyfile	347	connman/main.conf
    =keyfile	348	iwd/main.conf
    -a makefile	1130	makefile
    =words	511	manpath.config
    =yaml	89	etc/salt/master
    =postfix-master	786	postfix/master.cf
    =postfix-master	787	master.cf.proto
    =words-comments	540	mdadm.conf
    =words-comments	541	mdadm/mdadm.conf
    =words-comments	542	mdadm.conf-example
    =memcached	606	memcached.conf
    =mime-types	799	etc/mime.types
    =nginx	888	nginx/mime.types
    =desktop	197	mimeapps.list
    -a Perl program	1106	mail/mimedefang-filter
    =equals-lists	448	minidlna.conf
    =yaml	90	etc/salt/minion
    =words	537	apt/mirror.list
    =krb5	986	mke2fs.conf
    =modprobe	546	modprobe.conf
    =apache	844	modsecurity.conf
    =apache	845	modsecurity.conf-recommended
    =modules	683	etc/modules
    =modules	685	initramfs-tools/modules
    -a table of data	1265	etc/ssh/moduli
    -in Monit's own language	1170	monitrc
    =ini	308	mopidy.conf
    =ini	309	mopidy/mopidy.conf
    =words	516	mosquitto.conf
    -words for people	1254	etc/motd
    =motion	579	motion.conf
    =mpd	974	mpd.conf
    =msmtp	566	msmtprc
    =env	249	mtx-changer.conf
    =multipath	968	multipath.conf
    =words-comments	544	munin/munin-node.conf
    =munin	1010	munin.conf
    =mutt	627	.mutt/muttrc
    =mysql	204	my.cnf
    =mysql	212	my.cnf.fallback
    =mysql	206	my.ini
    =ini	301	mypy.ini
    =nagios	494	nagios*/nagios.cfg
    =nagios	497	nagios.cfg
    =nagios	502	nagios*/examples/nagios.cfg
    =bind	890	named.conf
    =bind	897	powerdns/named.conf
    =namespace	742	security/namespace.conf
    =nano	633	nanorc
    -a Perl program	1100	etc/needrestart/needrestart.conf
    =mutt	630	neomuttrc
    =keyfile	349	netdata/netdata.conf
    =systemd	158	networkd.conf
    =networks	765	etc/networks
    =nfs	379	nfs.conf
    =nfs	382	nfsmount.conf
    -rules of nftables	1174	etc/nftables.conf
    =nginx	880	nginx.conf
    =iproute2	773	iproute2/nl_protos
    =env	252	needrestart/notify.conf
    =nagios	499	nrpe.cfg
    =words-comments	538	nscd.conf
    =nsd	667	nsd.conf
    =ldap	551	nslcd.conf
    =names	697	schroot/*/nssdatabases
    =nsswitch	678	etc/nsswitch.conf
    =ntp	585	ntp.conf
    =ntp	586	ntpsec/ntp.conf
    =words	534	openntpd/ntpd.conf
    =xml	120	nuget.config
    =env	257	numad.conf
    =env	262	nut/nut.conf
    =equals-lists	449	ocserv/ocserv.conf
    =systemd	160	oomd.conf
    =wpa_supplicant	996	wpasupplicant/examples/openCryptoki.conf
    =opendkim	593	opendkim.conf
    =opendkim	594	opendkim.conf.sample
    =opendkim	595	opendmarc.conf
    =opendkim	596	opendmarc.conf.sample
    =words	535	openntpd.conf
    =opensc	1019	opensc.conf
    =words	512	ppp/options
    =env	223	os-release
    =equals	443	xen/oxenstored.conf
    =xml	122	packages.config
    =equals	442	pam-mysql.conf
    =pam-conf	734	etc/pam.conf
    =pam-conf	735	examples/pam.conf
    =pam-env	744	security/pam_env.conf
    =ldap	553	pam_ldap.conf
    =ppp-secrets	724	ppp/pap-secrets
    =env	243	shorewall/params
    =equals-lists	450	apparmor/parser.conf
    =passwd	707	etc/passwd
    =mosquitto-passwords	720	mosquitto/passwd
    =passwd	708	etc/passwd-
    =toml	95	pdm.lock
    =pg-hba	749	pg_hba.conf
    =pg-ident	751	pg_ident.conf
    =keyfile	343	pg_service.conf
    =pgbouncer	402	pgbouncer.ini
    =linuxptp	413	phc2sys.conf
    =php	354	php/*/fpm/php-fpm.conf
    =php	357	php-fpm.conf
    =php	350	php.ini
    =ini	297	pip.conf
    =wpa_supplicant	994	wpasupplicant/examples/plaintext.conf
    =toml	93	poetry.lock
    =equals	441	policyd-spf.conf
    =pg-hba	750	pool_hba.conf
    =env	272	courier/pop3d
    =env	273	courier/pop3d-ssl
    =postfix-files	790	postfix/postfix-files
    =postgresql	289	postgresql.auto.conf
    =postgresql	288	postgresql.conf
    =collectd	867	collectd/postgresql_default.conf
    =words	536	pptpd.conf
    =cups	858	cups/printers.conf
    -rules of procmail	1191	procmailrc
    -a shell script	1055	etc/profile
    =proftpd	848	etc/proftpd.conf
    =protocols	762	etc/protocols
    =systemd	162	pstore.conf
    =linuxptp	412	ptp4l.conf
    =yaml	83	pubspec.lock
    =puppet	385	puppet.conf
    =equals	417	security/pwquality.conf
    =ini	302	pytest.ini
    -SQL	1210	queries.conf
    =env	244	rabbitmq/rabbitmq-env.conf
    =freeradius	926	radiusd.conf
    =radvd	910	radvd.conf
    =env	275	molly-guard/rc
    =lftp	639	lftp/rc
    -a shell script	1058	etc/rc.local
    !words for people	1279	readme
    ?3	1028	redis.conf
    =postfix-map	797	postfix/relocated
    =request-key	701	etc/request-key.conf
    =resolv	554	resolv.conf
    =resolv	558	systemd/resolv.conf
    =env	261	resolvconf.conf
    =systemd	156	resolved.conf
    =nagios	496	nagios*/resource.cfg
    =nagios	504	nagios*/examples/resource.cfg
    =rkhunter	505	rkhunter.conf
    =rkhunter	506	rkhunter.conf.local
    =bind	896	rndc.conf
    =rpc	763	etc/rpc
    =rsnapshot	561	rsnapshot.conf
    =ucl	942	rspamd.conf
    =rsyslog	1012	rsyslog.conf
    =iproute2	771	iproute2/rt_dsfield
    =iproute2	767	iproute2/rt_protos
    =iproute2	769	iproute2/rt_realms
    =iproute2	770	iproute2/rt_scopes
    =iproute2	768	iproute2/rt_tables
    -rules of iptables	1183	etc/iptables/rules.v4
    -rules of iptables	1184	etc/iptables/rules.v6
    -a shell script	1074	etc/sv/*/run
    -a shell script	1076	etc/sv/*/log/run
    =toml	100	rust-toolchain
    -commands of a mail program	1188	s-nail.rc
    =postfix-map	798	postfix/sasl_passwd
    -a Perl program	1102	sbuild.conf
    =keyfile	345	schroot/schroot.conf
    =keyfile	339	sddm.conf
    =davfs2-secrets	730	davfs2/secrets
    =davfs2-secrets	731	.davfs2/secrets
    =names	687	etc/securetty
    =acng	654	apt-cacher-ng/examples/security.conf
    =sepermit	746	security/sepermit.conf
    =ini	305	subversion/servers
    =ini	307	.subversion/servers
    =systemd	182	portable/profile/*/service.conf
    =services	761	etc/services
    =keyfile	337	gtk-3.0/settings.ini
    =keyfile	338	gtk-4.0/settings.ini
    =jsonc	15	User/settings.json
    =jsonc	17	Machine/settings.json
    =jsonc	23	LocalState/settings.json
    =ini	300	setup.cfg
    =shadow	711	etc/shadow
    =shadow	712	etc/shadow-
    =shells	686	etc/shells
    =env	241	shorewall.conf
    =env	242	shorewall6.conf
    =systemd	161	sleep.conf
    =words	533	slim.conf
    =smartd	804	smartd.conf
    =smb	213	smb.conf
    =smb	214	smb.conf.default
    =smb	215	smb.conf.example
    -in OpenSMTPD's own language	1187	smtpd.conf
    =collectd	870	collectd-core/examples/snmp-data.conf
    =cups	857	cups/snmp.conf
    =snmp	620	snmpd.conf
    =sources-list	679	apt/sources.list
    =sources-list	680	apt/examples/sources.list
    =squid	603	squid.conf
    =ppp-secrets	725	ppp/srp-secrets
    =ssh	285	ssh_config
    =sshd	283	sshd_config
    =env	265	sshguard.conf
    =sssd	391	sssd.conf
    =strongswan	921	strongswan.conf
    =stunnel	396	stunnel.conf
    =stunnel	397	stunnel.conf-sample
    =subuid	716	etc/subgid
    =subuid	718	etc/subgid-
    =subuid	715	etc/subuid
    =subuid	717	etc/subuid-
    =words	515	sudo.conf
    =sudo-logsrvd	378	sudo_logsrvd.conf
    =sudoers	747	etc/sudoers
    =supervisor	365	supervisord.conf
    =strongswan	924	swanctl.conf
    =sysctl	216	sysctl.conf
    =syslog-ng	913	syslog-ng.conf
    =rsyslog	1014	syslog.conf
    =env	231	sysstat/sysstat
    =sysstat-ioconf	705	sysstat/sysstat.ioconf
    =sysstat-ioconf	706	etc/sysstat.ioconf
    =collectd	866	collectd/thresholds.conf
    =collectd	871	collectd-core/examples/thresholds.conf
    =time-conf	741	security/time.conf
    =linuxptp	414	timemaster.conf
    =systemd	157	timesyncd.conf
    =tinyproxy	608	tinyproxy.conf
    =env	232	tlp.conf
    =tor	600	tor-service-defaults-torrc
    =tor	597	torrc
    =tor	599	tor/torrc
    =tor	602	torsocks.conf
    =ini	299	tox.ini
    =postfix-map	792	postfix/transport
    =dnsmasq	476	dnsmasq-base/trust-anchors.conf
    =jsonc	4	tsconfig.json
    =equals	428	tuned/tuned-main.conf
    =tuned	369	tuned/*/tuned.conf
    =tuned	370	tuned.conf
    =jsonc	37	turbo.json
    =turnserver	477	turnserver.conf
    =jsonc	38	typedoc.json
    =env	253	ucf.conf
    =equals	420	udev/udev.conf
    =env	251	ufw/ufw.conf
    =unbound	643	unbound.conf
    =env	245	updatedb.conf
    =ups	415	nut/ups.conf
    =nut	575	nut/upsd.conf
    =ups	416	nut/upsd.users
    =nut	576	nut/upsmon.conf
    =nut	577	nut/upssched.conf
    =equals	437	usb_modeswitch.conf
    =equals	436	usbguard/usbguard-daemon.conf
    =yaml	88	user-data
    =env	236	xdg/user-dirs.conf
    =env	237	xdg/user-dirs.defaults
    =env	238	user-dirs.dirs
    -rules of iptables	1180	ufw/user.rules
    -rules of iptables	1181	ufw/user6.rules
    =spamassassin	612	.spamassassin/user_prefs
    =spamassassin	613	user_prefs.template
    =systemd	164	userdbd.conf
    =radius-users	816	freeradius/users
    =radius-users	817	raddb/users
    =radius-users	818	3.0/users
    =toml	94	uv.lock
    ?3	1029	valkey.conf
    =env	225	vconsole.conf
    -Vim's script	1147	vimrc
    =postfix-map	793	postfix/virtual
    =vnstat	564	vnstat.conf
    =vsftpd	492	vsftpd.conf
    =frr	570	frr/vtysh.conf
    =frr	571	vtysh.conf
    =equals	421	watchdog.conf
    =xml	117	web.config
    =wpa_supplicant	993	wpasupplicant/examples/wep.conf
    =wgetrc	487	wgetrc
    -a table of data	1272	nginx/win-utf
    =wpa_supplicant	989	wpa_supplicant.conf
    =xinetd	937	xinetd.conf
    =libvirt	479	xen/xl.conf
    =xl2tpd	409	xl2tpd.conf
    =xorg	872	xorg.conf
    =openssl	375	certs/xpextensions
    =equals-lists	461	zabbix_agentd.conf
    =equals-lists	462	zabbix_server.conf
    -a shell script	1052	zlogin
    -a shell script	1053	zlogout
    =bind	895	bind/zones.rfc1918
    =properties	279	zoo.cfg
    =properties	280	zookeeper/*/zoo.cfg
    =properties	281	zoo_sample.cfg
    -a shell script	1050	zprofile
    -a shell script	1051	zshenv
    -a shell script	1049	zshrc
    """#

  /// Those with a star in the last component, by what is behind it.
  static let endings: StaticString = #"""
    =env	219	.env.*
    =php	351	php.ini-*
    =libvirt	480	xen/xlexample.*
    =words	513	ppp/options.*
    =rsnapshot	563	rsnapshot.conf.default*
    =spamassassin	617	spamassassin/user_prefs*
    =xresources	661	X11/Xresources*
    =mosquitto-passwords	719	mosquitto/pwfile*
    =mosquitto-keys	721	mosquitto/pskfile*
    =mosquitto-acl	722	mosquitto/aclfile*
    =apache	847	htaccess.*
    =xorg	874	X11/xorg.conf-*
    =xorg	875	X11/xorg.conf.*
    =bind	891	named.conf.*
    =radvd	911	radvd.conf.*
    =keepalived	967	keepalived.conf.*
    =multipath	969	multipath.conf.*
    -a shell script	1056	etc/csh.*
    -a shell script	1071	etc/ppp/ip-*
    -a Perl program	1105	tigervnc/vncserver-config-*
    -Vim's script	1148	vimrc.*
    -a list of regular expressions	1206	etc/postgrey/whitelist_*
    -a zone file	1212	etc/bind/db.*
    -words for people	1255	etc/motd.*
    -words for people	1257	etc/logcheck/header*
    -a table of data	1268	*/stopwords_*
    !words for people	1277	README.*
    !words for people	1278	README-*
    !words for people	1280	readme.*
    !words for people	1288	LICENSE.*
    !words for people	1291	CHANGELOG.*
    =radvd	912	*-radvd.conf
    =tor	601	*-torrc
    =equals	429	tuned/*-variables.conf
    -words for people	1249	*.1
    -words for people	1250	*.5
    -words for people	1251	*.8
    !words for people	1281	*.README
    !a program	1300	*.a
    !words for people	1285	*.adoc
    -a key	1238	*.asc
    =auto-master	781	auto.master.d/*.autofs
    =systemd	143	*.automount
    =json	54	*.avsc
    -a shell script	1031	*.bash
    -a shell script	1036	*.bashrc
    =yaml	68	*.bst
    -a program	1136	*.c
    -a certificate	1232	*.cer
    =spamassassin	610	spamassassin/*.cf
    =spamassassin	616	SpamAssassin/*.cf
    =spamassassin	618	spamassassin/*/*.cf
    =postfix-dynamicmaps	789	dynamicmaps.cf.d/*.cf
    =spamassassin	614	spamassassin/*.cf.dist
    =yaml	66	*.cff
    =yaml	87	cloud.cfg.d/*.cfg
    =ini	310	default/*.cfg
    =libvirt	481	xen/*.cfg
    =libvirt	482	xen/auto/*.cfg
    =nagios	498	nagios/nrpe*.cfg
    =nagios	500	nagios/nrpe.d/*.cfg
    =nagios-objects	979	nagios*/objects/*.cfg
    =nagios-objects	980	nagios*/conf.d/*.cfg
    =nagios-objects	981	nagios*/examples/*.cfg
    =nagios-objects	982	nagios*/examples/template-object/*.cfg
    =haproxy	1007	haproxy/*.cfg
    =haproxy	1008	haproxy/*/*.cfg
    ?1	1026	*.cfg
    -a script of Kamailio	1162	kamailio/*.cfg
    -a script of Kamailio	1163	kamailio/*/*.cfg
    -a script of Kamailio	1164	opensips/*.cfg
    -a JavaScript program	1123	*.cjs
    !a program	1302	*.class
    =mysql	207	etc/mysql/*.cnf
    =mysql	208	mysql/conf.d/*.cnf
    =mysql	209	mysql/mysql.conf.d/*.cnf
    =mysql	210	mariadb.conf.d/*.cnf
    =mysql	211	my.cnf.d/*.cnf
    =openssl	373	openssl-*.cnf
    =openssl	374	certs/*.cnf
    =openssl	376	ssl/*.cnf
    =openssl	377	ssl/openssl.cnf.d/*.cnf
    ?2	1027	*.cnf
    =jsonc	3	*.code-profile
    =jsonc	2	*.code-snippets
    =jsonc	1	*.code-workspace
    =xml	127	fonts/*.conf
    =xml	128	fonts/conf.d/*.conf
    =xml	129	fonts/conf.avail/*.conf
    =xml	130	fontconfig/*.conf
    =xml	131	fontconfig/conf.d/*.conf
    =xml	132	fontconfig/conf.avail/*.conf
    =xml	133	dbus-1/*.conf
    =xml	134	dbus-1/system.d/*.conf
    =xml	135	dbus-1/session.d/*.conf
    =systemd	165	systemd/*.conf
    =systemd	166	systemd/*.conf.d/*.conf
    =systemd	167	*.service.d/*.conf
    =systemd	168	*.socket.d/*.conf
    =systemd	169	*.timer.d/*.conf
    =systemd	170	*.mount.d/*.conf
    =systemd	171	*.automount.d/*.conf
    =systemd	172	*.path.d/*.conf
    =systemd	173	*.target.d/*.conf
    =systemd	174	*.slice.d/*.conf
    =systemd	175	*.scope.d/*.conf
    =systemd	176	*.swap.d/*.conf
    =systemd	177	*.device.d/*.conf
    =systemd	178	*.network.d/*.conf
    =systemd	179	*.netdev.d/*.conf
    =systemd	180	*.link.d/*.conf
    =systemd	181	service.d/*.conf
    =systemd	183	journald.conf.d/*.conf
    =systemd	184	logind.conf.d/*.conf
    =systemd	185	resolved.conf.d/*.conf
    =systemd	186	timesyncd.conf.d/*.conf
    =systemd	187	networkd.conf.d/*.conf
    =systemd	188	coredump.conf.d/*.conf
    =systemd	189	oomd.conf.d/*.conf
    =systemd	190	sleep.conf.d/*.conf
    =systemd	195	cups-socket*.conf
    =sysctl	217	sysctl.d/*.conf
    =env	226	environment.d/*.conf
    =env	228	etc/initramfs-tools/*.conf
    =env	233	tlp.d/*.conf
    =env	263	laptop-mode/*.conf
    =env	264	laptop-mode/conf.d/*.conf
    =sshd	284	sshd_config.d/*.conf
    =ssh	286	ssh_config.d/*.conf
    =redis	291	redis/*.conf
    =redis	292	valkey/*.conf
    =keyfile	312	NetworkManager/*.conf
    =keyfile	313	network-manager/examples/*.conf
    =keyfile	314	NetworkManager/conf.d/*.conf
    =keyfile	315	nm-conf.d/*.conf
    =keyfile	318	fwupd/*.conf
    =keyfile	319	fwupd/remotes.d/*.conf
    =keyfile	320	lightdm/*.conf
    =keyfile	321	lightdm.conf.d/*.conf
    =keyfile	322	gdm3/*.conf
    =keyfile	324	udisks2/*.conf
    =keyfile	326	UPower/*.conf
    =keyfile	327	bluetooth/*.conf
    =keyfile	328	geoclue/*.conf
    =keyfile	329	geoclue/conf.d/*.conf
    =keyfile	330	polkit-1/*.conf
    =keyfile	331	polkit-1/*.conf.d/*.conf
    =keyfile	332	vmware-tools/*.conf
    =keyfile	334	PackageKit/*.conf
    =keyfile	335	ModemManager/*.conf
    =keyfile	336	gtk-3.0/*.conf
    =keyfile	340	sddm.conf.d/*.conf
    =php	355	php/*/fpm/pool.d/*.conf
    =php	356	php-fpm.d/*.conf
    =fail2ban	359	fail2ban/*.conf
    =fail2ban	361	jail.d/*.conf
    =fail2ban	363	fail2ban/*/*.conf
    =supervisor	366	supervisor/*.conf
    =supervisor	367	supervisor/conf.d/*.conf
    =supervisor	368	supervisor/examples/*.conf
    =nfs	380	nfs.conf.d/*.conf
    =nfs	383	nfsmount.conf.d/*.conf
    =puppet	386	puppet/*.conf
    =freetds	389	freetds/*.conf
    =freetds	390	freetds*/examples/*.conf
    =sssd	392	sssd/*.conf
    =sssd	393	sssd/conf.d/*.conf
    =sssd	394	sssd-*.conf
    =stunnel	395	stunnel/*.conf
    =stunnel	398	stunnel/conf.d/*.conf
    =xl2tpd	410	xl2tpd/*.conf
    =linuxptp	411	linuxptp/*.conf
    =equals	418	pwquality.conf.d/*.conf
    =equals	426	pulse/daemon.conf.d/*.conf
    =equals	427	pulse/client.conf.d/*.conf
    =equals	431	audit/plugins.d/*.conf
    =equals-lists	445	powerdns/*.conf
    =equals-lists	446	powerdns/pdns.d/*.conf
    =equals-lists	447	powerdns/recursor.d/*.conf
    =equals-lists	452	logwatch/conf/*.conf
    =equals-lists	453	logwatch/conf/*/*.conf
    =equals-lists	454	logwatch/default.conf/*.conf
    =equals-lists	455	logwatch/default.conf/*/*.conf
    =equals-lists	456	logwatch/dist.conf/*.conf
    =equals-lists	457	logwatch/dist.conf/*/*.conf
    =equals-lists	459	hostapd/*.conf
    =equals-lists	460	zabbix/*.conf
    =equals-lists	463	zabbix_agentd.d/*.conf
    =equals-lists	464	zabbix_agentd.conf.d/*.conf
    =equals-lists	465	userparameter_*.conf
    =libvirt	478	libvirt/*.conf
    =awstats	483	awstats/*.conf
    =awstats	486	awstats.*.conf
    =lxc	489	lxc/*.conf
    =lxc	490	lxc/config/*.conf
    =vsftpd	493	vsftpd/*.conf
    =rkhunter	507	rkhunter.d/*.conf
    =words	517	mosquitto/*.conf
    =words	518	mosquitto/conf.d/*.conf
    =words	519	gnupg/*.conf
    =words	520	.gnupg/*.conf
    =words	524	clamav/*.conf
    =words	531	lldpd.d/*.conf
    =words-comments	543	udhcpd*.conf
    =modprobe	545	modprobe.d/*.conf
    =rsnapshot	562	rsnapshot*.conf
    =motion	580	motion/*.conf
    =motion	581	motion/conf.d/*.conf
    =chrony	583	chrony/conf.d/*.conf
    =ntp	587	ntpsec/ntp.d/*.conf
    =openvpn	589	openvpn/*.conf
    =openvpn	590	openvpn/client/*.conf
    =openvpn	591	openvpn/server/*.conf
    =openvpn	592	sample-config-files/*.conf
    =tor	598	torrc.d/*.conf
    =squid	604	squid/*.conf
    =squid	605	squid/conf.d/*.conf
    =memcached	607	memcached*.conf
    =tinyproxy	609	tinyproxy/*.conf
    =snmp	619	snmp/*.conf
    =snmp	621	snmp/snmpd.conf.d/*.conf
    =snmp	622	snmp/snmp.conf.d/*.conf
    =unbound	644	unbound/*.conf
    =unbound	645	unbound.conf.d/*.conf
    =unbound	646	mods-config/unbound/*.conf
    =acng	653	apt-cacher-ng/*.conf
    =colons	663	sasl2/*.conf
    =colons	664	sasl/*.conf
    =colons	665	postfix/sasl/*.conf
    =nsd	668	nsd/*.conf
    =nsd	669	nsd/nsd.conf.d/*.conf
    =tmpfiles	675	tmpfiles.d/*.conf
    =sysusers	676	sysusers.d/*.conf
    =binfmt	677	binfmt.d/*.conf
    =modules	684	modules-load.d/*.conf
    =ld-so	700	ld.so.conf.d/*.conf
    =request-key	702	request-key.d/*.conf
    =limits	737	limits.d/*.conf
    =access	739	security/access.d/*.conf
    =namespace	743	namespace.d/*.conf
    =iproute2	776	rt_protos.d/*.conf
    =iproute2	777	rt_tables.d/*.conf
    =sane	805	sane.d/*.conf
    =apache	824	apache2/*.conf
    =apache	825	apache2/*-available/*.conf
    =apache	827	apache2/*-enabled/*.conf
    =apache	829	apache2/conf.d/*.conf
    =apache	830	apache2/vhosts.d/*.conf
    =apache	832	httpd/conf/*.conf
    =apache	833	httpd/conf.d/*.conf
    =apache	834	httpd/conf.modules.d/*.conf
    =apache	838	apache2-*.conf
    =apache	843	modsecurity/*.conf
    =proftpd	849	proftpd/*.conf
    =proftpd	850	proftpd/conf.d/*.conf
    =proftpd	851	proftpd/templates/*.conf
    =proftpd	852	proftpd-*/sample-configurations/*.conf
    =collectd	862	collectd.conf.d/*.conf
    =collectd	863	collectd.d/*.conf
    =xorg	873	xorg.conf.d/*.conf
    =ipsec	879	ipsec.d/*.conf
    =nginx	881	nginx/*.conf
    =nginx	882	nginx/conf.d/*.conf
    =nginx	885	nginx/snippets/*.conf
    =nginx	886	nginx/modules-available/*.conf
    =nginx	887	nginx/modules-enabled/*.conf
    =bind	892	named*.conf
    =bind	893	bind/*.conf
    =dhcpd	902	dhcp/*.conf
    =bird	909	bird/*.conf
    =syslog-ng	914	syslog-ng/*.conf
    =syslog-ng	915	syslog-ng/conf.d/*.conf
    =dovecot	917	dovecot/*.conf
    =dovecot	919	dovecot/conf.d/*.conf
    =strongswan	922	strongswan.d/*.conf
    =strongswan	923	strongswan.d/*/*.conf
    =strongswan	925	swanctl/conf.d/*.conf
    =freeradius	927	freeradius/*/*.conf
    =freeradius	932	raddb/*.conf
    =xinetd	939	xinetd/examples/*.conf
    =ucl	943	rspamd/*.conf
    =ucl	945	rspamd/modules.d/*.conf
    =ucl	946	rspamd/scores.d/*.conf
    =ucl	947	rspamd/local.d/*.conf
    =ucl	949	rspamd/override.d/*.conf
    =icinga2	952	icinga2/*.conf
    =icinga2	953	icinga2/*/*.conf
    =icinga2	954	icinga2/*/*/*.conf
    =lighttpd	956	lighttpd/*.conf
    =lighttpd	957	lighttpd/conf.d/*.conf
    =lighttpd	958	lighttpd/conf-available/*.conf
    =lighttpd	959	lighttpd/conf-enabled/*.conf
    =lighttpd	960	lighttpd/vhosts.d/*.conf
    =lvm	963	lvm/*.conf
    =keepalived	966	keepalived/*.conf
    =multipath	970	multipath/conf.d/*.conf
    =mpd	975	mpd/*.conf
    =bacula	976	bacula-*.conf
    =bacula	978	bacula/*.conf
    =wpa_supplicant	990	wpa_supplicant-*.conf
    =wpa_supplicant	991	wpa_supplicant/*.conf
    =wpa_supplicant	992	wpasupplicant/examples/wpa*.conf
    =spa-json	1002	pipewire/*.conf
    =spa-json	1003	pipewire/*.conf.d/*.conf
    =spa-json	1004	wireplumber/*.conf
    =spa-json	1005	wireplumber/*.conf.d/*.conf
    =munin	1011	munin-conf.d/*.conf
    =rsyslog	1015	syslog.d/*.conf
    =drbd	1017	drbd.d/*.conf
    -a Lua program	1119	conky/conky*.conf
    -a job of Upstart	1173	etc/init/*.conf
    =keyfile	325	udisks2/*.conf.example
    =keyfile	333	vmware-tools/*.conf.example
    =dovecot	918	dovecot/*.conf.ext
    =dovecot	920	dovecot/conf.d/*.conf.ext
    =awstats	484	awstats/*.conf.local
    =systemd	191	*.container
    -a program	1138	*.cpp
    -a certificate	1231	*.crt
    -a shell script	1034	*.csh
    =xml	107	*.csproj
    -a certificate	1233	*.csr
    -a style sheet	1246	*.css
    -a table of data	1262	*.csv
    -a table of data	1264	*.dat
    =keyfile	341	*.dconf-defaults
    =desktop	196	*.desktop
    =systemd	149	*.device
    =desktop	198	*.directory
    =xml	114	*.dll.config
    -a document type definition	1242	*.dtd
    -a shell script	1095	*.ebuild
    -a program	1143	*.el
    =env	220	*.env
    -a template	1219	*.erb
    -an Erlang program	1127	*.erl
    -an Erlang program	1128	*.escript
    =xml	113	*.exe.config
    =exports	753	exports.d/*.exports
    =yaml	65	*.eyaml
    -a shell script	1035	*.fish
    =xml	106	*.fontconfig
    =xml	109	*.fsproj
    -commands of gdb	1154	*.gdb
    =json	50	*.geojson
    -a program	1139	*.go
    -a key	1237	*.gpg
    -a program	1137	*.h
    =json	52	*.har
    -a web page	1244	*.htm
    -a web page	1243	*.html
    -a template	1229	*.http
    =jsonc	45	*.hujson
    -a template	1221	*.in
    =ucl	944	rspamd/*.inc
    =ucl	948	rspamd/local.d/*.inc
    =ucl	950	rspamd/override.d/*.inc
    -a table of data	1274	maps.d/*.inc
    -a PHP program	1115	*.inc.php
    =apache	831	apache2/vhosts.d/*.include
    =php	352	php/*/mods-available/*.ini
    =php	353	php/*/*/conf.d/*.ini
    =pgbouncer	403	pgbouncer/*.ini
    ?0	1025	*.ini
    =json	53	*.ipynb
    -a template	1216	*.j2
    !a program	1301	*.jar
    -a program	1141	*.java
    -a policy of Java	1196	*.java.policy
    -a template	1217	*.jinja
    -a template	1218	*.jinja2
    -a JavaScript program	1121	*.js
    =jsonc	5	tsconfig.*.json
    =jsonc	6	tsconfig-*.json
    =jsonc	8	jsconfig.*.json
    =jsonc	9	.vscode/*.json
    =jsonc	10	Code/User/*.json
    =jsonc	11	Code - OSS/User/*.json
    =jsonc	12	Code - Insiders/User/*.json
    =jsonc	13	VSCodium/User/*.json
    =jsonc	14	Cursor/User/*.json
    =jsonc	18	zed/*.json
    =jsonc	19	.zed/*.json
    =json	48	*.json
    =json5	46	*.json5
    =jsonc	0	*.jsonc
    =json	51	*.jsonld
    -a key	1235	*.key
    =chrony-keys	728	chrony/*.keys
    !a program	1298	*.ko
    -a shell script	1033	*.ksh
    -LDIF	1208	*.ldif
    =systemd	152	*.link
    =sources-list	681	sources.list.d/*.list
    =apache	826	apache2/*-available/*.load
    =apache	828	apache2/*-enabled/*.load
    =fail2ban	360	fail2ban/*.local
    =fail2ban	362	jail.d/*.local
    =fail2ban	364	fail2ban/*/*.local
    -a log	1275	*.log
    =names	694	logcheck/*.logfiles
    =names	695	logcheck.logfiles.d/*.logfiles
    =json	56	*.lottie
    -a Lua program	1116	*.lua
    -macros of m4	1134	*.m4
    -a template	1222	*.m4.in
    -a makefile	1133	*.mak
    -macros of m4	1135	*.mc
    !words for people	1283	*.md
    !checksums	1304	*.md5sum
    !checksums	1305	*.md5sums
    -a JavaScript program	1122	*.mjs
    -a makefile	1132	*.mk
    =systemd	142	*.mount
    -a template	1220	*.mustache
    =nano	635	nano/*.nanorc
    =nano	636	*.nanorc
    =systemd	151	*.netdev
    =systemd	150	*.network
    =systemd	194	*.network.example
    -rules of nftables	1175	*.nft
    =keyfile	317	*.nmconnection
    =systemd	153	*.nspawn
    =xml	112	*.nuspec
    !a program	1299	*.o
    =openvpn	588	*.ovpn
    -a certificate	1234	*.p7b
    -commands of PulseAudio	1193	*.pa
    =systemd	144	*.path
    -a certificate	1230	*.pem
    -a key	1239	*.pgp
    -a PHP program	1113	*.php
    -a PHP program	1114	*.phtml
    -a Perl program	1096	*.pl
    =xml	102	*.plist
    -a Perl program	1097	*.pm
    -a translation	1259	*.po
    =systemd	193	*.pod
    =xml	137	polkit-1/actions/*.policy
    -a policy of Java	1197	java*/security/*.policy
    -a policy of Java	1198	tomcat*/policy.d/*.policy
    -a policy of Java	1199	tomcat*/*.policy
    -a translation	1260	*.pot
    =spamassassin	611	spamassassin/*.pre
    =spamassassin	615	*.pre
    =equals-lists	467	lynis/*.prf
    =lvm	964	lvm/profile/*.profile
    =properties	278	*.properties
    =xml	110	*.props
    -a key	1236	*.pub
    -a Python program	1107	*.py
    !a program	1303	*.pyc
    =yaml	67	*.raml
    -a Ruby program	1109	*.rb
    =hgrc	405	hgrc.d/*.rc
    =mutt	625	Muttrc.d/*.rc
    =mutt	628	mutt/examples/*.rc
    =mutt	629	neomutt/examples/*.rc
    =mutt	632	neomuttrc.d/*.rc
    !words for people	1282	*.readme
    =drbd	1018	drbd.d/*.res
    -a program	1140	*.rs
    !words for people	1284	*.rst
    =audit-rules	756	audit/*.rules
    =audit-rules	757	audit/rules.d/*.rules
    =audit-rules	758	auditd/examples/rules/*.rules
    =udev	803	udev/rules.d/*.rules
    -a JavaScript program	1125	polkit-1/rules.d/*.rules
    -rules of iptables	1182	iptables/*.rules
    -a program	1144	*.scm
    =systemd	147	*.scope
    =xml	136	avahi/services/*.service
    =systemd	139	*.service
    -a shell script	1030	*.sh
    !checksums	1306	*.sha256
    !checksums	1307	*.sha256sum
    =systemd	146	*.slice
    !a program	1297	*.so
    =systemd	140	*.socket
    =chrony	584	chrony/sources.d/*.sources
    =deb822	647	*.sources
    =deb822	648	sources.list.d/*.sources
    -SQL	1209	*.sql
    =jsonc	42	*.sublime-keymap
    =jsonc	44	*.sublime-menu
    =jsonc	43	*.sublime-project
    =jsonc	41	*.sublime-settings
    =yaml	69	*.sublime-syntax
    =systemd	148	*.swap
    -a program	1142	*.swift
    =systemd	145	*.target
    =xml	111	*.targets
    -a Tcl program	1126	*.tcl
    -a document of TeX	1261	*.tex
    -words for people	1248	*.text
    =json	55	*.tfstate
    =systemd	141	*.timer
    -a template	1214	*.tmpl
    =toml	91	*.toml
    -a template	1215	*.tpl
    -a JavaScript program	1124	*.ts
    -a table of data	1263	*.tsv
    -words for people	1247	*.txt
    =xml	108	*.vbproj
    -Varnish's language	1145	*.vcl
    -Vim's script	1146	*.vim
    =systemd	192	*.volume
    =json	49	*.webmanifest
    -a web page	1245	*.xhtml
    =xml	101	*.xml
    =xml	138	firewalld/*/*.xml
    =xml	103	*.xsd
    =xml	104	*.xsl
    =xml	105	*.xslt
    =yaml	63	*.yaml
    =yaml	64	*.yml
    -a zone file	1213	*.zone
    -a shell script	1032	*.zsh
    =keyfile	342	dconf/db/*.d/*
    -a shell script	1063	etc/kernel/*/*
    -a shell script	1065	etc/network/if-*.d/*
    -a shell script	1072	etc/ppp/ip-*.d/*
    -a shell script	1073	etc/ppp/ipv6-*.d/*
    -a shell script	1080	etc/dhcp/dhclient-*-hooks.d/*
    -a shell script	1082	dispatcher.d/*/*
    -a shell script	1085	etc/etckeeper/*.d/*
    -a shell script	1087	initramfs-tools/scripts/*/*
    -an AppArmor profile	1157	etc/apparmor.d/*/*
    -an AppArmor profile	1158	etc/apparmor.d/*/*/*
    -in Exim's own language	1166	etc/exim4/*/*
    -in Exim's own language	1167	etc/exim4/*/*/*
    -in Monit's own language	1172	etc/monit/*/*
    -a list of regular expressions	1200	etc/logcheck/ignore.d.*/*
    -a list of regular expressions	1205	etc/cruft/*/*
    -SQL	1211	freeradius/*/mods-config/sql/*/*/*
    -a template	1225	etc/munin/templates/*/*
    =properties	282	zooinspector/default*Settings.cfg
    -a shell script	1069	etc/X11/Xreset.d/*
    =xresources	658	Xresources/*
    -a shell script	1068	etc/X11/Xsession.d/*
    =nginx	889	nginx/*_params
    =alsa	1022	alsa.conf.d/*
    =xresources	659	X11/app-defaults/*
    =xresources	660	app-defaults/*
    -an AppArmor profile	1156	etc/apparmor.d/*
    =apt.conf	906	apt.conf.d/*
    =radius-users	813	mods-config/attr_filter/*
    -a shell script	1054	bash_completion.d/*
    -a dialogue with a modem	1194	etc/chatscripts/*
    =keyfile	346	schroot/chroot.d/*
    =env	229	initramfs-tools/conf.d/*
    =alsa	1023	alsa/conf.d/*
    -a Perl program	1098	etc/amavis/conf.d/*
    -a Perl program	1101	needrestart/conf.d/*
    =i3	998	i3/config.d/*
    =i3	1001	sway/config.d/*
    -a list of regular expressions	1203	etc/logcheck/cracking.d/*
    -a list of regular expressions	1204	etc/logcheck/cracking.ignore.d/*
    =crontab	808	etc/cron.d/*
    -a shell script	1060	etc/cron.daily/*
    -a shell script	1059	etc/cron.hourly/*
    -a shell script	1062	etc/cron.monthly/*
    -a shell script	1061	etc/cron.weekly/*
    =user-crontab	809	cron/crontabs/*
    =env	221	etc/default/*
    -a shell script	1081	dispatcher.d/*
    =sane	806	sane.d/dll.d/*
    =dnsmasq	474	dnsmasq.d/*
    =dpkg	573	dpkg/dpkg.cfg.d/*
    -a template	1227	etc/amavis/en_US/*
    -a template	1228	etc/haproxy/errors/*
    =equals	444	acpi/events/*
    -in Exim's own language	1165	etc/exim4/*
    =radius-users	812	mods-config/files/*
    =fstab	672	fstab.d/*
    =env	222	etc/default/grub.d/*
    -a shell script	1064	etc/grub.d/*
    -a shell script	1086	initramfs-tools/hooks/*
    =inetd	779	inetd.d/*
    -a shell script	1057	etc/init.d/*
    =insserv	704	insserv.conf.d/*
    =interfaces	877	network/interfaces.d/*
    =krb5	984	krb5.conf.d/*
    =logrotate	941	logrotate.d/*
    -a table of data	1273	etc/rspamd/maps.d/*
    =freeradius	928	freeradius/*/mods-available/*
    =freeradius	933	raddb/mods-available/*
    =freeradius	929	freeradius/*/mods-enabled/*
    =freeradius	934	raddb/mods-enabled/*
    -in Monit's own language	1171	etc/monit/*
    =mutt	626	*muttrc
    =openssl	371	*openssl.cnf
    =openssl	372	*openssl.conf
    =deb822	650	dpkg/origins/*
    =deb822	651	pam-configs/*
    =pam	732	etc/pam.d/*
    =pam	733	lib/pam.d/*
    =words	514	ppp/peers/*
    =munin-plugins	401	munin/plugin-conf.d/*
    -policies in FreeRADIUS's language	1195	freeradius/*/policy.d/*
    =postfix-files	791	postfix-files.d/*
    =resolv	555	resolv.conf.d/*
    =resolv	556	resolvconf/resolv.conf.d/*
    =rsyslog	1013	rsyslog.d/*
    -a shell script	1089	etc/smartmontools/run.d/*
    -a shell script	1088	sa-update-hooks.d/*
    -an LDAP schema	1207	ldap/schema/*
    =screen	640	*screenrc
    -a shell script	1077	etc/schroot/setup.d/*
    =nginx	883	nginx/sites-available/*
    =freeradius	930	freeradius/*/sites-available/*
    =freeradius	935	raddb/sites-available/*
    =nginx	884	nginx/sites-enabled/*
    =freeradius	931	freeradius/*/sites-enabled/*
    =freeradius	936	raddb/sites-enabled/*
    =sudoers	748	sudoers.d/*
    =keyfile	316	NetworkManager/system-connections/*
    -a template	1223	etc/cloud/templates/*
    -a template	1224	etc/munin/templates/*
    -a template	1226	etc/privoxy/templates/*
    =corosync	972	corosync/uidgid.d/*
    -a shell script	1079	etc/resolvconf/update-libc.d/*
    -a shell script	1066	etc/update-motd.d/*
    -a shell script	1078	etc/resolvconf/update.d/*
    -a list of regular expressions	1201	etc/logcheck/violations.d/*
    -a list of regular expressions	1202	etc/logcheck/violations.ignore.d/*
    =xinetd	938	xinetd.d/*
    """#

  /// What those keys begin with.
  static let initials: StaticString = #"-./SX_abcdefghiklmoprstuvx"#

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
