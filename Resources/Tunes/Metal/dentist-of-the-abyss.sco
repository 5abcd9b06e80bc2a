; B flat locrian, 136 bpm, 5/4. Open wide: the drill climbs, touches, and climbs; low teeth chatter.
t 0 136
i "master" 0 6.2

i "lead" 0      0.9    9.10  0.24  10.04
i "lead" 1      0.9    9.11  0.24  10.05
i "lead" 2.25   1.2    10.00 0.24  10.10

i "chug" 0      0.175  5.10  0.85
i "chug" 0.25   0.175  5.10  0.85
i "chug" 0.75   0.175  5.10  0.85
i "chug" 1      0.175  5.11  0.85
i "chug" 1.25   0.175  5.10  0.85
i "chug" 1.75   0.175  5.10  0.85
i "chug" 2      0.35   6.04  0.85
i "chug" 2.5    0.175  5.10  0.85
i "chug" 2.75   0.175  5.10  0.85
i "chug" 3      0.175  5.11  0.85
i "chug" 3.25   0.175  5.10  0.85
i "chug" 3.5    0.175  5.10  0.85
i "chug" 4      0.175  5.10  0.85
i "chug" 4.25   0.175  5.10  0.85

i "fifth" 4.5    1.5    5.10  0.91  0     6

i "growl" 4.5    1.3    7.04  1.15  6.10

i "kick" 0      0.25   0.59
i "kick" 0.25   0.25   0.59
i "kick" 0.75   0.25   0.59
i "kick" 1      0.25   0.59
i "kick" 1.25   0.25   0.59
i "kick" 1.75   0.25   0.59
i "kick" 2      0.25   0.59
i "kick" 2.5    0.25   0.59
i "kick" 2.75   0.25   0.59
i "kick" 3      0.25   0.59
i "kick" 3.25   0.25   0.59
i "kick" 3.75   0.25   0.59
i "kick" 4      0.25   0.59
i "kick" 4.25   0.25   0.59
i "kick" 4.5    0.25   0.59
i "kick" 5      0.25   0.59

i "snare" 1      0.5    0.7
i "snare" 2.5    0.5    0.7
i "snare" 4      0.5    0.7

i "anvil" 2      0.5    10.10 0.17

i "anvil" 4      0.5    11.05 0.16

i "bass" 4.5    1.5    5.10  0.89

i "hat" 0      0.5    0.23
i "hat" 0.5    0.5    0.23
i "hat" 1      0.5    0.23
i "hat" 1.5    0.5    0.23
i "hat" 2      0.5    0.23
i "hat" 2.5    0.5    0.23
i "hat" 3      0.5    0.23
i "hat" 3.5    0.5    0.23
i "hat" 4      0.5    0.23
