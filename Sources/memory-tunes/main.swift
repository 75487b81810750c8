import CSystem

Descriptor.occupyStandardStreams()
// A full disk and a closed reader are ordinary errors: the game goes on without its trace or recording.
signal(SIGXFSZ, SIG_IGN)
signal(SIGPIPE, SIG_IGN)
// Swift's runtime would treat Ctrl-\ at a terminal as a crash, and ask what to do.
if signal_is_ignored(SIGQUIT) == 0 { signal(SIGQUIT, SIG_DFL) }
do {
  if try !CompletionRequest.answer() {
    switch ProgramPart.asked {
    case (.simulate, let index)?: try Simulate.run(namedAt: index)
    case (.fetch, let index)?: try Fetch.run(namedAt: index)
    case nil: try Play.run()
    }
  }
  try StandardOutput.finish()
} catch {
  error.end()
}
