; A minor, 92 bpm, 4/4. A box on a shoulder: bass on every button, an organ riff through one small speaker.
t 0 92
i "master" 0 4.3 0.8

i "organ" 0      0.175  8.09  0.4
i "organ" 0      0.175  9.00  0.4
i "organ" 0      0.175  9.04  0.4
i "organ" 0.5    0.175  8.09  0.4
i "organ" 0.5    0.175  9.00  0.4
i "organ" 0.5    0.175  9.04  0.4
i "organ" 0.75   0.35   8.07  0.4
i "organ" 0.75   0.35   8.11  0.4
i "organ" 0.75   0.35   9.02  0.4
i "organ" 1.25   0.175  8.09  0.4
i "organ" 1.25   0.175  9.00  0.4
i "organ" 1.25   0.175  9.04  0.4
i "organ" 2      0.175  8.05  0.4
i "organ" 2      0.175  8.09  0.4
i "organ" 2      0.175  9.02  0.4
i "organ" 2.5    0.175  8.05  0.4
i "organ" 2.5    0.175  8.09  0.4
i "organ" 2.5    0.175  9.02  0.4
i "organ" 2.75   0.35   8.04  0.4
i "organ" 2.75   0.35   8.08  0.4
i "organ" 2.75   0.35   9.02  0.4
i "organ" 3.25   0.7    8.09  0.4
i "organ" 3.25   0.7    9.00  0.4
i "organ" 3.25   0.7    9.04  0.4

i "bass" 0      0.2    5.09  0.81
i "bass" 0.25   0.2    5.09  0.81
i "bass" 0.5    0.2    6.09  0.81
i "bass" 1      0.2    5.09  0.81
i "bass" 1.25   0.2    6.00  0.81
i "bass" 1.5    0.2    6.02  0.81
i "bass" 1.75   0.2    6.04  0.81
i "bass" 2      0.2    6.02  0.81
i "bass" 2.25   0.2    6.02  0.81
i "bass" 2.5    0.2    7.02  0.81
i "bass" 3      0.2    6.04  0.81
i "bass" 3.25   0.2    5.08  0.81
i "bass" 3.5    0.8    5.09  0.81

i "kick" 0      0.25   0.99
i "kick" 0.75   0.25   0.99
i "kick" 1.5    0.25   0.99
i "kick" 2      0.25   0.99
i "kick" 2.5    0.25   0.99
i "kick" 3.5    0.25   0.99

i "snare" 1      0.25   1.54
i "snare" 3      0.25   1.54

i "hat" 0      0.25   0.65
i "hat" 0.5    0.25   0.65
i "hat" 1      0.25   0.65
i "hat" 1.5    0.25   0.65
i "hat" 2      0.25   0.65
i "hat" 2.5    0.25   0.65
i "hat" 3      0.25   0.65
i "hat" 3.5    0.25   0.65

i "rim" 1.75   0.25   1
i "rim" 3.25   0.25   1
