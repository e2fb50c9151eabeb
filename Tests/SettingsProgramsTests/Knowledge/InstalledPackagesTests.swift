import Testing

@testable import SettingsPrograms

/// The versions of what is installed, from dpkg's list.
@Suite struct InstalledPackagesTests {
  private let packages = InstalledPackages(
    Array(
      """
      Package: openssh-client
      Status: install ok installed
      Version: 1:9.2p1-2+deb12u3
      Description: secure shell
       Package: none of this line

      Package: nginx
      Status: deinstall ok config-files
      Version: 1.22.1-9

      Package: nginx-core
      Status: install ok installed
      Version: 1.22.1-9+deb12u2

      Package: tor
      Status: install ok installed
      Version: 2024a

      """.utf8))

  @Test func itIsThatOfTheMakersWithoutWhatDebianAdds() {
    #expect(packages.version(ofAny: ["openssh-client"]) == "9.2p1")
    #expect(packages.version(ofAny: ["nginx", "nginx-core"]) == "1.22.1")
    #expect(packages.version(ofAny: ["tor"]) == "2024a")
    #expect(packages.version(ofAny: ["redis"]) == nil)
    #expect(packages.version(ofAny: []) == nil)
  }
}
