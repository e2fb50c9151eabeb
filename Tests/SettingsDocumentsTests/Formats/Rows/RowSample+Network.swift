/// Tables of the network.
extension RowSample {
  static let network: [RowSample] = [
    RowSample(
      format: "hosts",
      text: #"""
        127.0.0.1\#tlocalhost
        ::1  ip6-localhost ip6-loopback # six

        """#,
      values: #"""
        [
          {"address": "127.0.0.1", "name": "localhost"},
          {"address": "::1", "name": "ip6-localhost", "aliases": "ip6-loopback"}
        ]
        """#),
    RowSample(
      format: "services",
      text: #"""
        ssh\#t\#t22/tcp
        domain  53/udp  dns nameserver # names

        """#,
      values: #"""
        [
          {"name": "ssh", "port": "22/tcp"},
          {"name": "domain", "port": "53/udp", "aliases": "dns nameserver"}
        ]
        """#),
    RowSample(
      format: "protocols",
      text: #"""
        ip  0  IP # internet

        """#,
      values: #"""
        [
          {"name": "ip", "number": "0", "aliases": "IP"}
        ]
        """#),
    RowSample(
      format: "rpc",
      text: #"""
        nfs  100003  nfsprog

        """#,
      values: #"""
        [
          {"name": "nfs", "number": "100003", "aliases": "nfsprog"}
        ]
        """#),
    RowSample(
      format: "ethertypes",
      text: #"""
        IPv4  0800  ip ip4

        """#,
      values: #"""
        [
          {"name": "IPv4", "number": "0800", "aliases": "ip ip4"}
        ]
        """#),
    RowSample(
      format: "networks",
      text: #"""
        loopback 127.0.0.0

        """#,
      values: #"""
        [
          {"name": "loopback", "number": "127.0.0.0"}
        ]
        """#),
    RowSample(
      format: "ethers",
      text: #"""
        00:11:22:33:44:55 printer

        """#,
      values: #"""
        [
          {"address": "00:11:22:33:44:55", "host": "printer"}
        ]
        """#),
    RowSample(
      format: "iproute2",
      text: #"""
        255\#tlocal
        254 main # usual

        """#,
      values: #"""
        [
          {"number": "255", "name": "local"},
          {"number": "254", "name": "main"}
        ]
        """#),
    RowSample(
      format: "inetd",
      text: #"""
        ftp stream tcp nowait root /usr/sbin/tcpd in.ftpd -l

        """#,
      values: #"""
        [
          {"service": "ftp", "socket": "stream", "protocol": "tcp", "wait": "nowait", "user": "root",
            "server": "/usr/sbin/tcpd", "arguments": "in.ftpd -l"}
        ]
        """#),
    RowSample(
      format: "auto-master",
      text: #"""
        +dir:/etc/auto.master.d
        /misc /etc/auto.misc --timeout=60

        """#,
      values: #"""
        [
          {"include": "+dir:/etc/auto.master.d"},
          {"mount_point": "/misc", "map": "/etc/auto.misc", "options": "--timeout=60"}
        ]
        """#),
    RowSample(
      format: "autofs",
      text: #"""
        cd -fstype=iso9660,ro :/dev/cdrom
        win srv:/x
        +auto.more

        """#,
      values: #"""
        [
          {"key": "cd", "options": "-fstype=iso9660,ro", "location": ":/dev/cdrom"},
          {"key": "win", "location": "srv:/x"},
          {"include": "+auto.more"}
        ]
        """#),
  ]
}
