; E minor pentatonic, 126 bpm, 4/4. As loud as it goes; three knocks on the wall; a small chord of regret.
t 0 126
i "master" 0 5.6

i "guitar" 0      0.6375 6.04  0.65  0     7     12
i "guitar" 0.75   0.2125 6.07  0.65  0     7     12
i "guitar" 1.25   0.425  6.09  0.65  0     7     12
i "guitar" 2      0.2125 6.10  0.65  0     7     12
i "guitar" 2.25   0.2125 6.09  0.65  0     7     12
i "guitar" 2.5    0.2125 6.07  0.65  0     7     12
i "guitar" 2.75   0.2125 6.04  0.65  0     7     12

i "bass" 0      0.675  5.04  0.78
i "bass" 0.75   0.225  5.07  0.78
i "bass" 1.25   0.45   5.09  0.78
i "bass" 2      0.225  5.10  0.78
i "bass" 2.25   0.225  5.09  0.78
i "bass" 2.5    0.225  5.07  0.78
i "bass" 2.75   0.225  5.04  0.78

i "kick" 0      0.25   0.82
i "kick" 0.75   0.25   0.82
i "kick" 1.25   0.25   0.82
i "kick" 1.75   0.25   0.82
i "kick" 2.25   0.25   0.82
i "kick" 2.75   0.25   0.82

i "snare" 1      0.25   0.88
i "snare" 2      0.25   0.88
i "snare" 2.75   0.25   0.88

i "crash" 0      1      0.42

i "tom" 3.25   0.25   1.83  6.00
i "tom" 3.75   0.25   1.83  6.00
i "tom" 4.25   0.25   1.83  6.00

i "stick" 3.25   0.25   0.82
i "stick" 3.75   0.25   0.82
i "stick" 4.25   0.25   0.82

i "twang" 4.75   0.8    7.08  0.22
i "twang" 4.75   0.8    7.11  0.22
i "twang" 4.75   0.8    8.04  0.22
