// Does work of `Crowd` or `Turns`, whose instructions scripts/counts counts.

let arguments = CommandLine.arguments.dropFirst()
let numbers = arguments.compactMap { Int($0) }
switch (arguments.first, numbers.count) {
case ("end", 2): Crowd.end(stores: numbers[0], subscribers: numbers[1])
case ("call", 2): Crowd.call(times: numbers[1], gone: numbers[0])
case (let kind?, 1):
  guard let turns = Turns(rawValue: kind) else { fallthrough }
  turns.dispatch(times: numbers[0])
default:
  fatalError(
    "usage: probe end STORES SUBSCRIBERS | call GONE TIMES | (plain|select|part|subscribed-part) TIMES")
}
