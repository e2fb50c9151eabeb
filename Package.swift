// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "settee",
  products: [
    .library(name: "TerminalTables", targets: ["TerminalTables", "Curses"]),
    .library(name: "TerminalTablesTesting", targets: ["TerminalTablesTesting"]),
    .library(name: "SettingsDocuments", targets: ["SettingsDocuments"]),
    .library(name: "SettingsSchema", targets: ["SettingsSchema"]),
    .library(name: "SettingsPrograms", targets: ["SettingsPrograms"]),
    .library(name: "SettingsSession", targets: ["SettingsSession"]),
    .library(name: "SettingsScreens", targets: ["SettingsScreens"]),
    .executable(name: "settee", targets: ["settee"]),
  ],
  targets: [
    // Floor 0: C libraries from Debian.
    .systemLibrary(name: "CNcurses", path: "CNcurses", providers: [.apt(["libncurses-dev"])]),
    .systemLibrary(name: "CLinuxFiles"),
    .systemLibrary(name: "CLinuxProcesses"),
    .systemLibrary(name: "CMainQueue"),
    .systemLibrary(name: "CMalloc"),
    .systemLibrary(name: "CFyaml", providers: [.apt(["libfyaml-dev"])]),
    .systemLibrary(name: "CExpat", providers: [.apt(["libexpat1-dev"])]),
    .systemLibrary(name: "CNettle", providers: [.apt(["nettle-dev"])]),
    .systemLibrary(name: "CPcre2", providers: [.apt(["libpcre2-dev"])]),
    .systemLibrary(name: "CZlib", providers: [.apt(["zlib1g-dev"])]),
    .systemLibrary(name: "CSQLite", providers: [.apt(["libsqlite3-dev"])]),
    .systemLibrary(name: "CIdn2", providers: [.apt(["libidn2-dev", "libunistring-dev"])]),

    // Floor 0 as well: what every floor may ask.
    .target(name: "LongWork"),
    .target(name: "Libc"),
    .target(name: "Compression", dependencies: ["CZlib"]),
    .target(name: "EmbeddedPages", dependencies: ["Compression"], plugins: ["EmbedPages"]),
    .plugin(name: "EmbedPages", capability: .buildTool()),

    // Floor 1: data, without a terminal. Each module exports what is below it, and SettingsDocuments all of them.
    .target(name: "SettingsValues", dependencies: ["Libc"]),
    .target(name: "SettingsTree", dependencies: ["SettingsValues", "LongWork"]),
    .target(name: "FormatSupport", dependencies: ["SettingsTree", "Libc"]),
    .target(name: "JSONFormat", dependencies: ["FormatSupport"]),
    .target(name: "TOMLFormat", dependencies: ["FormatSupport", "Libc"]),
    .target(name: "YAMLFormat", dependencies: ["FormatSupport", "CFyaml"]),
    .target(name: "XMLFormat", dependencies: ["FormatSupport", "CExpat"]),
    .target(name: "SettingsFiles", dependencies: ["JSONFormat", "Libc", "LongWork", "CLinuxFiles", "CNettle"]),
    .target(
      name: "SettingsDocuments",
      dependencies: [
        "EmbeddedPages", "SettingsFiles", "TOMLFormat", "YAMLFormat", "XMLFormat", "FormatSupport", "Libc",
      ],
      exclude: ["ARCHITECTURE.md"]),

    // Floor 2: what a setting means, and the terminal itself.
    .target(
      name: "SettingsSchema",
      dependencies: ["EmbeddedPages", "Libc", "LongWork", "SettingsFiles", "YAMLFormat", "CPcre2", "CIdn2"],
      exclude: ["ARCHITECTURE.md"]),
    .target(
      name: "Curses", dependencies: ["CNcurses", "CMainQueue", "Libc", "LongWork"], exclude: ["ARCHITECTURE.md"]),

    // Floor 3: tables.
    .target(name: "TerminalTables", dependencies: ["Curses", "Libc", "LongWork"], exclude: ["ARCHITECTURE.md"]),
    .target(name: "TerminalTablesTesting", dependencies: ["TerminalTables", "Curses"]),

    // Floor 3 as well: what is known of the programs of a machine.
    .target(
      name: "SettingsPrograms",
      dependencies: [
        "EmbeddedPages", "Libc", "SettingsSchema", "SettingsDocuments", "Compression", "CLinuxFiles", "CLinuxProcesses",
      ],
      exclude: ["ARCHITECTURE.md"]),

    // Floor 3 as well: settings found by what people say.
    .target(
      name: "SettingsSearch", dependencies: ["CSQLite", "EmbeddedPages", "SettingsSchema", "SettingsDocuments"],
      exclude: ["ARCHITECTURE.md"]),

    // Floor 4: all that is done with one open file.
    .target(
      name: "SettingsSession", dependencies: ["Libc", "SettingsSchema", "SettingsFiles"],
      exclude: ["ARCHITECTURE.md"]),

    // Floor 4 as well: what is saved is put into force, and taken back where nobody confirms it.
    .target(
      name: "SettingsApplying", dependencies: ["Libc", "LongWork", "SettingsPrograms", "SettingsDocuments"],
      exclude: ["ARCHITECTURE.md"]),

    // Floor 4 as well: what was changed, by whom and why, and what is no longer as packages brought it.
    .target(
      name: "SettingsHistory",
      dependencies: ["Compression", "Libc", "LongWork", "SettingsPrograms", "SettingsDocuments"],
      exclude: ["ARCHITECTURE.md"]),

    // Floor 5: settings as tables.
    .target(
      name: "SettingsScreens",
      dependencies: ["SettingsSession", "TerminalTables", "SettingsSchema", "SettingsFiles"],
      exclude: ["ARCHITECTURE.md"]),

    // Floor 6: the program.
    .executableTarget(
      name: "settee",
      dependencies: [
        "SettingsScreens", "SettingsSession", "SettingsApplying", "SettingsHistory", "SettingsSearch",
        "SettingsPrograms", "TerminalTables", "SettingsSchema",
        "SettingsDocuments", "EmbeddedPages", "Libc", "LongWork",
        "Curses", "CMalloc", "CLinuxFiles",
      ],
      exclude: ["ARCHITECTURE.md"]),

    .executableTarget(
      name: "cast-player", dependencies: ["TerminalTables", "Curses"], path: "Examples/cast-player"),
    .executableTarget(
      name: "activity-feed", dependencies: ["TerminalTables", "Curses"], path: "Examples/activity-feed"),
    .executableTarget(
      name: "custom-cells", dependencies: ["TerminalTables", "Curses"], path: "Examples/custom-cells"),
    .executableTarget(
      name: "account-settings", dependencies: ["TerminalTables", "Curses"], path: "Examples/account-settings"),
    .executableTarget(
      name: "process-list", dependencies: ["TerminalTables", "Curses"], path: "Examples/process-list"),
    .executableTarget(name: "edit-yaml", dependencies: ["SettingsDocuments"], path: "Examples/edit-yaml"),
    .executableTarget(
      name: "table-rows", dependencies: ["TerminalTables", "Curses"], path: "Benchmarks/table-rows"),
    .executableTarget(
      name: "document-speed", dependencies: ["SettingsDocuments"], path: "Benchmarks/document-speed"),
    .executableTarget(
      name: "check-speed", dependencies: ["CMalloc", "SettingsDocuments", "SettingsSchema"],
      path: "Benchmarks/check-speed"),
    .executableTarget(name: "fidelity", dependencies: ["SettingsDocuments"], path: "Benchmarks/fidelity"),

    // What the tests of several targets use.
    .target(name: "TestSupport", path: "Tests/TestSupport"),
    .testTarget(name: "TestSupportTests", dependencies: ["TestSupport"]),

    .testTarget(
      name: "SettingsDocumentsTests",
      dependencies: [
        "TestSupport", "LongWork", "SettingsDocuments", "SettingsTree", "SettingsValues", "YAMLFormat", "EmbeddedPages",
        "fidelity", "CLinuxFiles",
      ]),
    .testTarget(
      name: "SettingsSearchTests",
      dependencies: ["TestSupport", "SettingsSearch", "SettingsPrograms", "SettingsDocuments"],
      exclude: ["Phrases"]),
    .testTarget(name: "SettingsSchemaTests", dependencies: ["TestSupport", "SettingsSchema", "SettingsDocuments"]),
    .testTarget(
      name: "SettingsProgramsTests",
      dependencies: ["TestSupport", "SettingsPrograms", "SettingsSchema", "SettingsDocuments"]),
    .testTarget(name: "CursesTests", dependencies: ["TestSupport", "Curses"]),
    .testTarget(
      name: "TerminalTablesTests", dependencies: ["TestSupport", "TerminalTablesTesting", "TerminalTables", "Curses"],
      exclude: ["Snapshots", "Dialogs/Snapshots"]),
    .testTarget(
      name: "TerminalTablesTestingTests", dependencies: ["TerminalTablesTesting", "TerminalTables", "Curses"],
      exclude: ["Snapshots"]),
    .testTarget(
      name: "SettingsApplyingTests",
      dependencies: ["TestSupport", "SettingsApplying", "SettingsPrograms", "SettingsDocuments"]),
    .testTarget(
      name: "SettingsHistoryTests",
      dependencies: ["TestSupport", "SettingsHistory", "SettingsPrograms", "SettingsDocuments"]),
    .testTarget(
      name: "SettingsSessionTests",
      dependencies: ["TestSupport", "LongWork", "SettingsSession", "SettingsSchema", "SettingsDocuments"]),
    .testTarget(
      name: "SettingsScreensTests",
      dependencies: [
        "TestSupport", "LongWork", "SettingsScreens", "SettingsSession", "TerminalTablesTesting", "TerminalTables",
        "SettingsSchema", "SettingsDocuments", "Curses",
      ]),
    .testTarget(
      name: "SetteeTests",
      dependencies: [
        "TestSupport", "settee", "SettingsScreens", "SettingsSession", "SettingsHistory", "SettingsApplying",
        "TerminalTablesTesting", "TerminalTables", "SettingsDocuments", "SettingsSchema", "SettingsPrograms",
        "CLinuxProcesses", "Curses",
      ],
      exclude: ["Pages/Snapshots"]),
    .testTarget(
      name: "ExamplesTests",
      dependencies: [
        "TestSupport", "TerminalTablesTesting", "TerminalTables", "Curses", "cast-player", "account-settings",
        "activity-feed", "custom-cells", "process-list", "edit-yaml",
      ],
      exclude: ["Snapshots"]),
    .executableTarget(
      name: "terminal-probe", dependencies: ["TerminalTables", "Curses"], path: "Tests/TerminalProbe"),
    .testTarget(name: "EndToEndTests", dependencies: ["TestSupport", "terminal-probe"], exclude: ["Samples"]),
  ],
  swiftLanguageModes: [.v6]
)

// SwiftPM compiles a module again where one that it names has changed. How a type is laid out may change further below,
// while what is between stays the same to the byte: so each target names all that is below it.
let targets = Dictionary(uniqueKeysWithValues: package.targets.map { ($0.name, $0) })

@MainActor func namesBelow(_ target: Target) -> Set<String> {
  var names: Set<String> = []
  for case .byNameItem(let name, _) in target.dependencies where names.insert(name).inserted {
    if let dependency = targets[name] { names.formUnion(namesBelow(dependency)) }
  }
  return names
}

for target in package.targets where target.type != .plugin && target.type != .system {
  target.dependencies = namesBelow(target).sorted().map { .byName(name: $0) }
}

// What `make build` makes is small where speed is not felt. Others get no such flags: a package that has some cannot be
// depended on.
let unhurried = [
  "SettingsFiles", "SettingsSession", "SettingsApplying", "SettingsHistory", "SettingsScreens", "settee",
]
if Context.environment["SMALL"] == "1" {
  for name in unhurried { targets[name]?.swiftSettings = [.unsafeFlags(["-Osize"], .when(configuration: .release))] }
}
