extension Role {
  /// The roles of a category's covers, in the order of ``coversByCategory``: each band has the same line-up.
  static let lineUp: [Role] = [
    .beat, .beat, .beat, .beat, .bass, .bass, .bass, .bass, .chords, .chords, .chords, .chords,
    .lead, .lead, .counter, .counter, .arpeggio, .pad, .voice, .fills,
  ]

  /// The covers in the order of the line-up, by category, as in the `band.toml` beside the tunes of each.
  static let coversByCategory: [String: [String]] = [
    "pop": [
      "my-good-side", "one-leg-at-a-time", "picked-you-first", "prickly-but-sweet",
      "deep-end-weekend", "eight-wheels-to-heaven", "hang-up-and-dance", "too-cool-for-noon",
      "bubble-bath-ballad", "half-of-yours", "loves-me-loves-me-lots", "seven-kinds-of-happy",
      "drip-drip-darling", "loud-mouth-lullaby", "stomach-full-of-wings", "wrapped-around-you",
      "forecast-you", "asleep-by-eleven", "let-go-but-slowly", "zest-wishes",
    ],
    "electronic": [
      "every-dot-a-drum", "four-quarters-full", "lens-on-the-dance-floor", "press-play-twice",
      "drain-the-oscillator", "one-slice-later", "stairs-of-decibel", "sundown-modem",
      "half-past-eclipse", "northeast-of-nowhere", "shutter-lullaby", "six-faces-no-alibi",
      "a-gentle-fifty-hertz", "wrong-turn-at-minotaur", "loop-until-morning", "phase-me-gently",
      "crossfade-capsules", "solder-and-sleep", "saturn-returns-my-call", "sonar-for-beginners",
    ],
    "rock": [
      "cold-feet-high-voltage", "four-cowards-and-a-spark", "insured-against-weather",
      "one-boot-in-tulsa",
      "are-we-there-yet-lord", "luck-is-a-heavy-shoe", "sorry-neighbours", "thin-air-thick-riffs",
      "lighter-than-rent", "seraphim-roadside-repair", "six-strings-five-left",
      "the-spare-key-of-g",
      "five-kinds-of-orange", "mostly-a-pigeon", "hugging-the-locals", "sleeps-nine-smells-ten",
      "surfing-the-small-print", "keeper-of-the-dim-bulb", "moon-owes-me-money",
      "someone-bring-marshmallows",
    ],
    "metal": [
      "closed-on-sundays", "good-morning-star", "marrow-parliament", "strike-while-it-screams",
      "bleat-of-the-ancients", "dentist-of-the-abyss", "linked-unto-rust", "noon-was-cancelled",
      "do-not-wake-the-hill", "half-a-kingdom", "howl-in-cobalt", "stairs-without-number",
      "gauntlet-of-good-cheer", "two-ways-to-split", "borrowed-ring", "venom-by-appointment",
      "eight-black-needles", "upside-down-vespers", "beard-of-the-northwind", "brazier-at-midnight",
    ],
    "rap": [
      "no-creases", "pencil-rewind", "shake-well", "spit-guard",
      "eight-d-batteries", "heavy-hat", "july-on-full-blast", "nothing-but-net-income",
      "be-home-by-dusk", "bike-still-there", "floss-daily", "needle-drop-soup",
      "rooftop-arithmetic", "sticker-stays-on", "lucky-eleven", "two-up-one-over",
      "mostly-carbon", "green-neck", "stoop-parliament", "cannot-hear-you-ma",
    ],
  ]
}
