; A major, 184 bpm, 7/8. Country on one leg: boom-chick, boom-chick, boom, and there the boot is missing.
t 0 184
i "master" 0 8

i "twang" 0      0.3    7.09  0.72
i "twang" 0.5    0.3    8.01  0.72
i "twang" 1      0.3    8.04  0.72
i "twang" 1.5    0.3    8.06  0.72
i "twang" 2      0.3    8.04  0.72
i "twang" 2.5    0.3    8.01  0.72
i "twang" 3      0.3    7.09  0.72
i "twang" 3.5    0.3    8.02  0.72
i "twang" 4      0.3    8.06  0.72
i "twang" 4.5    0.3    8.09  0.72
i "twang" 5      0.3    8.11  0.72
i "twang" 5.5    0.3    8.09  0.72
i "twang" 6      0.3    8.08  0.72
i "twang" 6.5    0.9    8.09  0.72

i "bass" 0      0.6    6.09  0.77
i "bass" 1      0.6    6.04  0.77
i "bass" 2      0.9    6.09  0.77
i "bass" 3.5    0.6    6.02  0.77
i "bass" 4.5    0.6    6.09  0.77
i "bass" 5.5    0.6    6.09  0.77

i "snare" 0.5    0.5    0.43
i "snare" 1.5    0.5    0.43
i "snare" 4      0.5    0.43
i "snare" 5      0.5    0.43

i "kick" 0      0.5    0.75
i "kick" 1      0.5    0.75
i "kick" 2      0.5    0.75
i "kick" 3.5    0.5    0.75
i "kick" 4.5    0.5    0.75
i "kick" 5.5    0.5    0.75
i "kick" 6      0.5    0.75

i "tambourine" 0      0.5    0.31
i "tambourine" 0.5    0.5    0.31
i "tambourine" 1      0.5    0.31
i "tambourine" 1.5    0.5    0.31
i "tambourine" 2      0.5    0.31
i "tambourine" 2.5    0.5    0.31
i "tambourine" 3.5    0.5    0.31
i "tambourine" 4      0.5    0.31
i "tambourine" 4.5    0.5    0.31
i "tambourine" 5      0.5    0.31
i "tambourine" 5.5    0.5    0.31
i "tambourine" 6      0.5    0.31
i "tambourine" 6.5    0.5    0.31

i "acoustic" 0.5    0.5    8.01  0.44
i "acoustic" 0.5    0.5    8.04  0.44
i "acoustic" 0.5    0.5    8.09  0.44
i "acoustic" 1.5    0.5    8.01  0.44
i "acoustic" 1.5    0.5    8.04  0.44
i "acoustic" 1.5    0.5    8.09  0.44
i "acoustic" 4      0.5    8.02  0.44
i "acoustic" 4      0.5    8.06  0.44
i "acoustic" 4      0.5    8.09  0.44
i "acoustic" 5      0.6    8.02  0.44
i "acoustic" 5      0.6    8.06  0.44
i "acoustic" 5      0.6    8.09  0.44
