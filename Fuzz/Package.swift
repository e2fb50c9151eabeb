// swift-tools-version: 6.2
import PackageDescription

// Apart from Settee's own package: all of it is built for libFuzzer, and nothing else is.
let package = Package(
  name: "fuzz",
  dependencies: [.package(name: "settee", path: "..")],
  targets: [
    .executableTarget(
      name: "fuzz",
      dependencies: [
        .product(name: "SettingsDocuments", package: "settee"), .product(name: "SettingsSchema", package: "settee"),
      ],
      swiftSettings: [.unsafeFlags(["-parse-as-library"])])
  ],
  swiftLanguageModes: [.v6]
)
