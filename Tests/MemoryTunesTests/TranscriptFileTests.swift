import Testing
import Wording
@testable import MemoryTunes

/// How a file for `--check` is recognized.
struct TranscriptFileTests {
  private func form(_ text: String) -> String {
    switch TranscriptFile(Array(text.utf8)).form {
    case .json: "json"
    case .text: "text"
    case .script(let echoed): echoed ? "echoed script" : "script"
    }
  }

  @Test(arguments: [
    ("{\"line\":0}\n", "json"), ("#options: --seed 7\n{\"line\":0}\n", "json"),
    ("memory-tunes, the game\nMenu\n> play\n", "text"), ("Plain\n> #options: --plain\n", "text"),
    ("# Notes\n> a quotation\n", "text"), ("Some notes\n", "text"), ("memory-tunes: no such file\n", "text"),
    ("", "script"), ("# A title\n\nplay 2\nsome words\n", "script"), ("играть\n", "script"),
    ("3 7\n", "script"),
    ("#options: --seed 7\nfilp 3\n", "script"), ("> play 2\n\n>\n> flip 1\n", "echoed script"),
    ("#options: --seed 7\n> play 2\n", "echoed script"), ("#!/bin/sh\nexit\n", "text"),
    ("# Notes\nset up the meeting\n", "text"), ("12 eggs\n", "text"), ("flip 3\nfilp 4\n", "script"),
    ("\n{\"line\":0,\"command\":null}\n", "text"),
  ])
  func `a file is a transcript or a script without answers`(text: String, expected: String) {
    #expect(form(text) == expected, "\(text)")
  }

  @Test(arguments: [
    ("memory-tunes, the game of Memory\n> play\n", true), ("memory-tunes — игра «Найди пару»\n", true),
    ("memory-tunes：记忆翻牌游戏，牌面\n", true), ("#options: --seed 7\nmemory-tunes, the game of Memory\n", true),
    ("{\"line\":0,\"command\":null,\"ok\":true}\n", true), ("{\"line\":0,\"command\":\"play\"}\n", false),
    ("{\"line\":1,\"command\":\"play\"}\n", false), ("memory-tunes --seed 7 <script\n> play\n", false),
    ("memory-tunes: no such file\n> play\n", false), ("# Notes\n\n> #options: --plain\n", false),
    ("#!/bin/sh\nmemory-tunes, the game of Memory\n> play\n", false),
  ])
  func `a transcript of another version is recognized by its first line`(text: String, isKnown: Bool) {
    #expect(TranscriptFile(Array(text.utf8)).beginsLikeSession == isKnown, "\(text)")
  }

  @Test(arguments: [
    ("#options: --seed 7\nplay\n", "--seed 7"), ("# A title\n#options: --seed 7\nplay\n", "--seed 7"),
    ("memory-tunes\n> #options: --seed 7\n> #options: --seed 8\n", "--seed 7"),
    ("memory-tunes\n> # A title\n> #options: --deck \\x5Cx07\n", "--deck \\x07"),
    ("{\"line\":0,\"command\":null,\"code\":null,\"options\":\"--deck '\\u00e9 b'\"}\n", "--deck 'é b'"),
    ("{\"line\":0,\"command\":null,\"options\":null}\n", ""),
    ("#options: --seed 9\n{\"line\":0,\"command\":null,\"options\":\"--seed 7\"}\n", "--seed 9"),
    ("{\"line\":0,\"command\":null}\n{\"line\":1,\"command\":\"x\",\"options\":\"--seed 7\"}\n", ""),
  ])
  func `options are in the first line, the start object or the first comment with any`(
    text: String, expected: String
  ) {
    let options = String(decoding: TranscriptFile(Array(text.utf8)).options, as: UTF8.self)
    #expect(options.drop { $0 == " " } == expected, "\(text)")
  }

  @Test(arguments: [0, 7, 60, 61, 300, 940, 999])
  func `of a long line, the difference is shown with the sixty characters before it`(place: Int) {
    let expected = Array(repeating: UInt8(ascii: "a"), count: 1000)
    var found = expected
    found[place] = UInt8(ascii: "b")
    let difference = TranscriptDifference(line: 1, expected: expected, found: found)
    let shown = difference.lines(Language.english.words)[2].prefix { $0 != "b" }
    #expect(shown.count { $0 == "a" } >= min(place, 60), "\(shown)")
  }
}
