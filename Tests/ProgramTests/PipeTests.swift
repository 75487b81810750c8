import Testing
@Test func `x`() { #expect(Bool(true)) }
