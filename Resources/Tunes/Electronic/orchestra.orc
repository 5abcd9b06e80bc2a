; Electronic: what only a circuit can do. FM, resonant filters, pulse waves, pure sines, echoes.
; A note: start, duration, pitch (octave.step, 8.00 is middle C), level from 0 to 1, the pitch to which it
; glides (0: none), and further what its instrument says. A drum: start, duration, level.
; "master" lasts as long as the tune and takes the echo's time in seconds, its feedback and its level.

sr = 48000
ksmps = 16
nchnls = 1
0dbfs = 1
seed 11

gaDry init 0
gaRoom init 0
gaEcho init 0

opcode Play, 0, aii
  aSound, iRoom, iEcho xin
  gaDry += aSound
  gaRoom += aSound * iRoom
  gaEcho += aSound * iEcho
endop

opcode Glide, k, iii
  iFrom, iTo, iTime xin
  iFirst = cpspch(iFrom)
  iLast = (iTo == 0) ? iFirst : cpspch(iTo)
  xout expseg(iFirst, iTime * 0.15, iFirst, iTime * 0.75, iLast, 1, iLast)
endop

; p7: ratio of the modulator, p8: index at the start
instr fm
  kHertz = Glide(p4, p6, p3)
  iRatio = (p7 == 0) ? 2 : p7
  iIndex = (p8 == 0) ? 3 : p8
  aIndex = iIndex * (0.15 + expon:a(1, 0.2, 0.1))
  aTone = oscili(1, kHertz + oscili(aIndex * kHertz * iRatio, kHertz * iRatio))
  Play(aTone * p5 * 0.3 * expon:a(1, 0.8, 0.08) * linsegr:a(0, 0.002, 1, p3, 1, 0.06, 0), 0.15, 1)
endin

; p7: how far the filter opens, in octaves, p8: resonance from 0 to 1
instr acid
  kHertz = Glide(p4, p6, p3)
  iOpen = (p7 == 0) ? 3 : p7
  iPeak = (p8 == 0) ? 0.8 : p8
  kFilter = limit(cpspch(p4) * 1.5 * powoftwo(iOpen * expon:k(1, 0.22, 0.1)), 60, 14000)
  aTone = moogladder(vco2(0.7, kHertz), kFilter, iPeak)
  Play(tanh(aTone * 2.2) * p5 * 0.28 * linsegr:a(0, 0.002, 1, p3, 1, 0.03, 0), 0.05, 0.5)
endin

; p7, p8: where the filter starts and ends, in Hz
instr saws
  kHertz = Glide(p4, p6, p3)
  aSaws = vco2(0.25, kHertz * 0.9945) + vco2(0.25, kHertz * 0.9975) + vco2(0.25, kHertz)
  aSaws += vco2(0.25, kHertz * 1.0027) + vco2(0.25, kHertz * 1.0058)
  iFrom = (p7 == 0) ? 6000 : p7
  iTo = (p8 == 0) ? iFrom : p8
  aTone = moogladder(aSaws, expseg(iFrom, max(p3, 0.05), iTo, 1, iTo), 0.2)
  Play(aTone * p5 * 0.4 * linsegr:a(0, 0.006, 1, p3, 1, 0.1, 0), 0.2, 0.5)
endin

; p7: width of the pulse, 0.5 a square
instr pulse
  kHertz = Glide(p4, p6, p3)
  iWidth = (p7 == 0) ? 0.5 : p7
  aTone = butterlp(vco2(0.6, kHertz, 2, iWidth), 7000)
  Play(aTone * p5 * 0.28 * linsegr:a(0, 0.001, 1, p3, 0.6, 0.02, 0), 0.1, 0.6)
endin

; p7: seconds until a tenth is left (0: steady)
instr sine
  kHertz = Glide(p4, p6, p3)
  aFall = (p7 == 0) ? a(1) : expon:a(1, p7, 0.1)
  Play(oscili(aFall, kHertz) * p5 * 0.4 * linsegr:a(0, 0.005, 1, p3, 1, 0.05, 0), 0.25, 1)
endin

; p7: seconds of a full turn of its phase
instr phaser
  kHertz = Glide(p4, p6, p3)
  iTurn = (p7 == 0) ? 1 : p7
  aSource = vco2(0.5, kHertz) + vco2(0.3, kHertz * 1.003)
  kSweep = 1300 + 900 * oscili:k(1, 1 / iTurn, -1, 0.6)
  aTone = phaser1(butterlp(aSource, 6000), kSweep, 8, 0.5) + aSource * 0.6
  Play(butterlp(aTone, 7000) * p5 * 0.22 * linsegr:a(0, 0.02, 1, p3, 1, 0.12, 0), 0.25, 0.3)
endin

; p6: where it ends; noise that sweeps from a pitch to another
instr sweep
  kHertz = Glide(p4, p6, p3)
  aWind = butterbp(noise(1, 0), kHertz, kHertz * 0.3)
  Play(aWind * p5 * 2.2 * linsegr:a(0, p3 * 0.5, 1, p3 * 0.5, 0.8, 0.04, 0), 0.2, 0.3)
endin

instr sub
  kHertz = Glide(p4, p6, p3)
  aTone = tanh(2.2 * (oscili(0.7, kHertz) + vco2(0.15, kHertz, 12)))
  Play(aTone * p5 * 0.3 * linsegr:a(0, 0.006, 1, p3, 1, 0.04, 0), 0, 0)
endin

instr kick
  aDrum = oscili(expon:a(1, 0.3, 0.02), expseg(420, 0.02, 130, 0.06, 55, 1, 45))
  aClick = butterhp(noise(1, 0), 3000) * expon:a(1, 0.008, 0.01) * 0.15
  Play(tanh((aDrum + aClick) * 1.6) * p4 * 0.45 * linsegr:a(0, 0.001, 1, 0.2, 1, 0.05, 0), 0, 0)
endin

instr clap
  aHands = linseg:a(1, 0.008, 0.15, 0.001, 1, 0.008, 0.15, 0.001, 1, 0.11, 0.05, 0.08, 0)
  Play(butterbp(noise(1, 0), 1700, 1500) * aHands * p4 * 0.65 * linsegr:a(1, 0.2, 1, 0.05, 0), 0.3, 0.2)
endin

; p5: seconds until it is gone, for an open one (0: closed)
instr hat
  iTime = (p5 == 0) ? 0.05 : p5
  aRing = vco2(0.2, 5310, 10) + vco2(0.2, 7919, 10) + vco2(0.2, 8873, 10) + noise(0.5, 0)
  Play(butterhp(aRing, 7500) * p4 * 0.55 * expon:a(1, iTime, 0.02) * linsegr:a(0, 0.001, 1, iTime, 1, 0.02, 0), 0.05, 0.1)
endin

; A dot of a drum: p5 its pitch
instr blip
  iHertz = cpspch(p5)
  aDot = oscili(expon:a(1, 0.09, 0.02), expseg(iHertz * 2, 0.02, iHertz, 1, iHertz * 0.9))
  Play(aDot * p4 * 0.5 * linsegr:a(0, 0.001, 1, 0.12, 1, 0.05, 0), 0.1, 0.5)
endin

; A kick of another size: p5 its pitch
instr thud
  iHertz = cpspch(p5)
  aDrum = oscili(expon:a(1, 0.2, 0.02), expseg(iHertz * 3, 0.04, iHertz, 1, iHertz * 0.9))
  aSkin = butterlp(noise(1, 0), 1800) * expon:a(1, 0.02, 0.01) * 0.3
  Play((aDrum + aSkin) * p4 * 0.7 * linsegr:a(0, 0.002, 1, 0.16, 1, 0.05, 0), 0, 0)
endin

instr master
  aWet, aOther reverbsc gaRoom, gaRoom, 0.7, 8000
  aBack init 0
  iTime = (p4 == 0) ? 0.25 : p4
  aBack = delay(gaEcho + butterlp(aBack, 4500) * p5, iTime)
  aMix = (gaDry + aWet * 0.7 + aBack * p6) * 0.8
  out dcblock2(tanh(aMix))
  gaDry = 0
  gaRoom = 0
  gaEcho = 0
endin
