import Curses

extension Application {
  /// Answers the key of the inspector, where there is one; false where the key is for the screen.
  func inspects(_ event: Event) -> Bool {
    guard let inspectorKey, case .key(let key) = event else { return false }
    guard key == inspectorKey else {
      countsBeforeKey = workCounts
      return false
    }
    guard let screen = navigator.top as? any Inspectable, !(screen is TableController<InspectorScreen>) else {
      return false
    }
    var inspection = screen.inspection
    let (before, now) = (countsBeforeKey, workCounts)
    inspection.add(
      .inspectedWork,
      [
        (.inspectedRowsFilled, "\(now.pool.built - before.pool.built)"),
        (.inspectedRowsDrawn, "\(now.drawing.rows - before.drawing.rows)"),
        (.inspectedLabelsDrawn, "\(now.drawing.labels - before.drawing.labels)"),
        (.inspectedFrames, "\(now.frames - before.frames)"), (.inspectedBytes, "\(now.bytes - before.bytes)"),
      ])
    navigator.push(InspectorScreen(inspection: inspection))
    return true
  }

  private var workCounts: WorkCounts {
    let counts = (navigator.top as? any Inspectable)?.counts
    return WorkCounts(
      pool: counts?.pool ?? PoolCounts(), drawing: counts?.drawing ?? DrawingCounts(), frames: terminal.framesSent,
      bytes: terminal.bytesSent)
  }
}
