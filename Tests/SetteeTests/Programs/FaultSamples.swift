extension FaultTests {
  /// Servers whose files have blocks, and others that speak formats of their own. Postfix is none of them, as it
  /// names no line of what it does not know.
  static let serverSamples = [
    Sample(
      page: "dovecot", file: "/etc/dovecot/local.conf",
      text: """
        mail_location = maildir:~/Maildir
        auth_cache_size = 10M
        auth_cache_ttl = 2 hours
        disable_plaintext_auth = yes
        service imap-login {
          process_min_avail = 1
          inet_listener imaps {
            port = 993
          }
        }
        protocol imap {
          mail_max_userip_connections = 20
        }

        """),
    Sample(
      page: "apache", file: "/etc/apache2/conf-enabled/security.conf",
      text: """
        ServerTokens OS
        ServerSignature On
        TraceEnable Off
        <Directory /srv>
          AllowOverride None
          Require all denied
        </Directory>

        """),
    Sample(
      page: "nginx", file: "/etc/nginx/nginx.conf",
      text: """
        user www-data;
        worker_processes 2;
        events {
          worker_connections 768;
        }
        http {
          gzip on;
          keepalive_timeout 65;
          server {
            listen 8080;
            client_max_body_size 2m;
            location / {
              root /srv;
            }
          }
        }

        """),
    Sample(
      page: "haproxy", file: "/etc/haproxy/haproxy.cfg",
      text: """
        global
          maxconn 100
          user haproxy
        defaults
          mode http
          timeout connect 5s
        frontend web
          bind :8080
          default_backend app
        backend app
          balance roundrobin
          server a 127.0.0.1:81

        """),
    Sample(
      page: "unbound", file: "/etc/unbound/unbound.conf",
      text: """
        server:
          verbosity: 1
          interface: 127.0.0.1
          num-threads: 2
          do-ip6: no
          cache-max-ttl: 3600
        remote-control:
          control-enable: no

        """),
    Sample(
      page: "chrony", file: "/etc/chrony/chrony.conf",
      text: """
        pool pool.example.org iburst
        driftfile /var/lib/chrony/chrony.drift
        maxupdateskew 100.0
        makestep 1 3
        leapsecmode slew
        rtcsync

        """),
    Sample(
      page: "logrotate", file: "/etc/logrotate.conf",
      text: """
        weekly
        rotate 4
        create
        size 100k
        missingok
        maxage 10

        """),
  ]
}
