import Testing

extension Trait where Self == TimeLimitTrait {
  /// Ends a test that hangs. The limit is far longer than any test takes, because a test's time goes on while
  /// other tests keep the processors busy.
  static var endsIfItHangs: Self { .timeLimit(.minutes(30)) }
}
