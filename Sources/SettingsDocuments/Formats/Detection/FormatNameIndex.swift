/// Every name's meaning, and where each format is among the families. Made by `make names` of what the formats tell.
enum FormatNameIndex {
  /// By the last components.
  static let names: StaticString = #"""
    =xresources	654	.Xdefaults
    =xresources	653	.Xresources
    =yaml	77	.ansible-lint
    =alsa	1018	.asoundrc
    =json5	47	.babelrc
    -a shell script	1037	.bash_aliases
    -a shell script	1035	.bash_login
    -a shell script	1036	.bash_logout
    -a shell script	1034	.bash_profile
    =json	60	.bowerrc
    =yaml	70	.clang-format
    =yaml	72	.clang-tidy
    =yaml	73	.clangd
    =xml	120	.classpath
    =yaml	75	.cmake-format
    =yaml	79	.condarc
    =jsonc	36	.cspell.json
    =jsonc	21	.devcontainer.json
    =dpkg	571	.dpkg.cfg
    =ini	290	.editorconfig
    -Emacs Lisp	1148	.emacs
    =env	215	.env
    =jsonc	24	.eslintrc
    =jsonc	25	.eslintrc.json
    =ini	293	.flake8
    =xml	123	.fonts.conf
    =freetds	385	.freetds.conf
    -commands of gdb	1149	.gdbinit
    =yaml	78	.gemrc
    =gitconfig	196	.gitconfig
    =gitconfig	200	.gitmodules
    =hgrc	403	.hgrc
    =jsonc	29	.hintrc
    =apache	838	.htaccess
    =inputrc	639	.inputrc
    =jsonc	27	.jscsrc
    =jsonc	26	.jshintrc
    =ldap	547	.ldaprc
    =lftp	635	.lftprc
    =jsonc	31	.luarc.json
    =mailcap	799	.mailcap
    -in maildrop's language	1183	.mailfilter
    -commands of a mail program	1187	.mailrc
    =jsonc	32	.markdownlint.json
    =mime-types	797	.mime.types
    =msmtp	564	.msmtprc
    =mysql	202	.my.cnf
    =nano	631	.nanorc
    =mutt	628	.neomuttrc
    =ini	291	.npmrc
    =jsonc	30	.oxlintrc.json
    =pam-env	742	.pam_environment
    =keyfile	341	.pg_service.conf
    -rules of procmail	1189	.procmailrc
    -a shell script	1038	.profile
    =xml	121	.project
    =ini	292	.pylintrc
    =ini	295	.pypirc
    =resolv	554	.resolv.conf
    =jsonc	28	.swcrc
    =json	62	.tern-project
    =php	355	.user.ini
    -Vim's script	1146	.vimrc
    =vnstat	562	.vnstatrc
    =json	61	.watchmanconfig
    =wgetrc	485	.wgetrc
    -a shell script	1040	.xinitrc
    -a shell script	1039	.xprofile
    -a shell script	1041	.xsession
    =yaml	76	.yamllint
    -a shell script	1045	.zlogin
    -a shell script	1043	.zprofile
    -a shell script	1044	.zshenv
    -a shell script	1042	.zshrc
    !words for people	1292	00README
    !words for people	1293	0README
    -a shell script	1090	APKBUILD
    =xml	113	App.config
    !words for people	1287	CHANGELOG
    !words for people	1286	COPYING
    =toml	92	Cargo.lock
    =yaml	85	Chart.lock
    -a shell script	1080	etc/gdm3/*/Default
    -a makefile	1128	GNUmakefile
    -a Ruby program	1108	Gemfile
    =collectd	865	collectd-core/examples/GenericJMX.conf
    =toml	97	Gopkg.lock
    !words for people	1284	LICENSE
    -a makefile	1126	Makefile
    =mutt	621	Muttrc
    !words for people	1290	NEWS
    =xml	118	NuGet.Config
    -a shell script	1089	PKGBUILD
    =toml	96	Pipfile
    =json	58	Pipfile.lock
    =yaml	84	Podfile.lock
    !words for people	1273	README
    -a Ruby program	1109	Rakefile
    !words for people	1291	TODO
    -a Ruby program	1107	Vagrantfile
    =xml	115	Web.config
    -a shell script	1067	etc/X11/Xreset
    -a shell script	1064	etc/X11/Xsession
    -a shell script	1081	etc/gdm3/Xsession
    =words	527	X11/Xsession.options
    =yaml	71	_clang-format
    =postfix-map	792	postfix/access
    =access	735	security/access.conf
    =acng	649	acng.conf
    =adduser	505	adduser.conf
    -rules of iptables	1175	ufw/after.rules
    -rules of iptables	1176	ufw/after6.rules
    =ini	300	alembic.ini
    =aliases	781	etc/aliases
    =alsa	1021	alsa/alsa.conf
    -a Perl program	1096	amavisd.conf
    =anacrontab	808	etc/anacrontab
    =apache	834	apache.conf
    =apache	833	apache2.conf
    =apache	836	apache22.conf
    =apache	837	apache24.conf
    =words	529	apcupsd.conf
    =jsonc	33	api-extractor.json
    =xml	112	app.config
    =apt.conf	902	apt.conf
    =alsa	1017	asound.conf
    =names	687	etc/at.allow
    =names	688	etc/at.deny
    =equals	427	audit/auditd.conf
    =equals	430	ha.d/authkeys
    -a key	1237	authorized_keys
    =autofs	780	etc/auto.home
    =auto-master	777	etc/auto.master
    =autofs	779	etc/auto.misc
    =nfs	381	autofs.conf
    =keyfile	308	avahi/avahi-daemon.conf
    =awstats	482	awstats.conf
    =equals	432	backupninja.conf
    -a shell script	1088	bash_completion
    =bacula	974	bconsole.conf
    -rules of iptables	1173	ufw/before.rules
    -rules of iptables	1174	ufw/before6.rules
    =bind	891	bind.keys
    =ports	695	etc/bindresvport.blacklist
    =bird	904	bird.conf
    =bird	905	bird6.conf
    =env	245	tuned/bootcmdline
    =iproute2	772	iproute2/bpf_pinning
    -a Perl program	1101	calamaris.conf
    =postfix-map	791	postfix/canonical
    =nagios	492	nagios*/cgi.cfg
    =nagios	500	nagios*/examples/cgi.cfg
    =equals-lists	463	cgitrc
    !words for people	1289	changelog
    =ppp-secrets	720	ppp/chap-secrets
    =env	255	chkrootkit.conf
    =chrony	579	chrony.conf
    =chrony-keys	724	chrony.keys
    =words	526	clamav-milter.conf.sample
    =words	522	clamd.conf
    =words	524	clamd.conf.sample
    =colons	663	clamsmtpd.conf
    =cups	856	cups/classes.conf
    =equals	422	pulse/client.conf
    =cups	853	cups/client.conf
    =cups	857	libcups2/examples/client.conf
    =yaml	86	cloud.cfg
    =collectd	858	collectd.conf
    =collectd	861	collectd/collectd.conf
    =acng	652	collectd/collection.conf
    =json	57	composer.lock
    =yaml	80	condarc
    =jsonc	40	waybar/config
    =yaml	74	clangd/config
    =yaml	81	.kube/config
    =toml	98	.cargo/config
    =gitconfig	198	.git/config
    =gitconfig	199	git/config
    =env	244	schroot/*/config
    =env	256	dehydrated/config
    =ssh	284	.ssh/config
    =ini	301	subversion/config
    =ini	303	.subversion/config
    =lxc	488	lxc/*/config
    =msmtp	565	msmtp/config
    =privoxy	620	privoxy/config
    =i3	994	i3/config
    =i3	997	sway/config
    =i3	996	i3/config.keycodes
    -a shell script	1091	configure
    -a Lua program	1117	conky.conf
    =conntrackd	970	conntrackd.conf
    =names	693	schroot/*/copyfiles
    !words for people	1283	copyright
    =systemd	156	coredump.conf
    =corosync	968	corosync.conf
    =env	263	courier/courierd
    =env	271	cowpoke.conf
    =postgresql	287	postgresql-common/createcluster.conf
    =toml	99	.cargo/credentials
    =names	685	etc/cron.allow
    =names	686	etc/cron.deny
    =crontab	804	etc/crontab
    =user-crontab	807	tmp/crontab.*/crontab
    =crypttab	670	etc/crypttab
    =jsonc	35	cspell.json
    =cups	852	cups-browsed.conf
    =cups	851	cups-files.conf
    =cups	850	cupsd.conf
    -a script of GRUB	1158	grub/custom.cfg
    =keyfile	320	gdm/custom.conf
    =equals	431	cvtsudoers.conf
    =equals	421	pulse/daemon.conf
    =env	232	frr/daemons
    =davfs2	396	davfs2.conf
    =davfs2	397	davfs2/davfs2.conf
    =deb822	646	debconf.conf
    =equals	435	debfoster.conf
    -words for people	1253	etc/debian_version
    =env	231	tlp/defaults.conf
    =adduser	506	deluser.conf
    =jsonc	39	deno.json
    =jsonc	22	devcontainer-feature.json
    =jsonc	20	devcontainer.json
    =dhcpd	897	dhclient.conf
    =dhcpd	901	dhclient.conf.example
    =dhcpd	898	dhclient6.conf
    =dhcpcd	556	dhcpcd.conf
    =dhcpd	895	dhcpd.conf
    =dhcpd	900	dhcpd.conf.example
    =dhcpd	896	dhcpd6.conf
    =dhcpcd	557	dhcpv6-pd.conf
    =radius-dictionary	818	freeradius/*/dictionary
    =radius-dictionary	819	freeradius/dictionary
    =radius-dictionary	820	raddb/dictionary
    =words	520	dirmngr.conf
    -a Lua program	1115	dnsdist.conf
    =dnsmasq	470	dnsmasq.conf
    =dnsmasq	472	dnsmasq.conf.example
    =dovecot	913	dovecot.conf
    =dpkg	569	dpkg/dpkg.cfg
    =drbd	1013	drbd.conf
    =env	274	dropbear/initramfs/dropbear.conf
    =postfix-dynamicmaps	785	postfix/dynamicmaps.cf
    =env	224	e2scrub.conf
    -a shell script	1087	efax.rc
    =aliases	782	etc/email-addresses
    =iproute2	771	iproute2/ematch_map
    =env	273	zookeeper/*/environment
    =env	236	bird/envvars
    =env	247	apache2/envvars
    =env	264	courier/esmtpd
    =env	265	courier/esmtpd-msa
    =env	266	courier/esmtpd-ssl
    =env	243	etckeeper/etckeeper.conf
    =ethers	763	etc/ethers
    =ethertypes	761	etc/ethertypes
    -in Exim's own language	1165	exim/exim.conf
    -in Exim's own language	1166	etc/exim.conf
    =exports	749	etc/exports
    =equals	416	security/faillock.conf
    =collectd	862	collectd/filters.conf
    =collectd	866	collectd-core/examples/filters.conf
    -a shell script	1072	etc/sv/*/finish
    =equals	420	firewalld/firewalld.conf
    =json	59	flake.lock
    =xml	122	fonts.conf
    =freetds	384	freetds.conf
    =words	523	freshclam.conf
    =words	525	freshclam.conf.sample
    =frr	566	frr/frr.conf
    =fstab	667	etc/fstab
    =fstab	668	*/fstab
    =names	689	etc/ftpusers
    =words-comments	536	gai.conf
    -commands of gdb	1152	gdbcommands
    -commands of gdb	1150	gdbinit
    =postfix-map	793	postfix/generic
    =gitconfig	197	gitconfig
    -a Perl program	1100	gitweb.conf
    =words	519	gpg-agent.conf
    =words	518	gpg.conf
    =group	706	etc/group
    =iproute2	769	iproute2/group
    =group	707	etc/group-
    =group-conf	737	security/group.conf
    -a script of GRUB	1156	grub/grub.cfg
    -a script of GRUB	1157	examples/grub.cfg
    =gshadow	710	etc/gshadow
    =gshadow	711	etc/gshadow-
    -a Python program	1105	gunicorn.conf
    -Vim's script	1147	gvimrc
    =haproxy	1003	haproxy.cfg
    =hdparm	1006	hdparm.conf
    -words for people	1255	logcheck/header.txt
    =hgrc	401	mercurial/hgrc
    =hgrc	404	.hg/hgrc
    =hgrc	405	hg/hgrc
    =radius-users	811	preprocess/hints
    =radius-users	816	3.0/hints
    =systemd	160	homed.conf
    =words	507	host.conf
    =equals-lists	455	hostapd.conf
    =hosts	756	etc/hosts
    =hosts	757	avahi/hosts
    =hosts-access	751	etc/hosts.allow
    =nut	575	nut/hosts.conf
    =hosts-access	752	etc/hosts.deny
    =apache	839	roundcube/htaccess
    =apache	843	htaccess
    =apache	832	httpd.conf
    =radius-users	812	preprocess/huntgroups
    =radius-users	817	3.0/huntgroups
    =env	253	icecc.conf
    =nagios	498	icinga/icinga.cfg
    =icinga2	948	icinga2.conf
    =nfs	378	idmapd.conf
    =wpa_supplicant	992	wpasupplicant/examples/ieee8021x.conf
    =env	267	courier/imapd
    =env	268	courier/imapd-ssl
    =colons	659	imapd.conf
    =inetd	775	etc/inetd.conf
    =inittab	671	etc/inittab
    =inputrc	638	inputrc
    =insserv	700	etc/insserv.conf
    =names	690	resolvconf/interface-order
    =interfaces	873	network/interfaces
    =ipsec	875	ipsec.conf
    =ipsec-secrets	726	etc/ipsec.secrets
    =equals	419	iscsi/iscsid.conf
    =equals	437	isns/isnsadm.conf
    =equals	436	isns/isnsd.conf
    -words for people	1249	etc/issue
    -words for people	1250	etc/issue.net
    =systemd	151	journald.conf
    =jsonc	7	jsconfig.json
    =env	237	kamailio/kamctlrc
    =krb5	982	kdc.conf
    =krb5	985	kdc.conf.template
    =keepalived	962	keepalived.conf
    =jsonc	16	User/keybindings.json
    -a key	1238	known_hosts
    -a table of data	1267	nginx/koi-utf
    -a table of data	1268	nginx/koi-win
    =krb5	980	krb5.conf
    =krb5	984	krb5.conf.template
    -a Lua program	1114	kresd.conf
    =env	252	ksmtuned.conf
    =yaml	82	kubeconfig
    =ppp-secrets	723	xl2tpd/l2tp-secrets
    =jsonc	34	language-configuration.json
    =ld-so	696	etc/ld.so.conf
    =ldap	545	ldap/ldap.conf
    =ldap	546	ldap.conf
    =env	257	ldapscripts.conf
    =lftp	634	lftp.conf
    =ldap	549	libnss-ldap.conf
    =lighttpd	952	lighttpd.conf
    =limits	733	security/limits.conf
    =equals	429	apt/listchanges.conf
    -a table of data	1266	locale.alias
    =env	221	locale.conf
    =locale-gen	679	etc/locale.gen
    =env	227	logcheck/logcheck.conf
    =login.defs	544	login.defs
    =systemd	152	logind.conf
    =logrotate	937	logrotate.conf
    =equals-lists	448	logwatch.conf
    =env	251	lsb-release
    =lvm	958	lvm.conf
    =lvm	959	lvmlocal.conf
    =xml	116	machine.config
    -a table of data	1263	etc/magic
    -a table of data	1264	apache2/magic
    -commands of a mail program	1186	mail.rc
    =mailcap	798	etc/mailcap
    -in maildrop's language	1182	maildroprc
    =postfix	465	postfix/main.cf
    =postfix	466	main.cf
    =postfix	469	postfix*/main.cf
    =postfix	468	main.cf.dist
    =postfix	467	main.cf.proto
    =keyfile	344	connman/main.conf
    =keyfile	345	iwd/main.conf
    -a makefile	1127	makefile
    =words	508	manpath.config
    =yaml	89	etc/salt/master
    =postfix-master	783	postfix/master.cf
    =postfix-master	784	master.cf.proto
    =words-comments	537	mdadm.conf
    =words-comments	538	mdadm/mdadm.conf
    =words-comments	539	mdadm.conf-example
    =memcached	603	memcached.conf
    =mime-types	796	etc/mime.types
    =nginx	885	nginx/mime.types
    =desktop	194	mimeapps.list
    -a Perl program	1103	mail/mimedefang-filter
    =equals-lists	445	minidlna.conf
    =yaml	90	etc/salt/minion
    =words	534	apt/mirror.list
    =krb5	983	mke2fs.conf
    =modprobe	543	modprobe.conf
    =apache	841	modsecurity.conf
    =apache	842	modsecurity.conf-recommended
    =modules	680	etc/modules
    =modules	682	initramfs-tools/modules
    -a table of data	1262	etc/ssh/moduli
    -in Monit's own language	1167	monitrc
    =ini	305	mopidy.conf
    =ini	306	mopidy/mopidy.conf
    =words	513	mosquitto.conf
    -words for people	1251	etc/motd
    =motion	576	motion.conf
    =mpd	971	mpd.conf
    =msmtp	563	msmtprc
    =env	246	mtx-changer.conf
    =multipath	965	multipath.conf
    =words-comments	541	munin/munin-node.conf
    =munin	1007	munin.conf
    =mutt	624	.mutt/muttrc
    =mysql	201	my.cnf
    =mysql	209	my.cnf.fallback
    =mysql	203	my.ini
    =ini	298	mypy.ini
    =nagios	491	nagios*/nagios.cfg
    =nagios	494	nagios.cfg
    =nagios	499	nagios*/examples/nagios.cfg
    =bind	887	named.conf
    =bind	894	powerdns/named.conf
    =namespace	739	security/namespace.conf
    =nano	630	nanorc
    -a Perl program	1097	etc/needrestart/needrestart.conf
    =mutt	627	neomuttrc
    =keyfile	346	netdata/netdata.conf
    =systemd	155	networkd.conf
    =networks	762	etc/networks
    =nfs	376	nfs.conf
    =nfs	379	nfsmount.conf
    -rules of nftables	1171	etc/nftables.conf
    =nginx	877	nginx.conf
    =iproute2	770	iproute2/nl_protos
    =env	249	needrestart/notify.conf
    =nagios	496	nrpe.cfg
    =words-comments	535	nscd.conf
    =nsd	664	nsd.conf
    =ldap	548	nslcd.conf
    =names	694	schroot/*/nssdatabases
    =nsswitch	675	etc/nsswitch.conf
    =ntp	582	ntp.conf
    =ntp	583	ntpsec/ntp.conf
    =words	531	openntpd/ntpd.conf
    =xml	117	nuget.config
    =env	254	numad.conf
    =env	259	nut/nut.conf
    =equals-lists	446	ocserv/ocserv.conf
    =systemd	157	oomd.conf
    =wpa_supplicant	993	wpasupplicant/examples/openCryptoki.conf
    =opendkim	590	opendkim.conf
    =opendkim	591	opendkim.conf.sample
    =opendkim	592	opendmarc.conf
    =opendkim	593	opendmarc.conf.sample
    =words	532	openntpd.conf
    =opensc	1016	opensc.conf
    =words	509	ppp/options
    =env	220	os-release
    =equals	440	xen/oxenstored.conf
    =xml	119	packages.config
    =equals	439	pam-mysql.conf
    =pam-conf	731	etc/pam.conf
    =pam-conf	732	examples/pam.conf
    =pam-env	741	security/pam_env.conf
    =ldap	550	pam_ldap.conf
    =ppp-secrets	721	ppp/pap-secrets
    =env	240	shorewall/params
    =equals-lists	447	apparmor/parser.conf
    =passwd	704	etc/passwd
    =mosquitto-passwords	717	mosquitto/passwd
    =passwd	705	etc/passwd-
    =toml	95	pdm.lock
    =pg-hba	746	pg_hba.conf
    =pg-ident	748	pg_ident.conf
    =keyfile	340	pg_service.conf
    =pgbouncer	399	pgbouncer.ini
    =linuxptp	410	phc2sys.conf
    =php	351	php/*/fpm/php-fpm.conf
    =php	354	php-fpm.conf
    =php	347	php.ini
    =ini	294	pip.conf
    =wpa_supplicant	991	wpasupplicant/examples/plaintext.conf
    =toml	93	poetry.lock
    =equals	438	policyd-spf.conf
    =pg-hba	747	pool_hba.conf
    =env	269	courier/pop3d
    =env	270	courier/pop3d-ssl
    =postfix-files	787	postfix/postfix-files
    =postgresql	286	postgresql.auto.conf
    =postgresql	285	postgresql.conf
    =collectd	864	collectd/postgresql_default.conf
    =words	533	pptpd.conf
    =cups	855	cups/printers.conf
    -rules of procmail	1188	procmailrc
    -a shell script	1052	etc/profile
    =proftpd	845	etc/proftpd.conf
    =protocols	759	etc/protocols
    =systemd	159	pstore.conf
    =linuxptp	409	ptp4l.conf
    =yaml	83	pubspec.lock
    =puppet	382	puppet.conf
    =equals	414	security/pwquality.conf
    =ini	299	pytest.ini
    -SQL	1207	queries.conf
    =env	241	rabbitmq/rabbitmq-env.conf
    =freeradius	923	radiusd.conf
    =radvd	907	radvd.conf
    =env	272	molly-guard/rc
    =lftp	636	lftp/rc
    -a shell script	1055	etc/rc.local
    !words for people	1276	readme
    ?3	1025	redis.conf
    =postfix-map	794	postfix/relocated
    =request-key	698	etc/request-key.conf
    =resolv	551	resolv.conf
    =resolv	555	systemd/resolv.conf
    =env	258	resolvconf.conf
    =systemd	153	resolved.conf
    =nagios	493	nagios*/resource.cfg
    =nagios	501	nagios*/examples/resource.cfg
    =rkhunter	502	rkhunter.conf
    =rkhunter	503	rkhunter.conf.local
    =bind	893	rndc.conf
    =rpc	760	etc/rpc
    =rsnapshot	558	rsnapshot.conf
    =ucl	939	rspamd.conf
    =rsyslog	1009	rsyslog.conf
    =iproute2	768	iproute2/rt_dsfield
    =iproute2	764	iproute2/rt_protos
    =iproute2	766	iproute2/rt_realms
    =iproute2	767	iproute2/rt_scopes
    =iproute2	765	iproute2/rt_tables
    -rules of iptables	1180	etc/iptables/rules.v4
    -rules of iptables	1181	etc/iptables/rules.v6
    -a shell script	1071	etc/sv/*/run
    -a shell script	1073	etc/sv/*/log/run
    =toml	100	rust-toolchain
    -commands of a mail program	1185	s-nail.rc
    =postfix-map	795	postfix/sasl_passwd
    -a Perl program	1099	sbuild.conf
    =keyfile	342	schroot/schroot.conf
    =keyfile	336	sddm.conf
    =davfs2-secrets	727	davfs2/secrets
    =davfs2-secrets	728	.davfs2/secrets
    =names	684	etc/securetty
    =acng	651	apt-cacher-ng/examples/security.conf
    =sepermit	743	security/sepermit.conf
    =ini	302	subversion/servers
    =ini	304	.subversion/servers
    =systemd	179	portable/profile/*/service.conf
    =services	758	etc/services
    =keyfile	334	gtk-3.0/settings.ini
    =keyfile	335	gtk-4.0/settings.ini
    =jsonc	15	User/settings.json
    =jsonc	17	Machine/settings.json
    =jsonc	23	LocalState/settings.json
    =ini	297	setup.cfg
    =shadow	708	etc/shadow
    =shadow	709	etc/shadow-
    =shells	683	etc/shells
    =env	238	shorewall.conf
    =env	239	shorewall6.conf
    =systemd	158	sleep.conf
    =words	530	slim.conf
    =smartd	801	smartd.conf
    =smb	210	smb.conf
    =smb	211	smb.conf.default
    =smb	212	smb.conf.example
    -in OpenSMTPD's own language	1184	smtpd.conf
    =collectd	867	collectd-core/examples/snmp-data.conf
    =cups	854	cups/snmp.conf
    =snmp	617	snmpd.conf
    =sources-list	676	apt/sources.list
    =sources-list	677	apt/examples/sources.list
    =squid	600	squid.conf
    =ppp-secrets	722	ppp/srp-secrets
    =ssh	282	ssh_config
    =sshd	280	sshd_config
    =env	262	sshguard.conf
    =sssd	388	sssd.conf
    =strongswan	918	strongswan.conf
    =stunnel	393	stunnel.conf
    =stunnel	394	stunnel.conf-sample
    =subuid	713	etc/subgid
    =subuid	715	etc/subgid-
    =subuid	712	etc/subuid
    =subuid	714	etc/subuid-
    =words	512	sudo.conf
    =sudo-logsrvd	375	sudo_logsrvd.conf
    =sudoers	744	etc/sudoers
    =supervisor	362	supervisord.conf
    =strongswan	921	swanctl.conf
    =sysctl	213	sysctl.conf
    =syslog-ng	910	syslog-ng.conf
    =rsyslog	1011	syslog.conf
    =env	228	sysstat/sysstat
    =sysstat-ioconf	702	sysstat/sysstat.ioconf
    =sysstat-ioconf	703	etc/sysstat.ioconf
    =collectd	863	collectd/thresholds.conf
    =collectd	868	collectd-core/examples/thresholds.conf
    =time-conf	738	security/time.conf
    =linuxptp	411	timemaster.conf
    =systemd	154	timesyncd.conf
    =tinyproxy	605	tinyproxy.conf
    =env	229	tlp.conf
    =tor	597	tor-service-defaults-torrc
    =tor	594	torrc
    =tor	596	tor/torrc
    =tor	599	torsocks.conf
    =ini	296	tox.ini
    =postfix-map	789	postfix/transport
    =dnsmasq	473	dnsmasq-base/trust-anchors.conf
    =jsonc	4	tsconfig.json
    =equals	425	tuned/tuned-main.conf
    =tuned	366	tuned/*/tuned.conf
    =tuned	367	tuned.conf
    =jsonc	37	turbo.json
    =turnserver	474	turnserver.conf
    =jsonc	38	typedoc.json
    =env	250	ucf.conf
    =equals	417	udev/udev.conf
    =env	248	ufw/ufw.conf
    =unbound	640	unbound.conf
    =env	242	updatedb.conf
    =ups	412	nut/ups.conf
    =nut	572	nut/upsd.conf
    =ups	413	nut/upsd.users
    =nut	573	nut/upsmon.conf
    =nut	574	nut/upssched.conf
    =equals	434	usb_modeswitch.conf
    =equals	433	usbguard/usbguard-daemon.conf
    =yaml	88	user-data
    =env	233	xdg/user-dirs.conf
    =env	234	xdg/user-dirs.defaults
    =env	235	user-dirs.dirs
    -rules of iptables	1177	ufw/user.rules
    -rules of iptables	1178	ufw/user6.rules
    =spamassassin	609	.spamassassin/user_prefs
    =spamassassin	610	user_prefs.template
    =systemd	161	userdbd.conf
    =radius-users	813	freeradius/users
    =radius-users	814	raddb/users
    =radius-users	815	3.0/users
    =toml	94	uv.lock
    ?3	1026	valkey.conf
    =env	222	vconsole.conf
    -Vim's script	1144	vimrc
    =postfix-map	790	postfix/virtual
    =vnstat	561	vnstat.conf
    =vsftpd	489	vsftpd.conf
    =frr	567	frr/vtysh.conf
    =frr	568	vtysh.conf
    =equals	418	watchdog.conf
    =xml	114	web.config
    =wpa_supplicant	990	wpasupplicant/examples/wep.conf
    =wgetrc	484	wgetrc
    -a table of data	1269	nginx/win-utf
    =wpa_supplicant	986	wpa_supplicant.conf
    =xinetd	934	xinetd.conf
    =libvirt	476	xen/xl.conf
    =xl2tpd	406	xl2tpd.conf
    =xorg	869	xorg.conf
    =openssl	372	certs/xpextensions
    =equals-lists	458	zabbix_agentd.conf
    =equals-lists	459	zabbix_server.conf
    -a shell script	1049	zlogin
    -a shell script	1050	zlogout
    =bind	892	bind/zones.rfc1918
    =properties	276	zoo.cfg
    =properties	277	zookeeper/*/zoo.cfg
    =properties	278	zoo_sample.cfg
    -a shell script	1047	zprofile
    -a shell script	1048	zshenv
    -a shell script	1046	zshrc
    """#

  /// Those with a star in the last component, by what is behind it.
  static let endings: StaticString = #"""
    =env	216	.env.*
    =php	348	php.ini-*
    =libvirt	477	xen/xlexample.*
    =words	510	ppp/options.*
    =rsnapshot	560	rsnapshot.conf.default*
    =spamassassin	614	spamassassin/user_prefs*
    =xresources	658	X11/Xresources*
    =mosquitto-passwords	716	mosquitto/pwfile*
    =mosquitto-keys	718	mosquitto/pskfile*
    =mosquitto-acl	719	mosquitto/aclfile*
    =apache	844	htaccess.*
    =xorg	871	X11/xorg.conf-*
    =xorg	872	X11/xorg.conf.*
    =bind	888	named.conf.*
    =radvd	908	radvd.conf.*
    =keepalived	964	keepalived.conf.*
    =multipath	966	multipath.conf.*
    -a shell script	1053	etc/csh.*
    -a shell script	1068	etc/ppp/ip-*
    -a Perl program	1102	tigervnc/vncserver-config-*
    -Vim's script	1145	vimrc.*
    -a list of regular expressions	1203	etc/postgrey/whitelist_*
    -a zone file	1209	etc/bind/db.*
    -words for people	1252	etc/motd.*
    -words for people	1254	etc/logcheck/header*
    -a table of data	1265	*/stopwords_*
    !words for people	1274	README.*
    !words for people	1275	README-*
    !words for people	1277	readme.*
    !words for people	1285	LICENSE.*
    !words for people	1288	CHANGELOG.*
    =radvd	909	*-radvd.conf
    =tor	598	*-torrc
    =equals	426	tuned/*-variables.conf
    -words for people	1246	*.1
    -words for people	1247	*.5
    -words for people	1248	*.8
    !words for people	1278	*.README
    !a program	1297	*.a
    !words for people	1282	*.adoc
    -a key	1235	*.asc
    =auto-master	778	auto.master.d/*.autofs
    =systemd	140	*.automount
    =json	54	*.avsc
    -a shell script	1028	*.bash
    -a shell script	1033	*.bashrc
    =yaml	68	*.bst
    -a program	1133	*.c
    -a certificate	1229	*.cer
    =spamassassin	607	spamassassin/*.cf
    =spamassassin	613	SpamAssassin/*.cf
    =spamassassin	615	spamassassin/*/*.cf
    =postfix-dynamicmaps	786	dynamicmaps.cf.d/*.cf
    =spamassassin	611	spamassassin/*.cf.dist
    =yaml	66	*.cff
    =yaml	87	cloud.cfg.d/*.cfg
    =ini	307	default/*.cfg
    =libvirt	478	xen/*.cfg
    =libvirt	479	xen/auto/*.cfg
    =nagios	495	nagios/nrpe*.cfg
    =nagios	497	nagios/nrpe.d/*.cfg
    =nagios-objects	976	nagios*/objects/*.cfg
    =nagios-objects	977	nagios*/conf.d/*.cfg
    =nagios-objects	978	nagios*/examples/*.cfg
    =nagios-objects	979	nagios*/examples/template-object/*.cfg
    =haproxy	1004	haproxy/*.cfg
    =haproxy	1005	haproxy/*/*.cfg
    ?1	1023	*.cfg
    -a script of Kamailio	1159	kamailio/*.cfg
    -a script of Kamailio	1160	kamailio/*/*.cfg
    -a script of Kamailio	1161	opensips/*.cfg
    -a JavaScript program	1120	*.cjs
    !a program	1299	*.class
    =mysql	204	etc/mysql/*.cnf
    =mysql	205	mysql/conf.d/*.cnf
    =mysql	206	mysql/mysql.conf.d/*.cnf
    =mysql	207	mariadb.conf.d/*.cnf
    =mysql	208	my.cnf.d/*.cnf
    =openssl	370	openssl-*.cnf
    =openssl	371	certs/*.cnf
    =openssl	373	ssl/*.cnf
    =openssl	374	ssl/openssl.cnf.d/*.cnf
    ?2	1024	*.cnf
    =jsonc	3	*.code-profile
    =jsonc	2	*.code-snippets
    =jsonc	1	*.code-workspace
    =xml	124	fonts/*.conf
    =xml	125	fonts/conf.d/*.conf
    =xml	126	fonts/conf.avail/*.conf
    =xml	127	fontconfig/*.conf
    =xml	128	fontconfig/conf.d/*.conf
    =xml	129	fontconfig/conf.avail/*.conf
    =xml	130	dbus-1/*.conf
    =xml	131	dbus-1/system.d/*.conf
    =xml	132	dbus-1/session.d/*.conf
    =systemd	162	systemd/*.conf
    =systemd	163	systemd/*.conf.d/*.conf
    =systemd	164	*.service.d/*.conf
    =systemd	165	*.socket.d/*.conf
    =systemd	166	*.timer.d/*.conf
    =systemd	167	*.mount.d/*.conf
    =systemd	168	*.automount.d/*.conf
    =systemd	169	*.path.d/*.conf
    =systemd	170	*.target.d/*.conf
    =systemd	171	*.slice.d/*.conf
    =systemd	172	*.scope.d/*.conf
    =systemd	173	*.swap.d/*.conf
    =systemd	174	*.device.d/*.conf
    =systemd	175	*.network.d/*.conf
    =systemd	176	*.netdev.d/*.conf
    =systemd	177	*.link.d/*.conf
    =systemd	178	service.d/*.conf
    =systemd	180	journald.conf.d/*.conf
    =systemd	181	logind.conf.d/*.conf
    =systemd	182	resolved.conf.d/*.conf
    =systemd	183	timesyncd.conf.d/*.conf
    =systemd	184	networkd.conf.d/*.conf
    =systemd	185	coredump.conf.d/*.conf
    =systemd	186	oomd.conf.d/*.conf
    =systemd	187	sleep.conf.d/*.conf
    =systemd	192	cups-socket*.conf
    =sysctl	214	sysctl.d/*.conf
    =env	223	environment.d/*.conf
    =env	225	etc/initramfs-tools/*.conf
    =env	230	tlp.d/*.conf
    =env	260	laptop-mode/*.conf
    =env	261	laptop-mode/conf.d/*.conf
    =sshd	281	sshd_config.d/*.conf
    =ssh	283	ssh_config.d/*.conf
    =redis	288	redis/*.conf
    =redis	289	valkey/*.conf
    =keyfile	309	NetworkManager/*.conf
    =keyfile	310	network-manager/examples/*.conf
    =keyfile	311	NetworkManager/conf.d/*.conf
    =keyfile	312	nm-conf.d/*.conf
    =keyfile	315	fwupd/*.conf
    =keyfile	316	fwupd/remotes.d/*.conf
    =keyfile	317	lightdm/*.conf
    =keyfile	318	lightdm.conf.d/*.conf
    =keyfile	319	gdm3/*.conf
    =keyfile	321	udisks2/*.conf
    =keyfile	323	UPower/*.conf
    =keyfile	324	bluetooth/*.conf
    =keyfile	325	geoclue/*.conf
    =keyfile	326	geoclue/conf.d/*.conf
    =keyfile	327	polkit-1/*.conf
    =keyfile	328	polkit-1/*.conf.d/*.conf
    =keyfile	329	vmware-tools/*.conf
    =keyfile	331	PackageKit/*.conf
    =keyfile	332	ModemManager/*.conf
    =keyfile	333	gtk-3.0/*.conf
    =keyfile	337	sddm.conf.d/*.conf
    =php	352	php/*/fpm/pool.d/*.conf
    =php	353	php-fpm.d/*.conf
    =fail2ban	356	fail2ban/*.conf
    =fail2ban	358	jail.d/*.conf
    =fail2ban	360	fail2ban/*/*.conf
    =supervisor	363	supervisor/*.conf
    =supervisor	364	supervisor/conf.d/*.conf
    =supervisor	365	supervisor/examples/*.conf
    =nfs	377	nfs.conf.d/*.conf
    =nfs	380	nfsmount.conf.d/*.conf
    =puppet	383	puppet/*.conf
    =freetds	386	freetds/*.conf
    =freetds	387	freetds*/examples/*.conf
    =sssd	389	sssd/*.conf
    =sssd	390	sssd/conf.d/*.conf
    =sssd	391	sssd-*.conf
    =stunnel	392	stunnel/*.conf
    =stunnel	395	stunnel/conf.d/*.conf
    =xl2tpd	407	xl2tpd/*.conf
    =linuxptp	408	linuxptp/*.conf
    =equals	415	pwquality.conf.d/*.conf
    =equals	423	pulse/daemon.conf.d/*.conf
    =equals	424	pulse/client.conf.d/*.conf
    =equals	428	audit/plugins.d/*.conf
    =equals-lists	442	powerdns/*.conf
    =equals-lists	443	powerdns/pdns.d/*.conf
    =equals-lists	444	powerdns/recursor.d/*.conf
    =equals-lists	449	logwatch/conf/*.conf
    =equals-lists	450	logwatch/conf/*/*.conf
    =equals-lists	451	logwatch/default.conf/*.conf
    =equals-lists	452	logwatch/default.conf/*/*.conf
    =equals-lists	453	logwatch/dist.conf/*.conf
    =equals-lists	454	logwatch/dist.conf/*/*.conf
    =equals-lists	456	hostapd/*.conf
    =equals-lists	457	zabbix/*.conf
    =equals-lists	460	zabbix_agentd.d/*.conf
    =equals-lists	461	zabbix_agentd.conf.d/*.conf
    =equals-lists	462	userparameter_*.conf
    =libvirt	475	libvirt/*.conf
    =awstats	480	awstats/*.conf
    =awstats	483	awstats.*.conf
    =lxc	486	lxc/*.conf
    =lxc	487	lxc/config/*.conf
    =vsftpd	490	vsftpd/*.conf
    =rkhunter	504	rkhunter.d/*.conf
    =words	514	mosquitto/*.conf
    =words	515	mosquitto/conf.d/*.conf
    =words	516	gnupg/*.conf
    =words	517	.gnupg/*.conf
    =words	521	clamav/*.conf
    =words	528	lldpd.d/*.conf
    =words-comments	540	udhcpd*.conf
    =modprobe	542	modprobe.d/*.conf
    =rsnapshot	559	rsnapshot*.conf
    =motion	577	motion/*.conf
    =motion	578	motion/conf.d/*.conf
    =chrony	580	chrony/conf.d/*.conf
    =ntp	584	ntpsec/ntp.d/*.conf
    =openvpn	586	openvpn/*.conf
    =openvpn	587	openvpn/client/*.conf
    =openvpn	588	openvpn/server/*.conf
    =openvpn	589	sample-config-files/*.conf
    =tor	595	torrc.d/*.conf
    =squid	601	squid/*.conf
    =squid	602	squid/conf.d/*.conf
    =memcached	604	memcached*.conf
    =tinyproxy	606	tinyproxy/*.conf
    =snmp	616	snmp/*.conf
    =snmp	618	snmp/snmpd.conf.d/*.conf
    =snmp	619	snmp/snmp.conf.d/*.conf
    =unbound	641	unbound/*.conf
    =unbound	642	unbound.conf.d/*.conf
    =unbound	643	mods-config/unbound/*.conf
    =acng	650	apt-cacher-ng/*.conf
    =colons	660	sasl2/*.conf
    =colons	661	sasl/*.conf
    =colons	662	postfix/sasl/*.conf
    =nsd	665	nsd/*.conf
    =nsd	666	nsd/nsd.conf.d/*.conf
    =tmpfiles	672	tmpfiles.d/*.conf
    =sysusers	673	sysusers.d/*.conf
    =binfmt	674	binfmt.d/*.conf
    =modules	681	modules-load.d/*.conf
    =ld-so	697	ld.so.conf.d/*.conf
    =request-key	699	request-key.d/*.conf
    =limits	734	limits.d/*.conf
    =access	736	security/access.d/*.conf
    =namespace	740	namespace.d/*.conf
    =iproute2	773	rt_protos.d/*.conf
    =iproute2	774	rt_tables.d/*.conf
    =sane	802	sane.d/*.conf
    =apache	821	apache2/*.conf
    =apache	822	apache2/*-available/*.conf
    =apache	824	apache2/*-enabled/*.conf
    =apache	826	apache2/conf.d/*.conf
    =apache	827	apache2/vhosts.d/*.conf
    =apache	829	httpd/conf/*.conf
    =apache	830	httpd/conf.d/*.conf
    =apache	831	httpd/conf.modules.d/*.conf
    =apache	835	apache2-*.conf
    =apache	840	modsecurity/*.conf
    =proftpd	846	proftpd/*.conf
    =proftpd	847	proftpd/conf.d/*.conf
    =proftpd	848	proftpd/templates/*.conf
    =proftpd	849	proftpd-*/sample-configurations/*.conf
    =collectd	859	collectd.conf.d/*.conf
    =collectd	860	collectd.d/*.conf
    =xorg	870	xorg.conf.d/*.conf
    =ipsec	876	ipsec.d/*.conf
    =nginx	878	nginx/*.conf
    =nginx	879	nginx/conf.d/*.conf
    =nginx	882	nginx/snippets/*.conf
    =nginx	883	nginx/modules-available/*.conf
    =nginx	884	nginx/modules-enabled/*.conf
    =bind	889	named*.conf
    =bind	890	bind/*.conf
    =dhcpd	899	dhcp/*.conf
    =bird	906	bird/*.conf
    =syslog-ng	911	syslog-ng/*.conf
    =syslog-ng	912	syslog-ng/conf.d/*.conf
    =dovecot	914	dovecot/*.conf
    =dovecot	916	dovecot/conf.d/*.conf
    =strongswan	919	strongswan.d/*.conf
    =strongswan	920	strongswan.d/*/*.conf
    =strongswan	922	swanctl/conf.d/*.conf
    =freeradius	924	freeradius/*/*.conf
    =freeradius	929	raddb/*.conf
    =xinetd	936	xinetd/examples/*.conf
    =ucl	940	rspamd/*.conf
    =ucl	942	rspamd/modules.d/*.conf
    =ucl	943	rspamd/scores.d/*.conf
    =ucl	944	rspamd/local.d/*.conf
    =ucl	946	rspamd/override.d/*.conf
    =icinga2	949	icinga2/*.conf
    =icinga2	950	icinga2/*/*.conf
    =icinga2	951	icinga2/*/*/*.conf
    =lighttpd	953	lighttpd/*.conf
    =lighttpd	954	lighttpd/conf.d/*.conf
    =lighttpd	955	lighttpd/conf-available/*.conf
    =lighttpd	956	lighttpd/conf-enabled/*.conf
    =lighttpd	957	lighttpd/vhosts.d/*.conf
    =lvm	960	lvm/*.conf
    =keepalived	963	keepalived/*.conf
    =multipath	967	multipath/conf.d/*.conf
    =mpd	972	mpd/*.conf
    =bacula	973	bacula-*.conf
    =bacula	975	bacula/*.conf
    =wpa_supplicant	987	wpa_supplicant-*.conf
    =wpa_supplicant	988	wpa_supplicant/*.conf
    =wpa_supplicant	989	wpasupplicant/examples/wpa*.conf
    =spa-json	999	pipewire/*.conf
    =spa-json	1000	pipewire/*.conf.d/*.conf
    =spa-json	1001	wireplumber/*.conf
    =spa-json	1002	wireplumber/*.conf.d/*.conf
    =munin	1008	munin-conf.d/*.conf
    =rsyslog	1012	syslog.d/*.conf
    =drbd	1014	drbd.d/*.conf
    -a Lua program	1116	conky/conky*.conf
    -a job of Upstart	1170	etc/init/*.conf
    =keyfile	322	udisks2/*.conf.example
    =keyfile	330	vmware-tools/*.conf.example
    =dovecot	915	dovecot/*.conf.ext
    =dovecot	917	dovecot/conf.d/*.conf.ext
    =awstats	481	awstats/*.conf.local
    =systemd	188	*.container
    -a program	1135	*.cpp
    -a certificate	1228	*.crt
    -a shell script	1031	*.csh
    =xml	104	*.csproj
    -a certificate	1230	*.csr
    -a style sheet	1243	*.css
    -a table of data	1259	*.csv
    -a table of data	1261	*.dat
    =keyfile	338	*.dconf-defaults
    =desktop	193	*.desktop
    =systemd	146	*.device
    =desktop	195	*.directory
    =xml	111	*.dll.config
    -a document type definition	1239	*.dtd
    -a shell script	1092	*.ebuild
    -a program	1140	*.el
    =env	217	*.env
    -a template	1216	*.erb
    -an Erlang program	1124	*.erl
    -an Erlang program	1125	*.escript
    =xml	110	*.exe.config
    =exports	750	exports.d/*.exports
    =yaml	65	*.eyaml
    -a shell script	1032	*.fish
    =xml	103	*.fontconfig
    =xml	106	*.fsproj
    -commands of gdb	1151	*.gdb
    =json	50	*.geojson
    -a program	1136	*.go
    -a key	1234	*.gpg
    -a program	1134	*.h
    =json	52	*.har
    -a web page	1241	*.htm
    -a web page	1240	*.html
    -a template	1226	*.http
    =jsonc	45	*.hujson
    -a template	1218	*.in
    =ucl	941	rspamd/*.inc
    =ucl	945	rspamd/local.d/*.inc
    =ucl	947	rspamd/override.d/*.inc
    -a table of data	1271	maps.d/*.inc
    -a PHP program	1112	*.inc.php
    =apache	828	apache2/vhosts.d/*.include
    =php	349	php/*/mods-available/*.ini
    =php	350	php/*/*/conf.d/*.ini
    =pgbouncer	400	pgbouncer/*.ini
    ?0	1022	*.ini
    =json	53	*.ipynb
    -a template	1213	*.j2
    !a program	1298	*.jar
    -a program	1138	*.java
    -a policy of Java	1193	*.java.policy
    -a template	1214	*.jinja
    -a template	1215	*.jinja2
    -a JavaScript program	1118	*.js
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
    -a key	1232	*.key
    =chrony-keys	725	chrony/*.keys
    !a program	1295	*.ko
    -a shell script	1030	*.ksh
    -LDIF	1205	*.ldif
    =systemd	149	*.link
    =sources-list	678	sources.list.d/*.list
    =apache	823	apache2/*-available/*.load
    =apache	825	apache2/*-enabled/*.load
    =fail2ban	357	fail2ban/*.local
    =fail2ban	359	jail.d/*.local
    =fail2ban	361	fail2ban/*/*.local
    -a log	1272	*.log
    =names	691	logcheck/*.logfiles
    =names	692	logcheck.logfiles.d/*.logfiles
    =json	56	*.lottie
    -a Lua program	1113	*.lua
    -macros of m4	1131	*.m4
    -a template	1219	*.m4.in
    -a makefile	1130	*.mak
    -macros of m4	1132	*.mc
    !words for people	1280	*.md
    !checksums	1301	*.md5sum
    !checksums	1302	*.md5sums
    -a JavaScript program	1119	*.mjs
    -a makefile	1129	*.mk
    =systemd	139	*.mount
    -a template	1217	*.mustache
    =nano	632	nano/*.nanorc
    =nano	633	*.nanorc
    =systemd	148	*.netdev
    =systemd	147	*.network
    =systemd	191	*.network.example
    -rules of nftables	1172	*.nft
    =keyfile	314	*.nmconnection
    =systemd	150	*.nspawn
    =xml	109	*.nuspec
    !a program	1296	*.o
    =openvpn	585	*.ovpn
    -a certificate	1231	*.p7b
    -commands of PulseAudio	1190	*.pa
    =systemd	141	*.path
    -a certificate	1227	*.pem
    -a key	1236	*.pgp
    -a PHP program	1110	*.php
    -a PHP program	1111	*.phtml
    -a Perl program	1093	*.pl
    =xml	102	*.plist
    -a Perl program	1094	*.pm
    -a translation	1256	*.po
    =systemd	190	*.pod
    =xml	134	polkit-1/actions/*.policy
    -a policy of Java	1194	java*/security/*.policy
    -a policy of Java	1195	tomcat*/policy.d/*.policy
    -a policy of Java	1196	tomcat*/*.policy
    -a translation	1257	*.pot
    =spamassassin	608	spamassassin/*.pre
    =spamassassin	612	*.pre
    =equals-lists	464	lynis/*.prf
    =lvm	961	lvm/profile/*.profile
    =properties	275	*.properties
    =xml	107	*.props
    -a key	1233	*.pub
    -a Python program	1104	*.py
    !a program	1300	*.pyc
    =yaml	67	*.raml
    -a Ruby program	1106	*.rb
    =hgrc	402	hgrc.d/*.rc
    =mutt	622	Muttrc.d/*.rc
    =mutt	625	mutt/examples/*.rc
    =mutt	626	neomutt/examples/*.rc
    =mutt	629	neomuttrc.d/*.rc
    !words for people	1279	*.readme
    =drbd	1015	drbd.d/*.res
    -a program	1137	*.rs
    !words for people	1281	*.rst
    =audit-rules	753	audit/*.rules
    =audit-rules	754	audit/rules.d/*.rules
    =audit-rules	755	auditd/examples/rules/*.rules
    =udev	800	udev/rules.d/*.rules
    -a JavaScript program	1122	polkit-1/rules.d/*.rules
    -rules of iptables	1179	iptables/*.rules
    -a program	1141	*.scm
    =systemd	144	*.scope
    =xml	133	avahi/services/*.service
    =systemd	136	*.service
    -a shell script	1027	*.sh
    !checksums	1303	*.sha256
    !checksums	1304	*.sha256sum
    =systemd	143	*.slice
    !a program	1294	*.so
    =systemd	137	*.socket
    =chrony	581	chrony/sources.d/*.sources
    =deb822	644	*.sources
    =deb822	645	sources.list.d/*.sources
    -SQL	1206	*.sql
    =jsonc	42	*.sublime-keymap
    =jsonc	44	*.sublime-menu
    =jsonc	43	*.sublime-project
    =jsonc	41	*.sublime-settings
    =yaml	69	*.sublime-syntax
    =systemd	145	*.swap
    -a program	1139	*.swift
    =systemd	142	*.target
    =xml	108	*.targets
    -a Tcl program	1123	*.tcl
    -a document of TeX	1258	*.tex
    -words for people	1245	*.text
    =json	55	*.tfstate
    =systemd	138	*.timer
    -a template	1211	*.tmpl
    =toml	91	*.toml
    -a template	1212	*.tpl
    -a JavaScript program	1121	*.ts
    -a table of data	1260	*.tsv
    -words for people	1244	*.txt
    =xml	105	*.vbproj
    -Varnish's language	1142	*.vcl
    -Vim's script	1143	*.vim
    =systemd	189	*.volume
    =json	49	*.webmanifest
    -a web page	1242	*.xhtml
    =xml	101	*.xml
    =xml	135	firewalld/*/*.xml
    =yaml	63	*.yaml
    =yaml	64	*.yml
    -a zone file	1210	*.zone
    -a shell script	1029	*.zsh
    =keyfile	339	dconf/db/*.d/*
    -a shell script	1060	etc/kernel/*/*
    -a shell script	1062	etc/network/if-*.d/*
    -a shell script	1069	etc/ppp/ip-*.d/*
    -a shell script	1070	etc/ppp/ipv6-*.d/*
    -a shell script	1077	etc/dhcp/dhclient-*-hooks.d/*
    -a shell script	1079	dispatcher.d/*/*
    -a shell script	1082	etc/etckeeper/*.d/*
    -a shell script	1084	initramfs-tools/scripts/*/*
    -an AppArmor profile	1154	etc/apparmor.d/*/*
    -an AppArmor profile	1155	etc/apparmor.d/*/*/*
    -in Exim's own language	1163	etc/exim4/*/*
    -in Exim's own language	1164	etc/exim4/*/*/*
    -in Monit's own language	1169	etc/monit/*/*
    -a list of regular expressions	1197	etc/logcheck/ignore.d.*/*
    -a list of regular expressions	1202	etc/cruft/*/*
    -SQL	1208	freeradius/*/mods-config/sql/*/*/*
    -a template	1222	etc/munin/templates/*/*
    =properties	279	zooinspector/default*Settings.cfg
    -a shell script	1066	etc/X11/Xreset.d/*
    =xresources	655	Xresources/*
    -a shell script	1065	etc/X11/Xsession.d/*
    =nginx	886	nginx/*_params
    =alsa	1019	alsa.conf.d/*
    =xresources	656	X11/app-defaults/*
    =xresources	657	app-defaults/*
    -an AppArmor profile	1153	etc/apparmor.d/*
    =apt.conf	903	apt.conf.d/*
    =radius-users	810	mods-config/attr_filter/*
    -a shell script	1051	bash_completion.d/*
    -a dialogue with a modem	1191	etc/chatscripts/*
    =keyfile	343	schroot/chroot.d/*
    =env	226	initramfs-tools/conf.d/*
    =alsa	1020	alsa/conf.d/*
    -a Perl program	1095	etc/amavis/conf.d/*
    -a Perl program	1098	needrestart/conf.d/*
    =i3	995	i3/config.d/*
    =i3	998	sway/config.d/*
    -a list of regular expressions	1200	etc/logcheck/cracking.d/*
    -a list of regular expressions	1201	etc/logcheck/cracking.ignore.d/*
    =crontab	805	etc/cron.d/*
    -a shell script	1057	etc/cron.daily/*
    -a shell script	1056	etc/cron.hourly/*
    -a shell script	1059	etc/cron.monthly/*
    -a shell script	1058	etc/cron.weekly/*
    =user-crontab	806	cron/crontabs/*
    =env	218	etc/default/*
    -a shell script	1078	dispatcher.d/*
    =sane	803	sane.d/dll.d/*
    =dnsmasq	471	dnsmasq.d/*
    =dpkg	570	dpkg/dpkg.cfg.d/*
    -a template	1224	etc/amavis/en_US/*
    -a template	1225	etc/haproxy/errors/*
    =equals	441	acpi/events/*
    -in Exim's own language	1162	etc/exim4/*
    =radius-users	809	mods-config/files/*
    =fstab	669	fstab.d/*
    =env	219	etc/default/grub.d/*
    -a shell script	1061	etc/grub.d/*
    -a shell script	1083	initramfs-tools/hooks/*
    =inetd	776	inetd.d/*
    -a shell script	1054	etc/init.d/*
    =insserv	701	insserv.conf.d/*
    =interfaces	874	network/interfaces.d/*
    =krb5	981	krb5.conf.d/*
    =logrotate	938	logrotate.d/*
    -a table of data	1270	etc/rspamd/maps.d/*
    =freeradius	925	freeradius/*/mods-available/*
    =freeradius	930	raddb/mods-available/*
    =freeradius	926	freeradius/*/mods-enabled/*
    =freeradius	931	raddb/mods-enabled/*
    -in Monit's own language	1168	etc/monit/*
    =mutt	623	*muttrc
    =openssl	368	*openssl.cnf
    =openssl	369	*openssl.conf
    =deb822	647	dpkg/origins/*
    =deb822	648	pam-configs/*
    =pam	729	etc/pam.d/*
    =pam	730	lib/pam.d/*
    =words	511	ppp/peers/*
    =munin-plugins	398	munin/plugin-conf.d/*
    -policies in FreeRADIUS's language	1192	freeradius/*/policy.d/*
    =postfix-files	788	postfix-files.d/*
    =resolv	552	resolv.conf.d/*
    =resolv	553	resolvconf/resolv.conf.d/*
    =rsyslog	1010	rsyslog.d/*
    -a shell script	1086	etc/smartmontools/run.d/*
    -a shell script	1085	sa-update-hooks.d/*
    -an LDAP schema	1204	ldap/schema/*
    =screen	637	*screenrc
    -a shell script	1074	etc/schroot/setup.d/*
    =nginx	880	nginx/sites-available/*
    =freeradius	927	freeradius/*/sites-available/*
    =freeradius	932	raddb/sites-available/*
    =nginx	881	nginx/sites-enabled/*
    =freeradius	928	freeradius/*/sites-enabled/*
    =freeradius	933	raddb/sites-enabled/*
    =sudoers	745	sudoers.d/*
    =keyfile	313	NetworkManager/system-connections/*
    -a template	1220	etc/cloud/templates/*
    -a template	1221	etc/munin/templates/*
    -a template	1223	etc/privoxy/templates/*
    =corosync	969	corosync/uidgid.d/*
    -a shell script	1076	etc/resolvconf/update-libc.d/*
    -a shell script	1063	etc/update-motd.d/*
    -a shell script	1075	etc/resolvconf/update.d/*
    -a list of regular expressions	1198	etc/logcheck/violations.d/*
    -a list of regular expressions	1199	etc/logcheck/violations.ignore.d/*
    =xinetd	935	xinetd.d/*
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
