import Testing
@testable import MemoryTunes
@Test func `x`() { #expect(Board(faces: [1,1]).pairs == 1) }
