import Testing

@testable import SettingsApplying

@Suite struct ServiceCommandTests {
  @Test func aCommandIsToldAsItIsTyped() {
    #expect(ServiceCommand(["systemctl", "reload", "ssh"]).line == "systemctl reload ssh")
  }
}
