; B flat minor, 98 bpm, 4/4. Dribble, dribble, cross-over, a long arc, and the net.
t 0 98
i "master" 0 4.5 0.15

i "deep" 0      0.25   5.10  1
i "deep" 0.5    0.25   5.10  1
i "deep" 1      0.125  5.10  1
i "deep" 1.25   0.125  5.10  1
i "deep" 1.5    0.0625 5.10  1
i "deep" 1.625  0.0625 5.10  1
i "deep" 1.75   0.125  6.01  1
i "deep" 2.5    0.25   6.03  1
i "deep" 3      0.6    5.10  1

i "flute" 2      0.75   8.05  0.9   9.05
i "flute" 2.75   0.5    9.05  0.9   9.01
i "flute" 3.25   0.9    8.10  0.9   0

i "guitar" 0      0.15   8.10  0.8
i "guitar" 0.25   0.15   9.01  0.8
i "guitar" 0.5    0.15   9.05  0.8
i "guitar" 0.75   0.15   9.08  0.8
i "guitar" 1      0.15   9.05  0.8
i "guitar" 1.25   0.15   9.01  0.8
i "guitar" 1.5    0.15   9.03  0.8
i "guitar" 1.75   0.15   9.01  0.8

i "spray" 3.2    0.25   11.11 0.9   11.05

i "kick" 0      0.25   1.1
i "kick" 0.5    0.25   1.1
i "kick" 1      0.25   1.1
i "kick" 1.5    0.25   1.1
i "kick" 1.75   0.25   1.1
i "kick" 2      0.25   1.1
i "kick" 2.75   0.25   1.1
i "kick" 3.5    0.25   1.1

i "snare" 1      1      0.9
i "snare" 3      1      0.9

i "bell" 3.25   1      9.10  0.8
i "bell" 3.25   1      10.05 0.8

i "hat" 0      0.125  0.7
i "hat" 0.25   0.125  0.7
i "hat" 0.5    0.125  0.7
i "hat" 0.75   0.125  0.7
i "hat" 1      0.125  0.7
i "hat" 1.25   0.125  0.7
i "hat" 1.5    0.125  0.7
i "hat" 1.75   0.125  0.7
i "hat" 2      0.125  0.7
i "hat" 2.25   0.125  0.7
i "hat" 2.375  0.125  0.7
i "hat" 2.5    0.125  0.7
i "hat" 2.75   0.125  0.7
i "hat" 3      0.125  0.7
i "hat" 3.25   0.125  0.7
i "hat" 3.375  0.125  0.7

i "clap" 3      0.25   0.8
