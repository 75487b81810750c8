import Testing

extension Trait where Self == TimeLimitTrait {
  /// Ends a test that hangs. The limit is far longer than any test takes, because its time includes that of
  /// other tests on busy processors.
  static var endsIfItHangs: Self { .timeLimit(.minutes(30)) }
}
