import Foundation
import SettingsDocuments
import SettingsSchema
import Testing

@testable import SettingsPrograms

/// Names that a program does not know itself and that people have in its files all the same are no slips.
@Suite struct ForeignNameTests {
  /// What people and other tools write into git's files: aliases, what reads the same files, and later versions of git.
  private static let git = [
    "alias": [
      "st", "ci", "co", "br", "df", "lg", "lol", "unstage", "last", "amend", "visual", "pul", "stat", "ff", "up",
    ],
    "lfs": ["url", "repositoryformatversion", "locksverify", "concurrenttransfers", "activitytimeout"],
    "filter.lfs": ["clean", "smudge", "process", "required"],
    "filter.git-crypt": ["clean", "smudge", "required"],
    "diff.git-crypt": ["textconv"],
    "diff.exif": ["textconv"],
    "diff.jupyternotebook": ["command"],
    "merge.jupyternotebook": ["driver", "name"],
    "merge.ours": ["driver"],
    "difftool.vscode": ["cmd"],
    "difftool.sourcetree": ["cmd", "path"],
    "mergetool.p4merge": ["keepTemporaries", "trustExitCode", "keepBackup", "cmd", "path"],
    "delta": ["navigate", "light", "side-by-side", "line-numbers", "features", "syntax-theme", "dark", "hyperlinks"],
    "magit": ["hideCampaign", "extension"],
    "hub": ["protocol", "host"],
    "github": ["user", "token"],
    "gitlab": ["user"],
    "forge": ["remote"],
    "gitflow.branch": ["master", "develop"],
    "gitflow.prefix": ["feature", "release", "hotfix", "support", "versiontag"],
    "gitreview": ["username", "remote", "scheme"],
    "svn": ["rmdir", "authorsfile", "findcopiesharder"],
    "svn-remote.svn": ["url", "fetch", "branches", "tags", "rewriteRoot"],
    "git-p4": ["client", "skipSubmitEdit"],
    "tig": ["mouse", "tab-size"],
    "cola": ["spellcheck"],
    "ghq": ["root"],
    "absorb": ["maxStack"],
    "annex": ["uuid", "version"],
    "secrets": ["providers", "patterns", "allowed"],
    "b4": ["midmask", "send-endpoint-web"],
    "diff-so-fancy": ["markEmptyLines", "stripLeadingSymbols"],
    "color.diff-highlight": ["oldNormal", "oldHighlight", "newNormal", "newHighlight"],
    "url.git@github.com:": ["insteadOf", "pushInsteadOf"],
    "includeIf.gitdir:~/work/": ["path"],
    "credential.https://dev.example.com": ["useHttpPath", "helper", "username", "provider"],
    "credential": [
      "credentialStore", "guiPrompt", "githubAuthModes", "msauthFlow", "namespace", "autoDetectTimeout", "cacheOptions",
      "authority", "interactive", "modalPrompt", "validate", "tty", "debug",
    ],
    "branch.main": [
      "gh-merge-base", "vscode-merge-base", "github-pr-owner-number", "gk-merge-base", "base", "note", "pushRemote",
    ],
    "remote.origin": [
      "gh-resolved", "annex-uuid", "annex-ignore", "cinnabar-refs", "projectname", "review", "serverOption",
      "followRemoteHEAD", "gtServerUrl", "lfsurl", "glab-resolved",
    ],
    "core": [
      "longpaths", "fscache", "gvfs", "virtualfilesystem", "useGvfsHelper", "commentString", "maxTreeDepth", "warnIfLf",
      "bareRepository", "packedGitMmap", "lazygit", "askYesNo", "configWriteLockTimeoutMS", "unixSocket",
    ],
    "gui": ["geometry", "recentrepo", "wmstate", "fontui", "fontdiff", "gcwarning", "maxrecentrepo", "tabsize"],
    "sendemail": [
      "headerCmd", "mailmap", "smtpSSLClientCert", "smtpSSLClientKey", "outlookidfix", "imapSentFolder", "b4-signing",
      "assume8bitEncoding", "linux.tocmd",
    ],
    "user": ["initials", "organisation", "phone", "signingProgram"],
    "commit": ["emoji", "style", "cleanupMode"],
    "rebase": ["rebaseMerges", "maxLabelLength"],
    "fetch": ["all", "bundleURI", "bundleCreationToken", "jobs"],
    "push": ["useBundle"],
    "pull": ["autoStash"],
    "gc": ["recentObjectsHook", "maxCruftSize", "expireToPath"],
    "diff": ["srcPrefix", "dstPrefix", "statNameWidth", "trustExitCode", "wordDiff", "colors"],
    "merge": ["autoEdit", "keepBackup", "prompt", "summary"],
    "init": ["defaultObjectFormat", "defaultRefFormat"],
    "pack": ["usePathWalk", "readReverseIndex", "useFullNameHash"],
    "index": ["skipHash"],
    "log": ["graph", "oneline"],
    "grep": ["heading"],
    "http": ["keepAliveIdle", "keepAliveInterval", "keepAliveCount", "retryAfter", "maxRetries"],
    "safe": ["file"],
    "advice": [
      "diverging", "mergeConflict", "defaultBranchName", "forceDeleteBranch", "refSyntax", "submoduleMergeConflict",
      "useCoreFSMonitorConfig", "worktreeAddOrphan",
    ],
    "extensions": ["partialClone", "refStorage", "relativeWorktrees", "preciousObjects", "noop", "compatObjectFormat"],
    "trailer.sign": ["key", "command", "ifexists", "where"],
    "submodule.lib": ["shallow", "path"],
    "maintenance": ["repo", "autoDetach"],
    "scalar": ["repo"],
  ]

  @Test func ofGitAreNoSlips() throws {
    let knowledge = try PageKnowledgeTests.knowledge(of: "git")
    guard knowledge.isComplete else { return print("skipped: foreign names of git, as git is not here") }
    let count = Self.git.reduce(0) { $0 + $1.value.count }
    let slips = try Self.slips(in: Self.git, knowledge)
    #expect(slips == [])
    print("git: \(count) names of others, none said to be a slip")
  }

  /// Another machine has other interfaces, and another kernel other settings.
  @Test func ofKernelsAreNoSlips() throws {
    let root = try Self.tree([
      "net/ipv4/conf/all/rp_filter", "net/ipv4/conf/eth0/rp_filter", "net/ipv4/conf/lo/rp_filter", "kernel/sysrq",
      "net/ipv6/conf/eth0/disable_ipv6", "kernel/sched_rt_period_us", "vm/swappiness", "kernel/panic",
    ])
    defer { try? FileManager.default.removeItem(atPath: root) }
    let page = try #require(try ProgramPages(home: "/root").page(named: "sysctl"))
    let knowledge = ProgramKnowledge(page, root: root, reading: { _ in nil }, asking: { _ in nil })
    let others = [
      "net.ipv4.conf.eth1.rp_filter", "net.ipv4.conf.en0.rp_filter", "net.ipv4.conf.wg0.rp_filter",
      "net.ipv4.conf.br0.rp_filter", "net.ipv6.conf.eth1.disable_ipv6", "net.ipv6.conf.wlan0.disable_ipv6",
      "kernel.sched_rt_runtime_us", "kernel.panic_on_oops", "net.ipv4.conf.default.rp_filter",
    ]
    let slips = try Self.slips(in: ["": others], knowledge)
    #expect(slips == [])
    let misspelt = ["net.ipv4.conf.eth0.rp_fliter", "net.ipv4.conf.al.rp_filter", "vm.swapiness", "vmswappiness"]
    let found = try Self.slips(in: ["": misspelt], knowledge)
    #expect(found == misspelt)
  }

  /// The names of which it is said.
  private static func slips(in sections: [String: [String]], _ knowledge: ProgramKnowledge) throws -> [String] {
    let schema = try CompiledSchema(Document(parsing: ProgramSchema(knowledge).jsonBytes, as: .json))
    var found: [String] = []
    for (section, names) in sections {
      let members = ObjectMembers(names.map { ($0, Value.string("1")) })
      // A subsection is all that is behind the first dot.
      let parts = section.split(separator: ".", maxSplits: 1).map(String.init)
      let root = parts.reversed().reduce(Value.object(members)) { .object(ObjectMembers([($1, $0)])) }
      let document = try Document(parsing: Array(root.json.utf8), as: .json)
      found += schema.slips(in: document).compactMap { $0.path.last?.key }
    }
    return found
  }

  private static func tree(_ files: [String]) throws -> String {
    let root = FileManager.default.temporaryDirectory.appending(path: "kernel-\(UUID().uuidString)")
    for file in files {
      let url = root.appending(path: "proc/sys/\(file)")
      try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data().write(to: url)
    }
    return root.path
  }
}
