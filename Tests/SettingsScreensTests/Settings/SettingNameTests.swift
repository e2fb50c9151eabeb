import Testing

@testable import SettingsScreens

/// Keys as people read them.
@Suite struct SettingNameTests {
  @Test(
    arguments: [
      ("effortLevel", "Effort level"), ("apiKeyHelper", "API key helper"), ("max_retries", "Max retries"),
      ("live-restore", "Live restore"), ("ipv6", "IPv6"), ("enableIPv6", "Enable IPv6"), ("mtu", "MTU"),
      ("useURLFilter", "Use URL filter"), ("EDITOR", "EDITOR"), ("a.b", "a.b"), ("主题", "主题"), ("", ""),
      ("oauthToken", "OAuth token"), ("macosBundle", "macOS bundle"), ("_private", "_private"), ("v2", "V2"),
      ("ForwardToKMsg", "Forward to KMsg"), ("isAFile", "Is a file"),
    ])
  func isReadable(_ key: String, _ name: String) {
    #expect(SettingName.readable(key) == name)
  }
}
