extension Role {
  /// The covers with each role, by category, as in the `band.toml` beside the tunes of each.
  static let piecesByCategory: [String: [Role: [String]]] = [
    "pop": [
      .beat: ["my-good-side", "one-leg-at-a-time", "picked-you-first", "prickly-but-sweet"],
      .bass: [
        "deep-end-weekend", "eight-wheels-to-heaven", "hang-up-and-dance", "too-cool-for-noon",
      ],
      .chords: [
        "bubble-bath-ballad", "half-of-yours", "loves-me-loves-me-lots", "seven-kinds-of-happy",
      ],
      .lead: ["drip-drip-darling", "loud-mouth-lullaby"],
      .counter: ["stomach-full-of-wings", "wrapped-around-you"],
      .arpeggio: ["forecast-you"],
      .pad: ["asleep-by-eleven"],
      .voice: ["let-go-but-slowly"],
      .fills: ["zest-wishes"],
    ],
    "electronic": [
      .beat: [
        "every-dot-a-drum", "four-quarters-full", "lens-on-the-dance-floor", "press-play-twice",
      ],
      .bass: ["drain-the-oscillator", "one-slice-later", "stairs-of-decibel", "sundown-modem"],
      .chords: [
        "half-past-eclipse", "northeast-of-nowhere", "shutter-lullaby", "six-faces-no-alibi",
      ],
      .lead: ["a-gentle-fifty-hertz", "wrong-turn-at-minotaur"],
      .counter: ["loop-until-morning", "phase-me-gently"],
      .arpeggio: ["crossfade-capsules"],
      .pad: ["solder-and-sleep"],
      .voice: ["saturn-returns-my-call"],
      .fills: ["sonar-for-beginners"],
    ],
    "rock": [
      .beat: [
        "cold-feet-high-voltage", "four-cowards-and-a-spark", "insured-against-weather",
        "one-boot-in-tulsa",
      ],
      .bass: [
        "are-we-there-yet-lord", "luck-is-a-heavy-shoe", "sorry-neighbours", "thin-air-thick-riffs",
      ],
      .chords: [
        "lighter-than-rent", "seraphim-roadside-repair", "six-strings-five-left",
        "the-spare-key-of-g",
      ],
      .lead: ["five-kinds-of-orange", "mostly-a-pigeon"],
      .counter: ["hugging-the-locals", "sleeps-nine-smells-ten"],
      .arpeggio: ["surfing-the-small-print"],
      .pad: ["keeper-of-the-dim-bulb"],
      .voice: ["moon-owes-me-money"],
      .fills: ["someone-bring-marshmallows"],
    ],
    "metal": [
      .beat: [
        "closed-on-sundays", "good-morning-star", "marrow-parliament", "strike-while-it-screams",
      ],
      .bass: [
        "bleat-of-the-ancients", "dentist-of-the-abyss", "linked-unto-rust", "noon-was-cancelled",
      ],
      .chords: [
        "do-not-wake-the-hill", "half-a-kingdom", "howl-in-cobalt", "stairs-without-number",
      ],
      .lead: ["gauntlet-of-good-cheer", "two-ways-to-split"],
      .counter: ["borrowed-ring", "venom-by-appointment"],
      .arpeggio: ["eight-black-needles"],
      .pad: ["upside-down-vespers"],
      .voice: ["beard-of-the-northwind"],
      .fills: ["brazier-at-midnight"],
    ],
    "rap": [
      .beat: ["no-creases", "pencil-rewind", "shake-well", "spit-guard"],
      .bass: ["eight-d-batteries", "heavy-hat", "july-on-full-blast", "nothing-but-net-income"],
      .chords: ["be-home-by-dusk", "bike-still-there", "floss-daily", "needle-drop-soup"],
      .lead: ["rooftop-arithmetic", "sticker-stays-on"],
      .counter: ["lucky-eleven", "two-up-one-over"],
      .arpeggio: ["mostly-carbon"],
      .pad: ["green-neck"],
      .voice: ["stoop-parliament"],
      .fills: ["cannot-hear-you-ma"],
    ],
  ]
}
