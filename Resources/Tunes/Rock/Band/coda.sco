; G, D, and a lick over the bar line; then the last chord, twice, with all there is.
t 0 144
i "master" 0 16

i "kick" 0      0.25   1.1
i "kick" 0.75   0.25   0.88
i "kick" 1.5    0.25   1.1
i "kick" 2      0.25   1.1
i "kick" 2.75   0.25   0.88
i "kick" 3.5    0.25   1.1

i "snare" 1      0.25   1.1
i "snare" 3      0.25   1.1
i "snare" 3.5    0.25   0.88
i "snare" 3.75   0.25   0.88

i "hat" 0      0.25   0.32
i "hat" 0.5    0.25   0.32
i "hat" 1      0.25   0.32
i "hat" 1.5    0.25   0.32
i "hat" 2      0.25   0.32
i "hat" 2.5    0.25   0.32
i "hat" 3      0.25   0.32
i "hat" 3.5    0.25   0.32

i "crash" 0      3      0.6

i "bass" 0      0.45   5.07 0.8
i "bass" 0.5    0.45   5.07 0.8
i "bass" 1      0.45   6.02 0.8
i "bass" 1.5    0.45   5.11 0.8
i "bass" 2      0.45   6.02 0.8
i "bass" 2.5    0.45   6.02 0.8
i "bass" 3      0.45   6.06 0.8
i "bass" 3.5    0.45   6.04 0.8

i "guitar" 0      0.9    6.07 0.55 0 7 12
i "guitar" 1.5    0.45   6.07 0.55 0 7 12
i "guitar" 2      0.9    6.02 0.55 0 7 12
i "guitar" 3      0.9    6.02 0.55 0 7 12

i "lead" 0      0.45   8.11 0.35 0
i "lead" 0.5    0.45   9.02 0.367 0
i "lead" 1      0.45   9.04 0.383 0
i "lead" 1.5    0.45   9.02 0.4 0
i "lead" 2      0.23   9.02 0.4 0
i "lead" 2.25   0.23   9.04 0.407 0
i "lead" 2.5    0.23   9.06 0.414 0
i "lead" 2.75   0.23   9.09 0.421 0
i "lead" 3      0.23   9.07 0.429 0
i "lead" 3.25   0.23   9.06 0.436 0
i "lead" 3.5    0.23   9.04 0.443 0
i "lead" 3.75   0.23   9.02 0.45 0

i "kick" 4      0.25   1.2
i "snare" 4      0.25   0.8
i "crash" 4      4      0.8
i "bass" 4      1.2    5.09 0.8
i "guitar" 4      1.3    6.09 0.6 0 7 12
i "lead" 4      2      9.01 0.35 9.04
i "tom" 5.5    0.25   0.8 6.09
i "tom" 5.75   0.25   0.8 6.09
i "tom" 6      0.25   0.8 6.09

i "kick" 6.5    0.25   1.2
i "snare" 6.5    0.25   1
i "crash" 6.5    5      0.9
i "bass" 6.5    4      5.09 0.8
i "guitar" 6.5    5      6.09 0.6 0 7 12
i "organ" 6.5    4.5    8.01 0.3
i "organ" 6.5    4.5    8.04 0.3
i "organ" 6.5    4.5    8.09 0.3
i "organ" 6.5    4.5    9.01 0.3
