; A minor, 128 bpm, 4/4. It rings twice. Nobody answers: everybody dances.
t 0 128
i "master" 0 6.2

i "bell" 0      0.0875 10.00 0.7
i "bell" 0.125  0.0875 10.04 0.7
i "bell" 0.25   0.0875 10.00 0.7
i "bell" 0.375  0.0875 10.04 0.7
i "bell" 0.5    0.0875 10.00 0.7
i "bell" 0.625  0.0875 10.04 0.7
i "bell" 0.75   0.0875 10.00 0.7
i "bell" 0.875  0.0875 10.04 0.7
i "bell" 1.5    0.0875 10.00 0.7
i "bell" 1.625  0.0875 10.04 0.7
i "bell" 1.75   0.0875 10.00 0.7
i "bell" 1.875  0.0875 10.04 0.7
i "bell" 2      0.0875 10.00 0.7
i "bell" 2.125  0.0875 10.04 0.7
i "bell" 2.25   0.0875 10.00 0.7
i "bell" 2.375  0.0875 10.04 0.7

i "bass" 3      0.2    6.09  1
i "bass" 3.25   0.2    6.09  1
i "bass" 3.5    0.2    7.09  1
i "bass" 3.75   0.2    6.09  1
i "bass" 4      0.2    6.07  1
i "bass" 4.25   0.2    7.07  1
i "bass" 4.5    0.2    6.09  1
i "bass" 4.75   0.2    7.09  1
i "bass" 5      0.4    7.00  1
i "bass" 5.5    0.4    7.04  1
i "bass" 6      0.8    6.09  1

i "pluck" 3.5    0.35   9.00  0.9
i "pluck" 3.5    0.35   9.04  0.9
i "pluck" 3.5    0.35   9.09  0.9
i "pluck" 4.5    0.175  9.00  0.9
i "pluck" 4.5    0.175  9.04  0.9
i "pluck" 4.5    0.175  9.09  0.9
i "pluck" 4.75   0.175  9.02  0.9
i "pluck" 4.75   0.175  9.07  0.9
i "pluck" 4.75   0.175  9.11  0.9
i "pluck" 5      0.7    9.04  0.9
i "pluck" 5      0.7    9.09  0.9
i "pluck" 5      0.7    10.00 0.9

i "kick" 3      1      1
i "kick" 4      1      1
i "kick" 5      1      1

i "clap" 3.5    1      0.8
i "clap" 4.5    1      0.8

i "shaker" 3      0.25   0.6
i "shaker" 3.25   0.25   0.6
i "shaker" 3.5    0.25   0.6
i "shaker" 3.75   0.25   0.6
i "shaker" 4      0.25   0.6
i "shaker" 4.25   0.25   0.6
i "shaker" 4.5    0.25   0.6
i "shaker" 4.75   0.25   0.6
i "shaker" 5      0.25   0.6
i "shaker" 5.25   0.25   0.6
