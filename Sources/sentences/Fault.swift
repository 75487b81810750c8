/// What is wrong with a catalog, in the form of the compiler's errors.
struct Fault: Error {
  let text: String

  init(at line: Int, of path: String, _ problem: String) {
    text = "\(path):\(line): error: \(problem)"
  }
}
