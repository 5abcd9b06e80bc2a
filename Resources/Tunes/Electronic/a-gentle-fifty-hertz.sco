; G major, 92 bpm, 4/4. The mains hum a low G; a tune swings over it like the wave itself.
t 0 92
i "master" 0 4.2 0.33 0.3 0.3

i "phaser" 0      0.55   8.07  0.97  0     1.3
i "phaser" 0.5    0.55   8.11  0.97  0     1.3
i "phaser" 1      0.55   9.02  0.97  0     1.3
i "phaser" 1.5    0.55   9.04  0.97  0     1.3
i "phaser" 2      0.275  9.02  0.97  0     1.3
i "phaser" 2.25   0.275  8.11  0.97  0     1.3
i "phaser" 2.5    0.275  8.07  0.97  0     1.3
i "phaser" 2.75   0.275  8.04  0.97  0     1.3
i "phaser" 3      0.275  8.02  0.97  0     1.3
i "phaser" 3.25   0.88   8.07  0.97  0     1.3

i "sub" 0      4      5.07  2.02

i "saws" 0      2.1    7.07  0.41  0     400   2500
i "saws" 0      2.1    8.02  0.41  0     400   2500

i "saws" 2.1    2      8.00  0.36  0     2500  300
i "saws" 2.1    2      8.04  0.36  0     2500  300
i "saws" 2.1    2      7.07  0.36  0     2500  300

i "hat" 0.5    0.5    0.29
i "hat" 1.5    0.5    0.29
i "hat" 2.5    0.5    0.29
i "hat" 3.5    0.5    0.29
