; E flat major, 150 bpm, 3/4. A lullaby, until the third bar opens its mouth.
t 0 150
i "master" 0 7

i "voice" 0      1.425  8.10  0.7
i "voice" 1.5    0.475  8.07  0.7
i "voice" 2      0.95   8.10  0.7
i "voice" 3      1.425  8.08  0.7
i "voice" 4.5    0.475  8.05  0.7

i "voice" 5      0.6    9.10  1.11
i "voice" 5.6    1.2    9.07  1.11

i "keys" 0      0.9    7.03  0.29
i "keys" 0      0.9    7.07  0.29
i "keys" 1      0.9    7.10  0.29
i "keys" 1      0.9    8.03  0.29
i "keys" 2      0.9    7.10  0.29
i "keys" 2      0.9    8.03  0.29
i "keys" 3      0.9    7.08  0.29
i "keys" 3      0.9    8.00  0.29
i "keys" 4      0.9    8.03  0.29
i "keys" 4      0.9    8.08  0.29

i "keys" 5      2      7.03  0.49
i "keys" 5      2      7.10  0.49
i "keys" 5      2      8.07  0.49
i "keys" 5      2      9.03  0.49

i "clap" 5      0.25   1.45

i "kick" 5      0.25   1.08

i "tambourine" 5      0.6    0.52
i "tambourine" 5.6    0.6    0.52
