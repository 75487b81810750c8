import Foundation
import Testing
import Text
@testable import MemoryTunes

struct JSONAgreementTests {
  @Test(arguments: [
    (#"{"a":1}"#, #"{"a":1,"b":2}"#, true), (#"{"b":2,"a":1}"#, #"{"a":1,"b":2}"#, true),
    (#"{"a":{"c":[{}]}}"#, #"{"a":{"c":[{"d":1}],"e":2}}"#, true), (#"{ "a" : 1 }"#, #"{"a":1}"#, true),
    (#"{"a":1}"#, #"{"a":2}"#, false), (#"{"a":1}"#, #"{"b":1}"#, false), (#"{"a":[]}"#, #"{"a":[1]}"#, false),
    (#"{"a":null}"#, #"{"a":"x"}"#, false), (#"{"a":1"#, #"{"a":1}"#, false), ("x", #"{"a":1}"#, false),
  ])
  func `an answer agrees if it has all that the transcript has`(expected: String, found: String, agrees: Bool) {
    #expect(JSONAgreement.has(Array(found.utf8)[...], allOf: Array(expected.utf8)[...]) == agrees)
  }
}
