; G minor, 144 bpm, 4/4. Butterflies: two neighbours flutter, and flutter higher.
t 0 144
i "master" 0 6

i "marimba" 0      0.1875 8.02  0.26
i "marimba" 0.125  0.1875 8.03  0.26
i "marimba" 0.25   0.1875 8.02  0.26
i "marimba" 0.375  0.1875 8.03  0.26
i "marimba" 0.5    0.1875 8.02  0.26
i "marimba" 0.625  0.1875 8.03  0.26
i "marimba" 0.75   0.1875 8.02  0.26
i "marimba" 0.875  0.1875 8.03  0.26
i "marimba" 1      0.1875 8.07  0.26
i "marimba" 1.125  0.1875 8.09  0.26
i "marimba" 1.25   0.1875 8.07  0.26
i "marimba" 1.375  0.1875 8.09  0.26
i "marimba" 1.5    0.1875 8.07  0.26
i "marimba" 1.625  0.1875 8.09  0.26
i "marimba" 1.75   0.1875 8.07  0.26
i "marimba" 1.875  0.1875 8.09  0.26
i "marimba" 2      0.1875 8.10  0.26
i "marimba" 2.125  0.1875 9.00  0.26
i "marimba" 2.25   0.1875 8.10  0.26
i "marimba" 2.375  0.1875 9.00  0.26
i "marimba" 2.5    0.1875 8.10  0.26
i "marimba" 2.625  0.1875 9.00  0.26
i "marimba" 2.75   0.1875 8.10  0.26
i "marimba" 2.875  0.1875 9.00  0.26
i "marimba" 3      0.1875 9.02  0.34
i "marimba" 3.125  0.1875 9.03  0.26
i "marimba" 3.25   0.1875 9.02  0.26
i "marimba" 3.375  0.1875 9.03  0.26
i "marimba" 3.5    0.1875 9.02  0.26
i "marimba" 3.625  0.1875 9.03  0.26
i "marimba" 3.75   0.1875 9.02  0.26
i "marimba" 3.875  0.1875 9.03  0.26
i "marimba" 4      0.1875 9.02  0.26
i "marimba" 4.125  0.1875 9.03  0.26
i "marimba" 4.25   1.5    9.07  0.34

i "whistle" 2      0.5    9.02  0.36  0
i "whistle" 2.5    0.5    9.07  0.36  0
i "whistle" 4      0.5    9.10  0.36  10.02
i "whistle" 5      1      10.07 0.36  10.02

i "bass" 0      0.6    6.07  1
i "bass" 1      0.6    6.07  1
i "bass" 2      0.6    6.03  1
i "bass" 3      0.6    6.02  1
i "bass" 4.25   0.6    6.07  1
