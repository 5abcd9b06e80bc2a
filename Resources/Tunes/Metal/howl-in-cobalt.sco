; C sharp minor, 176 bpm, 4/4. Snow of tremolo strings, and the pack's howl above it.
t 0 176
i "master" 0 7.8

i "choir" 0      2.5    8.01  1.3   8.08
i "choir" 2.5    1.5    8.08  1.3   8.08
i "choir" 4      1.5    8.08  1.3   8.04
i "choir" 5.5    2.2    8.01  1.3   0

i "choir" 1      2.5    7.04  0.9   8.01
i "choir" 3.5    2.5    8.04  0.9   8.01
i "choir" 6      2      7.08  0.9   0

i "fifth" 0      0.225  6.01  0.55
i "fifth" 0.25   0.225  6.01  0.55
i "fifth" 0.5    0.225  6.01  0.55
i "fifth" 0.75   0.225  6.01  0.55
i "fifth" 1      0.225  6.01  0.55
i "fifth" 1.25   0.225  6.01  0.55
i "fifth" 1.5    0.225  6.01  0.55
i "fifth" 1.75   0.225  6.01  0.55
i "fifth" 2      0.225  5.09  0.55
i "fifth" 2.25   0.225  5.09  0.55
i "fifth" 2.5    0.225  5.09  0.55
i "fifth" 2.75   0.225  5.09  0.55
i "fifth" 3      0.225  5.09  0.55
i "fifth" 3.25   0.225  5.09  0.55
i "fifth" 3.5    0.225  5.09  0.55
i "fifth" 3.75   0.225  5.09  0.55
i "fifth" 4      0.225  6.04  0.55
i "fifth" 4.25   0.225  6.04  0.55
i "fifth" 4.5    0.225  6.04  0.55
i "fifth" 4.75   0.225  6.04  0.55
i "fifth" 5      0.225  6.04  0.55
i "fifth" 5.25   0.225  6.04  0.55
i "fifth" 5.5    0.225  6.04  0.55
i "fifth" 5.75   0.225  6.04  0.55
i "fifth" 6      1.62   6.01  0.55

i "kick" 0      0.25   0.9
i "kick" 0.25   0.25   0.9
i "kick" 0.5    0.25   0.9
i "kick" 0.75   0.25   0.9
i "kick" 1      0.25   0.9
i "kick" 1.25   0.25   0.9
i "kick" 1.5    0.25   0.9
i "kick" 1.75   0.25   0.9
i "kick" 2      0.25   0.9
i "kick" 2.25   0.25   0.9
i "kick" 2.5    0.25   0.9
i "kick" 2.75   0.25   0.9
i "kick" 3      0.25   0.9
i "kick" 3.25   0.25   0.9
i "kick" 3.5    0.25   0.9
i "kick" 3.75   0.25   0.9
i "kick" 4      0.25   0.9
i "kick" 4.25   0.25   0.9
i "kick" 4.5    0.25   0.9
i "kick" 4.75   0.25   0.9
i "kick" 5      0.25   0.9
i "kick" 5.25   0.25   0.9
i "kick" 5.5    0.25   0.9
i "kick" 5.75   0.25   0.9
i "kick" 6      0.25   0.9

i "snare" 0.25   0.25   0.6
i "snare" 0.75   0.25   0.6
i "snare" 1.25   0.25   0.6
i "snare" 1.75   0.25   0.6
i "snare" 2.25   0.25   0.6
i "snare" 2.75   0.25   0.6
i "snare" 3.25   0.25   0.6
i "snare" 3.75   0.25   0.6
i "snare" 4.25   0.25   0.6
i "snare" 4.75   0.25   0.6
i "snare" 5.25   0.25   0.6
i "snare" 5.75   0.25   0.6

i "wind" 0      6      11.08 0.5   12.01

i "china" 6      2      0.4
