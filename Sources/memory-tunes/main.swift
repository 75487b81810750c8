import CSystem
import Wording

Descriptor.occupyStandardStreams()
// A full disk and a closed reader are ordinary errors: the game goes on without its trace or recording.
signal(SIGXFSZ, SIG_IGN)
signal(SIGPIPE, SIG_IGN)
// Swift's runtime would treat Ctrl-\ at a terminal as a crash, and ask what to do.
if signal_is_ignored(SIGQUIT) == 0 { signal(SIGQUIT, SIG_DFL) }
/// The language that a session spoke at its end.
var language: Language?
do {
  if try !CompletionRequest.answer() {
    switch ProgramPart.asked?.part {
    case .simulate: try Simulate.run()
    case .fetch: try Fetch.run()
    case nil: language = try Play.run()
    }
  }
  try StandardOutput.finish()
} catch {
  error.reported(in: language ?? .ofCommandLine).end()
}
