import SettingsDocuments
import Testing

@testable import SettingsPrograms

/// Which file of a server counts is what the server says itself.
@Suite struct LayerServerTests {
  @Test func unboundAgrees() throws {
    let files = [
      "/etc/unbound/unbound.conf": """
      server:
        verbosity: 1
        num-threads: 2
        num-threads: 3
      include-toplevel: "/etc/unbound/unbound.conf.d/*.conf"
      server:
        cache-max-ttl: 500

      """,
      "/etc/unbound/unbound.conf.d/10-a.conf": "server:\n  verbosity: 2\n  cache-max-ttl: 400\n",
      "/etc/unbound/unbound.conf.d/20-b.conf": "server:\n  verbosity: 4\n",
    ]
    let names = ["verbosity", "num-threads", "cache-max-ttl"]
    let expected = ["4", "3", "500"]
    #expect(try winners(of: names, in: files, main: "/etc/unbound/unbound.conf", page: "unbound") == expected)
    guard let system = LayeredProgram.root(with: "/usr/sbin/unbound-checkconf") else { return }
    let script = names.map { "chroot $root unbound-checkconf -o \($0);" }.joined(separator: " ")
    let told = try told(by: script, over: "/etc/unbound", files, system)
    #expect(told == expected)
  }

  @Test func dovecotAgrees() throws {
    let files = [
      "/etc/dovecot/dovecot.conf": """
      mail_debug = yes
      auth_verbose = yes
      !include conf.d/*.conf
      !include_try local.conf
      auth_debug = yes

      """,
      "/etc/dovecot/conf.d/10-a.conf": "mail_debug = no\nauth_debug = no\nlogin_greeting = a\n",
      "/etc/dovecot/conf.d/20-b.conf": "login_greeting = b\n",
      "/etc/dovecot/local.conf": "auth_verbose = no\n",
    ]
    let names = ["mail_debug", "auth_verbose", "auth_debug", "login_greeting"]
    let expected = ["no", "no", "yes", "b"]
    #expect(try winners(of: names, in: files, main: "/etc/dovecot/dovecot.conf", page: "dovecot") == expected)
    guard let system = LayeredProgram.root(with: "/usr/bin/doveconf") else { return }
    let script = "chroot $root doveconf -h \(names.joined(separator: " "));"
    let told = try told(by: script, over: "/etc/dovecot", files, system)
    #expect(told == expected)
  }

  /// What a script prints where the files are those of the system, without empty lines.
  private func told(by script: String, over folder: String, _ files: [String: String], _ system: String) throws
    -> [String]
  {
    let tree = try LayerTree(files)
    return try withExtendedLifetime(tree) {
      try LayeredProgram.output(of: script, over: [folder], tree: tree.url.path, root: system).filter { !$0.isEmpty }
    }
  }

  /// What Settee takes settings to be.
  private func winners(
    of names: [String], in files: [String: String], main: String, page name: String
  ) throws -> [String?] {
    let tree = try LayerTree(files)
    let page = try #require(try ProgramPages(home: "/root").page(named: name))
    let layers = ProgramLayers(pages: ProgramPages(), root: tree.url.path, home: nil)
    let result = try layers.settings(ofFile: main, page: page)
    #expect(result.problems.map(\.description) == [])
    return names.map { name in
      guard case .string(let text)? = result.all.first(where: { $0.path.last?.key == name })?.sources.last?.value else {
        return nil
      }
      return text
    }
  }
}
