; E mixolydian, 138 bpm, 4/4. The road in eighths, a question from the back seat, an amen from the organ.
t 0 138
i "master" 0 6.2

i "guitar" 0      0.4    6.04  0.44  0     7
i "guitar" 0.5    0.4    6.04  0.44  0     7
i "guitar" 1      0.4    6.04  0.44  0     7
i "guitar" 1.5    0.4    6.04  0.44  0     7
i "guitar" 2      0.4    6.02  0.44  0     7
i "guitar" 2.5    0.4    6.02  0.44  0     7
i "guitar" 3      0.4    6.04  0.44  0     7
i "guitar" 3.5    0.4    6.04  0.44  0     7

i "lead" 0.5    0.45   8.11  0.3   0
i "lead" 1      0.225  9.02  0.3   0
i "lead" 1.25   0.675  9.04  0.3   0
i "lead" 2      0.45   9.02  0.3   0
i "lead" 2.5    1.35   9.08  0.3   9.09

i "organ" 4      1      7.09  0.35
i "organ" 4      1      8.01  0.35
i "organ" 4      1      8.04  0.35
i "organ" 4      1      8.09  0.35
i "organ" 5      1.2    7.08  0.35
i "organ" 5      1.2    7.11  0.35
i "organ" 5      1.2    8.04  0.35
i "organ" 5      1.2    8.08  0.35

i "bass" 0      0.45   6.04  0.55
i "bass" 0.5    0.45   6.04  0.55
i "bass" 1      0.45   6.04  0.55
i "bass" 1.5    0.45   6.04  0.55
i "bass" 2      0.45   6.02  0.55
i "bass" 2.5    0.45   6.02  0.55
i "bass" 3      0.45   6.04  0.55
i "bass" 3.5    0.45   6.04  0.55
i "bass" 4      0.9    5.09  0.55
i "bass" 5      1.08   6.04  0.55

i "kick" 0      0.5    0.75
i "kick" 1.5    0.5    0.75
i "kick" 2      0.5    0.75
i "kick" 3.5    0.5    0.75
i "kick" 4      0.5    0.75
i "kick" 5      0.5    0.75

i "snare" 1      0.5    0.68
i "snare" 3      0.5    0.68

i "hat" 0      0.5    0.27
i "hat" 0.5    0.5    0.27
i "hat" 1      0.5    0.27
i "hat" 1.5    0.5    0.27
i "hat" 2      0.5    0.27
i "hat" 2.5    0.5    0.27
i "hat" 3      0.5    0.27
i "hat" 3.5    0.5    0.27

i "tambourine" 4      1      0.53
i "tambourine" 5      1      0.53
