; E minor, 92 bpm, 4/4. All six strings, one by one; the last one snaps and curls away; the other five again.
t 0 92
i "master" 0 4.2

i "acoustic" 0      0.75   6.04  0.54
i "acoustic" 0.25   0.75   6.09  0.54
i "acoustic" 0.5    0.75   7.02  0.54
i "acoustic" 0.75   0.75   7.07  0.54
i "acoustic" 1      0.75   7.11  0.54
i "acoustic" 1.25   0.75   8.04  0.54
i "acoustic" 2.25   0.09   6.04  0.54
i "acoustic" 2.28   0.09   6.09  0.54
i "acoustic" 2.31   0.09   7.02  0.54
i "acoustic" 2.34   0.09   7.07  0.54
i "acoustic" 2.37   4.5    7.11  0.54

i "twang" 1.25   0.3    8.04  1.29  10.04
i "twang" 1.55   0.15   9.11  1.29  11.04

i "stick" 1.28   0.25   1.16

i "snare" 1.28   0.25   0.43

i "guitar" 2.25   1.7    6.04  0.52  0     7     12

i "bass" 2.25   1.7    6.04  0.51

i "kick" 2.25   0.25   0.95
