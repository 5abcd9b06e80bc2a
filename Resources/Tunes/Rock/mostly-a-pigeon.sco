; F major, 126 bpm, 4/4. It rises like an eagle, fifth upon fifth, and then it says coo.
t 0 126
i "master" 0 5.8

i "lead" 0      0.475  8.05  0.35  0
i "lead" 0.5    0.475  9.00  0.35  0
i "lead" 1      0.475  9.07  0.35  0
i "lead" 1.5    1.1875 10.02 0.35  10.00

i "guitar" 0      1      6.05  0.47  0     7     12
i "guitar" 1      0.5    7.01  0.47  0     7     12
i "guitar" 1.5    1.4    7.03  0.47  0     7     12

i "organ" 3.25   0.225  7.09  1.13
i "organ" 3.5    0.09   7.10  1.13
i "organ" 3.6    0.36   7.09  1.13
i "organ" 4.25   0.225  7.09  1.13
i "organ" 4.5    0.09   7.10  1.13
i "organ" 4.6    0.72   7.09  1.13

i "bass" 0      1      5.05  0.64
i "bass" 1      0.5    6.01  0.64
i "bass" 1.5    1.4    6.03  0.64
i "bass" 3.5    0.25   5.05  0.64
i "bass" 4.25   0.7    5.05  0.64

i "kick" 0      0.5    0.75
i "kick" 0.5    0.5    0.75
i "kick" 1.5    0.5    0.75

i "crash" 0      1      0.37

i "snare" 1      0.5    0.84
i "snare" 2      0.5    0.84

i "tom" 2.75   0.125  0.6   6.05
i "tom" 2.875  0.125  0.6   6.05
i "tom" 3      0.125  0.6   6.05
