import Curses
import SettingsDocuments
import TestSupport
import Testing

@testable import SettingsScreens

/// Jobs on nested YAML and TOML files, each within its keys, from the file's first screen to saved.
@MainActor
@Suite(.needs(.real)) struct NestedJobTests {
  private func prometheus() throws -> JobPilot {
    try JobPilot("debian/prometheus.yml", as: "yaml", schema: "schemas/prometheus.json")
  }

  @Test func howOftenPrometheusAsks() throws {
    let job = try prometheus()
    job.change(found: "s_i", to: "30s")
    #expect(job.keys <= 8)
    let line = try #require(job.before.split(separator: "\n").first { $0.contains("scrape_interval:") })
    #expect(
      job.saved == job.before.replacing(line, with: line.replacing("15s", with: "30s"), maxReplacements: 1),
      "\(job.screen)")
  }

  @Test func aTargetOfPrometheus() throws {
    let job = try prometheus()
    job.search("9090")
    job.press(.enter, .character("a"))
    job.type("web:9100")
    job.press(.control("s"))
    #expect(job.keys <= 10)
    #expect(
      job.saved == job.before.replacing("['localhost:9090']", with: "['localhost:9090', 'web:9100']"), "\(job.screen)")
  }

  @Test func aWholeJobOfPrometheus() throws {
    let job = try prometheus()
    job.search("scr_c")
    job.press(.enter, .character("a"))
    job.type("web")
    job.press(.enter, .down)
    #expect(job.pilot.focusedLine.contains("static_configs"), "\(job.screen)")
    job.press(.enter, .enter)
    #expect(job.pilot.focusedLine.contains("targets"), "\(job.screen)")
    job.press(.enter)
    job.type("web:9100")
    job.press(.control("s"))
    #expect(job.keys <= 14)
    #expect(
      job.saved == job.before + "  - job_name: web\n    static_configs:\n      - targets:\n          - web:9100\n",
      "\(job.saved)\n\(job.screen)")
  }

  @Test func aSourceOfVector() throws {
    let job = try JobPilot("documents/vector.toml", as: "toml", schema: "schemas/vector.json")
    job.search("sour")
    job.press(.enter, .character("a"))
    job.type("logs")
    job.press(.enter)
    job.type("file")
    job.press(.enter)
    job.type("/var/log/quiet.log")
    job.press(.control("s"))
    #expect(job.keys <= 12)
    let source = "[sources.logs]\ntype = \"file\"\ninclude = [\"/var/log/quiet.log\"]\n\n"
    #expect(
      job.saved == job.before.replacing("[sinks.emit_syslog]\n", with: source + "[sinks.emit_syslog]\n"),
      "\(job.screen)")
  }
}
