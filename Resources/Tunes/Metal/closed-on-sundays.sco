; F minor, 104 bpm, 4/4. A hymn in the chapel; then the portcullis comes down, bar by bar.
t 0 104
i "master" 0 4.8

i "organ" 0      0.485  7.05  0.45
i "organ" 0      0.485  8.00  0.45
i "organ" 0      0.485  8.08  0.45
i "organ" 0.5    0.485  7.07  0.45
i "organ" 0.5    0.485  8.00  0.45
i "organ" 0.5    0.485  9.00  0.45
i "organ" 1      0.485  7.08  0.45
i "organ" 1      0.485  8.00  0.45
i "organ" 1      0.485  8.05  0.45
i "organ" 1      0.485  9.01  0.45
i "organ" 1.5    0.485  7.10  0.45
i "organ" 1.5    0.485  8.04  0.45
i "organ" 1.5    0.485  9.00  0.45

i "fifth" 2      0.175  7.05  0.66
i "fifth" 2.25   0.175  7.01  0.66
i "fifth" 2.5    0.175  6.10  0.66
i "fifth" 2.75   0.175  6.07  0.66
i "fifth" 3      0.175  6.04  0.66

i "fifth" 3.25   1.5    5.05  1.18

i "anvil" 2      0.25   9.05  0.24
i "anvil" 2.25   0.25   9.01  0.24
i "anvil" 2.5    0.25   8.10  0.24
i "anvil" 2.75   0.25   8.07  0.24
i "anvil" 3      0.25   8.04  0.24
i "anvil" 3.25   1.2    7.05  0.24

i "china" 3.25   1.5    0.47

i "kick" 2      0.25   0.68
i "kick" 2.25   0.25   0.68
i "kick" 2.5    0.25   0.68
i "kick" 2.75   0.25   0.68
i "kick" 3      0.25   0.68
i "kick" 3.25   0.25   0.68

i "snare" 3.25   0.25   0.78

i "tom" 3.25   0.25   1.53  6.05

i "chain" 2      1.2    1.59  30

i "organ" 3.5    1.2    6.05  0.53
i "organ" 3.5    1.2    7.00  0.53
