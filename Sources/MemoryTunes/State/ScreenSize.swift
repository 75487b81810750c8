/// The size of the screen.
package struct ScreenSize: Equatable, Sendable {
  /// Columns that a line may take.
  package var width = 80
  /// Rows of the terminal; nil if screens may have any height.
  package var height: Int?

  package init(width: Int = 80, height: Int? = nil) { (self.width, self.height) = (width, height) }
}
