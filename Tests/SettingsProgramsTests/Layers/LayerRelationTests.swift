import SettingsDocuments
import SettingsSchema
import Testing

@testable import SettingsPrograms

/// What is said on a file's settings of the program's other files, by the pages that are built in.
@Suite struct LayerRelationTests {
  private func words(_ other: SettingElsewhere?) -> String {
    let places = other?.places.map(\.words).joined(separator: ", ") ?? ""
    return switch other?.relation {
    case .overruled: "overruled by \(places)"
    case .overrules: "overrules \(places)"
    case .notHere: "elsewhere \(places)"
    case .joined: "joined with \(places)"
    case nil: ""
    }
  }

  private let ssh = "/etc/ssh/sshd_config"
  private let cloud = "/etc/ssh/sshd_config.d/50-cloud-init.conf"

  private func sshdTree() throws -> LayerTree {
    try LayerTree([
      ssh:
        "Include /etc/ssh/sshd_config.d/*.conf\nPasswordAuthentication no\nPort 22\nMatch User ann\nInclude /etc/ssh/ann\n",
      cloud: "passwordauthentication yes\nPort 2222\nX11Forwarding no\n",
      "/etc/ssh/ann": "Banner /a\nX11Forwarding yes\n",
    ])
  }

  @Test func ofSshd() throws {
    let tree = try sshdTree()
    let settings = try tree.layers.settings(ofFile: ssh)
    let main = settings.others(beside: ssh)
    #expect(words(main[["PasswordAuthentication"]]) == "overruled by yes \(cloud):1")
    #expect(words(main[["X11Forwarding"]]) == "elsewhere no \(cloud):3")
    #expect(words(main[["Port"]]) == "joined with 2222 \(cloud):2")
    #expect(words(main[["Match User ann", "Banner"]]) == "elsewhere /a /etc/ssh/ann:1")
    #expect(main[["Include"]] == nil && main[["MaxAuthTries"]] == nil)
    let other = settings.others(beside: cloud)
    #expect(words(other[["PasswordAuthentication"]]) == "overrules no \(ssh):2")
    #expect(words(other[["X11Forwarding"]]) == "")
    // Inside a block a file's own paths do not have the block.
    let inside = settings.others(beside: "/etc/ssh/ann")
    #expect(inside[["Banner"]] == nil && words(inside[["Port"]]).hasPrefix("elsewhere"))
  }

  @Test func ofWhatIsNotSavedYet() throws {
    let tree = try sshdTree()
    let settings = try tree.layers.settings(
      ofFile: ssh, with: [cloud: Array("\n\nPort 2\n".utf8), "/etc/ssh/sshd_config.d/1.conf": Array("Port 1\n".utf8)])
    let others = settings.others(beside: ssh)
    #expect(words(others[["PasswordAuthentication"]]) == "")
    #expect(words(others[["Port"]]) == "joined with 1 /etc/ssh/sshd_config.d/1.conf:1, 2 \(cloud):3")
  }

  @Test func ofAFileThatIsALinkToAnother() throws {
    let tree = try LayerTree([
      "/etc/sysctl.conf": "vm.swappiness = 5\n", "/etc/sysctl.d/10.conf": "vm.swappiness = 1\n",
    ])
    try tree.link("/etc/sysctl.d/99-sysctl.conf", to: "../sysctl.conf")
    let settings = try tree.layers.settings(ofFile: "/etc/sysctl.conf")
    #expect(
      words(settings.others(beside: "/etc/sysctl.conf")[["vm.swappiness"]]) == "overrules 1 /etc/sysctl.d/10.conf:1")
  }

  @Test func ofAListThatIsTakenBack() throws {
    let (unit, dropIn) = ("/etc/systemd/system/x.service", "/etc/systemd/system/x.service.d/a.conf")
    let tree = try LayerTree([unit: "[Service]\nExecStart=/one\n", dropIn: "[Service]\nExecStart=\n"])
    let settings = try tree.layers.settings(ofFile: unit)
    #expect(words(settings.others(beside: unit)[["Service", "ExecStart"]]) == "overruled by  \(dropIn):2")
    try tree.write(dropIn, "[Service]\nExecStart=\nExecStart=/two\n")
    let again = try tree.layers.settings(ofFile: unit)
    #expect(words(again.others(beside: unit)[["Service", "ExecStart"]]) == "overruled by /two \(dropIn):3")
    #expect(words(again.others(beside: dropIn)[["Service", "ExecStart"]]) == "overrules /one \(unit):2")
  }

  @Test func gitTellsSubsectionsApartByCapitals() throws {
    let tree = try LayerTree([
      "/etc/gitconfig": "[remote \"A\"]\n\turl = upper\n[remote \"a\"]\n\turl = lower\n",
      "/root/.gitconfig": "[Remote \"a\"]\n\tURL = mine\n[remote \"A\"]\n\tpush = x\n",
    ])
    let settings = try tree.layers.settings(ofFile: "/etc/gitconfig")
    #expect(settings.counting(["remote", "A", "url"]) == ["upper /etc/gitconfig:2"])
    #expect(settings.counting(["remote", "a", "url"]) == ["mine /root/.gitconfig:2"])
    #expect(settings.settings(below: ["remote", "A"]).count == 2)
    #expect(settings.settings(below: ["REMOTE"]).count == 3)
    #expect(
      words(settings.others(beside: "/etc/gitconfig")[["remote", "a", "url"]]) == "overruled by mine /root/.gitconfig:2"
    )
  }
}
