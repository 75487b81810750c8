/// The kinds of records. Each has a file: a header, and a line for each record.
package enum RecordKind: Sendable {
  case finished
  case begun
  case learned

  package var header: String {
    switch self {
    case .finished:
      "when\tdeck\tpairs\tmoves\tflips\tseconds\tseed\tregret\tluck\thints\tplayers\tday\tcards\twon\taids\tmatch"
    case .begun: "deck\tpairs\tcards\tend\tseed\tplayers\tmatch"
    case .learned: "deck\ttitle\tartist\tbox\tnext\twhen"
    }
  }
}
