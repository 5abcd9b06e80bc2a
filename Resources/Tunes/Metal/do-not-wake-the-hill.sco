; C phrygian, 96 bpm, 3/4. Tiptoe, tiptoe, between two breaths of something large; an eye opens.
t 0 96
i "master" 0 4.6

i "clean" 0      0.25   8.00  1.12
i "clean" 0.5    0.25   8.01  1.12
i "clean" 1.25   0.125  8.00  1.12
i "clean" 1.5    0.25   8.03  1.12
i "clean" 2      0.25   8.01  1.12

i "growl" 0      1.4    6.00  0.69  6.07
i "growl" 1.5    1.4    6.07  0.69  6.00

i "wind" 0      1.3    8.07  0.18  9.00
i "wind" 1.5    1.4    9.00  0.18  8.05

i "fifth" 3      1.6    6.00  0.96  0     6

i "choir" 3      1.5    8.00  0.58  8.06

i "tom" 3      0.25   2.07  6.00

i "china" 3      1.5    0.21

i "bass" 3      1.6    6.00  0.94
