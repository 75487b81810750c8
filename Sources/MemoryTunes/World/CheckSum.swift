/// A sum over bytes in their order (FNV-1a, 32 bits). One byte that is changed always changes it.
///
/// It shows damage, and is no defence against somebody who means harm: a script that was made up can do no more
/// than one that is typed.
struct CheckSum: Equatable {
  private(set) var value: UInt32 = 0x811C_9DC5

  mutating func add(_ bytes: Span<UInt8>) {
    for index in bytes.indices { value = (value ^ UInt32(bytes[index])) &* 0x0100_0193 }
  }

  /// Eight hexadecimal digits.
  var digits: [UInt8] {
    let text = String(value, radix: 16)
    return Array((String(repeating: "0", count: 8 - text.utf8.count) + text).utf8)
  }
}
