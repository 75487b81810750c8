#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The environment of the program.
package enum Environment {
  /// The value of a variable, if it is set and not empty.
  package static func variable(_ name: String) -> String? {
    // To hand over the name itself would first copy it into an array.
    guard let value = name.withCString({ getenv($0) }), value.pointee != 0 else { return nil }
    return String(cString: value)
  }
}
