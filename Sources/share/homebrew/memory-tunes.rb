# scripts/package writes the address and the checksum of the release into this formula.
class MemoryTunes < Formula
  desc "Game of Memory for the terminal, with tunes on the cards"
  homepage "https://github.com/memorytunes/memory-tunes"
  url "https://github.com/memorytunes/memory-tunes/releases/download/v1.0.0/memory-tunes-1.0.0.tar.xz"
  sha256 "0000000000000000000000000000000000000000000000000000000000000000"
  license "MIT"
  head "https://github.com/memorytunes/memory-tunes.git", branch: "main"

  depends_on xcode: ["26.0", :build]
  depends_on macos: :sequoia

  uses_from_macos "swift" => :build, since: :tahoe
  uses_from_macos "curl"
  uses_from_macos "libedit"

  def install
    args = ["--disable-sandbox", "--configuration", "release"]
    args << "--static-swift-stdlib" if OS.linux?
    system "swift", "build", *args, "--product", "memory-tunes"
    system "swift", "build", *args, "--product", "memory-tunes-fetch"
    with_env(PREFIX: prefix, PROGRAMS: buildpath/".build/release") { system "scripts/install" }
    # Homebrew removes files itself.
    rm pkgshare/"installed"
  end

  test do
    assert_match version.to_s, shell_output("#{bin}/memory-tunes-fetch --version")
    lines = ["play 2", "1 2", "1 3", "1 4", "2 3", "2 4", "3 4"].join("\n")
    assert_match "All pairs found", pipe_output("#{bin}/memory-tunes --deck english-russian --cards split", lines, 0)
  end
end
