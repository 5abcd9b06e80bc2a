# A formula for Homebrew, which builds from source. Tried: the syntax, with `ruby -c` and rubocop. Not tried:
# `brew audit`, building and playing, on macOS or Linux. See Documentation/packaging.md.
class Memorytunes < Formula
  desc "Find the pairs of album covers, in the terminal"
  homepage "https://example.com/MemoryTunes"
  url "https://example.com/MemoryTunes/archive/refs/tags/v0.2.0.tar.gz"
  # A PLACEHOLDER while it is all zeros: Scripts/set-source-checksum writes that of the released archive.
  sha256 "0000000000000000000000000000000000000000000000000000000000000000"
  license "MIT"

  depends_on "gettext" => :build
  depends_on "pkgconf" => :build
  depends_on xcode: ["26.0", :build] # Swift 6.2
  depends_on "chafa"
  depends_on "glib"
  depends_on "jpeg-turbo"
  depends_on "libpng"
  depends_on "libsndfile"
  depends_on macos: :sequoia # 15.4 is needed
  depends_on "ncurses"
  depends_on "sqlite"
  depends_on "webp"

  uses_from_macos "swift" => :build, since: :sequoia # Swift 6.2
  uses_from_macos "curl"
  uses_from_macos "zlib"

  on_linux do
    depends_on "alsa-lib"
  end

  def install
    args = %w[
      --configuration release --product memorytunes
      --explicit-target-dependency-import-check error -Xswiftc -cross-module-optimization
    ]
    # SwiftPM's sandbox cannot be started in Homebrew's.
    args << "--disable-sandbox" if OS.mac?
    # Where what pkg-config is not asked for is found, and what the program opens itself.
    if OS.linux?
      args += %W[
        --static-swift-stdlib --disable-local-rpath -Xlinker -z -Xlinker now
        -Xcc -I#{HOMEBREW_PREFIX}/include -Xlinker -L#{HOMEBREW_PREFIX}/lib
        -Xlinker -rpath -Xlinker #{HOMEBREW_PREFIX}/lib
      ]
    end
    system "swift", "build", *args

    ENV["PREFIX"] = prefix
    system "Scripts/install"
    bash_completion.install share/"bash-completion/completions/memorytunes"
  end

  test do
    assert_equal version.to_s, shell_output("#{bin}/memorytunes --version").chomp
    # Deals a board from the installed covers, and quits at the end of the input.
    options = "--plain --no-record --sound off --players 1 --grid 2x2"
    assert_match "2 pairs", pipe_output("#{bin}/memorytunes #{options}", "", 0)
  end
end
