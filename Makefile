# MemoryTunes: `make help` prints what there is.

SHELL := /bin/bash
.SHELLFLAGS := -eu -o pipefail -c
.DEFAULT_GOAL := help

STRICT := --explicit-target-dependency-import-check error
LINUX := $(filter Linux,$(shell uname))
# On Linux the program is linked for safety: no library is looked for beside it, and addresses that were
# filled in at the start cannot be changed afterwards. Swift would export every symbol, used or not.
LINKED := $(if $(LINUX),--static-swift-stdlib --disable-local-rpath \
  -Xlinker -z -Xlinker now -Xlinker --no-export-dynamic -Xlinker -L$(CURDIR)/.build/static/runtime -Xswiftc -Xclang-linker \
  -Xswiftc -static-libgcc)
# Packed, the addresses to fill in at the start take a few KB instead of 1.5 MB; glibc reads them since 2.36.
PACKED := $(shell ldd --version 2>/dev/null | \
  awk 'NR == 1 && $$NF >= 2.36 { print "-Xswiftc -use-ld=lld -Xlinker -z -Xlinker pack-relative-relocs" }')
# A program that carries its libraries starts faster.
STATIC := $(if $(LINUX),$(PACKED) -Xlinker -L$(CURDIR)/.build/static \
  --pkg-config-path $(CURDIR)/.build/static/pkgconfig)
# The store is generic: specialised across modules it is several times as fast.
SHARED_RELEASE := swift build -c release $(LINKED) $(STRICT) -Xswiftc -cross-module-optimization
RELEASE := $(SHARED_RELEASE) $(STATIC)
TEST := ./Scripts/run-tests $(STRICT)
# What deals with other programs and with servers: their time is real.
TIMED := PseudoTerminalTests|ITunesTests
# What listens to music.
HEARD := EndToEndTests\.BandTests
# The unit tests run in two processes, one test at a time in each; these take about half of their time.
RULES := MemoryTunesTests|ScreensTests|DataFlowTests|FilmsTests
BUILT_TEST := $(TEST) --skip-build --ignore-lock
SERIAL := $(BUILT_TEST) --no-parallel
# Several targets at a time, their output one after the other.
BESIDE := $(MAKE) --no-print-directory $(if $(LINUX),--output-sync=target)
# Touched when all is built, so that installing builds only what has changed.
BUILT := .build/release/built
# The program as it is given to others: linked with the libraries of the system.
PACKAGED := .build/packaged
SOURCES := Package.swift $(shell find Sources -type f)
LANGUAGES := $(patsubst po/%.po,Resources/Languages/%.mo,$(wildcard po/*.po))
COVERS := $(wildcard Resources/Covers/*.svg Resources/Covers/*/*.svg)

.PHONY: help play check-platforms build template test test-real-time test-rules test-services lint format coverage bench chaos minimize mutants ratings \
  docs tutorials site pictures covers tunes check-tunes draw-tunes terminfo sizes clean dependencies test-all test-documents test-packages test-portable \
  test-asan test-asan-pictures test-asan-storing test-asan-rest test-tsan test-tsan-pictures test-tsan-storing \
  test-tsan-rest fuzz install uninstall deb dist check-deb check-dist

help:  ## Print this list.
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-13s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

dependencies:
	@./Scripts/install-dependencies

play: build  ## Install what is missing, build, and open the game.
	@.build/release/memorytunes

build: dependencies $(if $(LINUX),.build/static) $(LANGUAGES)  ## Build the program as .build/release/memorytunes.
	$(RELEASE) --product memorytunes
	@ln -sf memorytunes .build/release/memorytunes-fetch
	@touch $(BUILT)

.build/static: Scripts/find-static-libraries
	@$< $(CURDIR)/$@
	@touch $@

$(BUILT): $(SOURCES)
	@$(MAKE) build

install: $(BUILT)  ## Install the game below PREFIX (/usr/local), and that below DESTDIR if there is one.
	@./Scripts/install

uninstall:  ## Remove what was installed there.
	@./Scripts/install --remove

$(PACKAGED): $(BUILT)
	$(SHARED_RELEASE) --product memorytunes
	@rm -rf $@ && mkdir $@
	@cp .build/release/memorytunes $@
	@$(MAKE) build
	@touch $@

deb: $(PACKAGED)  ## Pack the game for Debian and Ubuntu: .build/deb/memorytunes_VERSION_MACHINE.deb.
	@./Scripts/install-dependencies debhelper lintian
	@./Scripts/build-deb

dist: $(PACKAGED)  ## Pack the game for any Linux: .build/dist/memorytunes-VERSION-linux-MACHINE.tar.gz.
	@./Scripts/install-dependencies patchelf
	@./Scripts/build-dist

check-deb: deb  ## Install, play and remove the package, in a folder of its own.
	@./Scripts/check-deb

check-dist: dist  ## Check that the tarball needs nothing but the C library, and play in it.
	@./Scripts/check-dist

test: dependencies $(LANGUAGES)  ## Install what is missing, build once, and run what every change must pass.
	@$(if $(LINUX),./Scripts/install-dependencies asciinema)
	swift build --build-tests $(STRICT)
	$(BESIDE) --jobs=3 test-real-time lint test-rules test-services

# Mostly waits: for other programs, for music, for servers.
test-real-time:
	$(BUILT_TEST) --filter EndToEndTests --skip '$(HEARD)'
	$(BUILT_TEST) --filter '$(HEARD)'
	$(BUILT_TEST) --filter '$(TIMED)'

test-rules:
	$(SERIAL) --filter '^($(RULES))\.'

test-services:
	$(SERIAL) --skip '^($(RULES)|EndToEndTests)\.|$(TIMED)'

test-all: test test-documents test-asan test-tsan test-portable test-packages  ## Run every check that there is, as before a release.

test-documents:  ## Build the documentation, follow the tutorials, and measure the tunes.
	@$(if $(LINUX),./Scripts/install-dependencies opus-tools python3-numpy)
	$(BESIDE) --jobs=2 tutorials docs $(if $(LINUX),check-tunes)

test-packages: check-deb check-dist  ## Try the packages, the optimised program end to end, and its readers under fire.
	swift build --build-tests $(STRICT)
	MEMORYTUNES_PROGRAMS=$(CURDIR)/.build/release $(TEST) --skip-build --filter EndToEndTests
	@$(MAKE) chaos SECONDS=60 SEED=$$(git rev-list --count HEAD || echo 1)
	@$(MAKE) fuzz SECONDS=20

PORTABLE := --scratch-path .build-portable
test-portable: export MEMORYTUNES_PORTABLE := 1
test-portable: dependencies  ## Run the tests on Linux with what macOS has instead of Linux's own calls.
	swift build --build-tests $(STRICT) $(PORTABLE)
	$(TEST) $(PORTABLE) --filter EndToEndTests --skip '$(HEARD)'
	$(TEST) $(PORTABLE) --filter '$(HEARD)'
	$(TEST) $(PORTABLE) --filter '$(TIMED)'
	$(TEST) $(PORTABLE) --skip 'EndToEndTests|$(TIMED)'

Resources/Languages/%.mo: po/%.po
	@mkdir -p $(@D)
	@msgfmt --check --output-file=$@ $<

template:  ## Write what there is to translate, and bring it to the translations.
	swift Scripts/check-words.swift --template >po/memorytunes.pot
	@for file in po/*.po; do msgmerge --quiet --no-fuzzy-matching --no-wrap --backup=none --update $$file po/memorytunes.pot; done

lint:  ## Check the formatting, the libraries' documentation and interface, the claims of ARCHITECTURE, where words are.
	swift format lint --strict --recursive --parallel Package.swift Scripts Sources Tools Tests Fuzz
	swift format lint --strict --recursive --configuration Scripts/documented-libraries.json \
	  Sources/DataFlow Sources/DataFlowObservation Sources/DataFlowTesting Sources/Terminal Sources/Artwork \
	  Sources/Basics
	swift package describe --type json | swift Scripts/check-architecture.swift
	swift Scripts/check-words.swift
	@./Scripts/check-translations
	./Scripts/check-interface
	@./Scripts/check-version
	@! command -v python3 >/dev/null || { ./Scripts/check-snippets && ./Scripts/make-site --check; }

format:  ## Format all Swift files.
	swift format --in-place --recursive --parallel Package.swift Sources Tools Tests Fuzz

coverage: dependencies  ## Run the tests and print how much of each target they cover.
	$(TEST) --skip EndToEndTests --enable-code-coverage >/dev/null
	@./Scripts/print-coverage

SANITIZED := swift build --build-tests $(STRICT)
ASAN := --sanitize=address --scratch-path .build-asan
TSAN := --sanitize=thread --scratch-path .build-tsan
# As above, one test at a time, but in three processes: many tests wait for a process that starts slowly.
PICTURES := TerminalLiveTests|MediaTests
STORING := DataFlowTests|RecordsLiveTests
test-asan test-asan-%: export MEMORYTUNES_SANITIZED := address
test-tsan test-tsan-%: export MEMORYTUNES_SANITIZED := thread
test-asan test-asan-%: export ASAN_OPTIONS := detect_leaks=0
test-asan-%: export SESSIONS := 2
test-tsan test-tsan-%: export TSAN_OPTIONS := suppressions=$(CURDIR)/Scripts/thread-sanitizer-suppressions

# Leaks are not looked for: Foundation loses a page for every empty file that it reads, and what its
# Data points to counts as lost.
test-asan: dependencies  ## Run the tests under AddressSanitizer.
	$(SANITIZED) $(ASAN)
	$(TEST) $(ASAN) --skip-build --filter ITunesTests
	$(BESIDE) --jobs=3 test-asan-pictures test-asan-storing test-asan-rest

test-asan-pictures:
	$(SERIAL) $(ASAN) --filter '^($(PICTURES))\.'

test-asan-storing:
	$(SERIAL) $(ASAN) --filter '^($(STORING))\.'

test-asan-rest:
	$(SERIAL) $(ASAN) --skip '^($(PICTURES)|$(STORING))\.|ITunesTests'

# Signals are delivered later than by the kernel.
test-tsan: dependencies  ## Run the tests under ThreadSanitizer.
	$(SANITIZED) $(TSAN)
	$(BESIDE) --jobs=3 test-tsan-pictures test-tsan-storing test-tsan-rest

# Drawing, decoding, reading damaged files; the store's history and recordings.
ONE_THREAD := TrackReaderTests|BitFlipTests|ExtremeNumberTests|DrawingTests|FilmScreenTests
ONE_THREAD := $(ONE_THREAD)|StateHasherTests|HistoryModelTests|HistoryRewindTests
ONE_THREAD := $(ONE_THREAD)|NewsTests|SummaryTests|RecordingModelTests|DamagedRecordingTests|AlteredRecordingTests
test-tsan-pictures:
	$(SERIAL) $(TSAN) --filter '^($(PICTURES))\.' --skip '$(ONE_THREAD)'

test-tsan-storing:
	$(SERIAL) $(TSAN) --filter '^($(STORING))\.' --skip '$(ONE_THREAD)'

test-tsan-rest:
	$(SERIAL) $(TSAN) --skip '^($(PICTURES)|$(STORING))\.|$(ONE_THREAD)|PollSleepTests'

SECONDS ?= 60
fuzz: dependencies  ## Feed what reads foreign bytes with random ones: make fuzz SECONDS=60 (ONLY=FuzzGame).
	@./Scripts/fuzz $(SECONDS) $(ONLY)

# The store as another package gets it, and as the game builds it.
STORE_BENCHMARKS := swift build -c release --package-path Tools/StoreBenchmarks

bench: build  ## Measure the store, recordings, the history and the program; the figures go to .build/bench.json.
	$(RELEASE) --product Benchmarks
	cc -O2 -o .build/release/floor Scripts/floor.c -lncursesw -lvterm
	@.build/release/Benchmarks .build/bench.json
	$(STORE_BENCHMARKS) --scratch-path .build/store-benchmarks
	@.build/store-benchmarks/release/StoreBenchmarks
	$(STORE_BENCHMARKS) --scratch-path .build/store-benchmarks-optimized \
	  -Xswiftc -cross-module-optimization
	@.build/store-benchmarks-optimized/release/StoreBenchmarks optimized

SEED ?= 1
STEPS ?= 0
KILLS ?= 0
ONLY ?=
chaos: build  ## Break what the program depends on, and check that it copes: make chaos SECONDS=60 SEED=1 (or KILLS=50).
	$(RELEASE) --product Chaos
	@.build/release/Chaos --seconds $(SECONDS) --seed $(SEED) --steps $(STEPS) --kills $(KILLS) \
	  --only '$(ONLY)'

RECORDING ?=
minimize: dependencies  ## Print the fewest actions that still fail, as a test: make minimize RECORDING=FILE.
	@swift run Minimize '$(RECORDING)'

COUNT ?= 200
mutants: dependencies  ## Plant errors in a copy of the sources, and list those that no test notices: make mutants COUNT=200 SEED=1.
	@swift build --quiet $(STRICT) --product Mutants
	@.build/debug/Mutants --seed $(SEED) --count $(COUNT) --only '$(ONLY)'

ratings: build  ## Rate the computer players by 100,000 games of each pairing, and compare with the ratings they have.
	$(RELEASE) --product Ratings
	@.build/release/Ratings --seed $(SEED)

docs:  ## Build the documentation of the libraries in .build/docs.
	@./Scripts/build-docs

tutorials:  ## Follow the tutorials step by step, and compare what they show with what happens.
	@./Scripts/check-tutorials

site:  ## Write the page about the game, Documentation/index.html.
	@./Scripts/make-site

pictures: build  ## Make the README's pictures by playing in kitty, and the page that has them.
	./Scripts/make-pictures
	@./Scripts/make-site

check-platforms:  ## Type-check DataFlow for macOS, iOS, musl, Android, WASI and Windows, as far as that can be done here.
	./Scripts/check-platforms

sizes:  ## Print the ten longest files and functions.
	@./Scripts/print-sizes

clean:  ## Remove everything that was built.
	rm -rf .build .build-asan .build-tsan .build-fuzz .build-portable

covers: $(COVERS:.svg=.png) $(COVERS:.svg=.small.png)  ## Draw the covers' PNGs from their SVGs.

%.small.png: %.svg
	rsvg-convert --width 128 --height 128 $< | pngquant --force --strip --speed 1 --nofs 256 - > $@

%.png: %.svg
	rsvg-convert --width 300 --height 300 $< | pngquant --force --strip --speed 1 --nofs 256 - > $@

tunes:  ## Render the tunes and sounds from their scores, and the pieces made of the tunes, with Csound.
	@./Scripts/install-dependencies csound opus-tools python3-numpy
	nice ./Scripts/render-tunes
	nice ./Scripts/render-band

check-tunes:  ## Measure the shipped tunes: loudness, peaks, ends, size, how far apart they lie; and what they make together.
	@./Scripts/install-dependencies opus-tools python3-numpy
	./Scripts/measure-tunes
	./Scripts/measure-band

CATEGORY ?= Electronic
draw-tunes:  ## Draw the tunes of a category as spectrograms, and its piece as a score: make draw-tunes CATEGORY=Pop.
	@./Scripts/install-dependencies opus-tools python3-matplotlib pngquant
	./Scripts/draw-tunes $(CATEGORY) .build/$(CATEGORY).png
	./Scripts/draw-band $(CATEGORY) .build/$(CATEGORY)-band.png

terminfo:  ## Compile the terminal descriptions.
	cd Resources/Terminfo && tic -x -o . memorytunes.ti
