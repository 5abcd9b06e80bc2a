; E flat major, 100 bpm, 4/4. The pump goes up and down, the tyre's chord swells, the wings unfold.
t 0 100
i "master" 0 4.6

i "organ" 0      0.95   7.03  0.24
i "organ" 0      0.95   7.10  0.24

i "organ" 1      0.95   7.03  0.31
i "organ" 1      0.95   7.08  0.31
i "organ" 1      0.95   8.00  0.31

i "organ" 2      0.95   7.05  0.42
i "organ" 2      0.95   7.10  0.42
i "organ" 2      0.95   8.02  0.42

i "organ" 3      1.5    7.03  0.41
i "organ" 3      1.5    7.10  0.41
i "organ" 3      1.5    8.03  0.41
i "organ" 3      1.5    8.07  0.41

i "hat" 0      0.5    0.28  .25
i "hat" 1      0.5    0.28  .25
i "hat" 2      0.5    0.28  .25

i "tom" 0.5    0.5    1.02  6.03
i "tom" 1.5    0.5    1.02  6.03
i "tom" 2.5    0.5    1.02  6.03

i "twang" 2.5    0.25   8.05  0.55
i "twang" 2.625  0.25   8.10  0.55
i "twang" 2.75   0.25   9.02  0.55
i "twang" 2.875  0.25   9.05  0.55
i "twang" 3      0.25   8.07  0.55
i "twang" 3.125  0.25   8.10  0.55
i "twang" 3.25   0.25   9.03  0.55
i "twang" 3.375  0.25   9.07  0.55
i "twang" 3.5    2      9.10  0.55

i "bass" 0      1      6.03  0.52
i "bass" 1      1      5.08  0.52
i "bass" 2      1      5.10  0.52
i "bass" 3      1.5    6.03  0.52

i "tambourine" 3      0.5    0.53
i "tambourine" 4      0.5    0.53

i "crash" 3      1.5    0.21
