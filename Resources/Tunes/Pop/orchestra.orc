; Pop: round, bright and clean. Mallets, bells, plucked synthesizers, a warm bass, fingers that snap.
; A note: start, duration, pitch (octave.step, 8.00 is middle C), level from 0 to 1, and for what sings
; the pitch to which it glides (0: none). A drum: start, duration, level. "master" lasts as long as the tune.

sr = 48000
ksmps = 16
nchnls = 1
0dbfs = 1
seed 7

gaDry init 0
gaRoom init 0

opcode Play, 0, ai
  aSound, iRoom xin
  gaDry += aSound
  gaRoom += aSound * iRoom
endop

; In Hz; a glide holds its first pitch, then leaves it.
opcode Glide, k, iii
  iFrom, iTo, iTime xin
  iFirst = cpspch(iFrom)
  iLast = (iTo == 0) ? iFirst : cpspch(iTo)
  xout expseg(iFirst, iTime * 0.3, iFirst, iTime * 0.5, iLast, 1, iLast)
endop

instr marimba
  iHertz = cpspch(p4)
  aBar = oscili(expon:a(1, 0.9, 0.01), iHertz)
  aBar += oscili(0.35 * expon:a(1, 0.18, 0.01), iHertz * 3.93)
  aBar += oscili(0.12 * expon:a(1, 0.06, 0.01), iHertz * 9.2)
  aKnock = butterbp(noise(1, 0) * expon:a(1, 0.02, 0.01), iHertz * 3, iHertz)
  Play((aBar + aKnock * 0.5) * p5 * 0.5 * linsegr:a(0, 0.001, 1, p3, 1, 0.25, 0), 0.18)
endin

instr bell
  iHertz = cpspch(p4)
  aClang = oscili(1.6 * expon:a(1, 0.5, 0.02) * iHertz * 3.5, iHertz * 3.5)
  aBell = oscili(expon:a(1, 1.2, 0.01), iHertz + aClang * 0.6)
  aBell += oscili(0.3 * expon:a(1, 0.7, 0.01), iHertz * 2.01)
  Play(aBell * p5 * 0.35 * linsegr:a(0, 0.002, 1, p3, 1, 0.4, 0), 0.3)
endin

instr pluck
  iHertz = cpspch(p4)
  aSaw = vco2(0.5, iHertz) + vco2(0.5, iHertz * 1.004, 2, 0.35)
  kOpen = expseg(min(iHertz * 9, 12000), 0.12, iHertz * 2.5, 0.6, iHertz * 1.2, 1, iHertz)
  aTone = moogladder(aSaw, kOpen, 0.25) * expon:a(1, 0.8, 0.05)
  Play(aTone * p5 * 0.75 * linsegr:a(0, 0.002, 1, p3, 1, 0.08, 0), 0.2)
endin

instr keys
  iHertz = cpspch(p4)
  aTine = oscili(iHertz * 0.9 * expon:a(1, 0.25, 0.05), iHertz * 14)
  aReed = oscili(iHertz * 0.8 * expon:a(1, 0.9, 0.1), iHertz)
  aTone = oscili(0.25 * expon:a(1, 0.3, 0.05), iHertz + aTine) + oscili(0.8 * expon:a(1, 1.4, 0.1), iHertz + aReed)
  Play(aTone * p5 * 0.4 * linsegr:a(0, 0.003, 1, p3, 1, 0.12, 0), 0.25)
endin

; A wordless "oo" that opens to "ah" with its level.
instr voice
  kHertz = Glide(p4, p6, p3)
  kHertz *= 1 + 0.008 * linseg(0, 0.15, 0, 0.2, 1, 1, 1) * oscili:k(1, 5.6)
  aCords = vco2(0.6, kHertz) + 0.05 * noise(1, 0)
  aMouth = butterbp(aCords, 420 + 350 * p5, 140) + 0.6 * butterbp(aCords, 950 + 250 * p5, 200)
  aMouth += 0.25 * butterbp(aCords, 2700, 350) + 0.35 * butterlp(aCords, kHertz * 1.2)
  Play(aMouth * p5 * 1.3 * linsegr:a(0, 0.03, 1, p3, 1, 0.09, 0), 0.3)
endin

instr whistle
  kHertz = Glide(p4, p6, p3)
  kHertz *= 1 + 0.006 * linseg(0, 0.1, 0, 0.2, 1, 1, 1) * oscili:k(1, 6.1)
  aLips = oscili(0.8, kHertz) + oscili(0.05, kHertz * 2)
  aBreath = butterbp(noise(1, 0), kHertz, 300) * 0.12
  Play((aLips + aBreath) * p5 * 0.35 * linsegr:a(0, 0.025, 1, p3, 1, 0.06, 0), 0.3)
endin

instr strings
  iHertz = cpspch(p4)
  aBows = vco2(0.3, iHertz * 0.997) + vco2(0.3, iHertz) + vco2(0.3, iHertz * 1.0035)
  Play(butterlp(aBows, min(iHertz * 5, 5000)) * p5 * 0.45 * linsegr:a(0, 0.09, 1, p3, 1, 0.2, 0), 0.35)
endin

instr bass
  kHertz = Glide(p4, p6, p3)
  aTone = oscili(0.8, kHertz) + vco2(0.35, kHertz, 12)
  aWarm = moogladder(aTone + vco2(0.3, kHertz), expseg(1400, 0.15, 500, 1, 300), 0.1)
  Play(aWarm * p5 * 0.42 * expon:a(1, 1.2, 0.2) * linsegr:a(0, 0.004, 1, p3, 1, 0.05, 0), 0.02)
endin

; A bubble or a drop: the smaller, the faster it rises.
instr drop
  iHertz = cpspch(p4)
  aDrop = oscili(expon:a(1, 0.12, 0.03), expseg(iHertz * 0.8, 0.09, iHertz * 1.5, 1, iHertz * 2))
  Play(aDrop * p5 * 0.5 * linsegr:a(0, 0.002, 1, 0.1, 1, 0.1, 0), 0.4)
endin

instr snap
  aSnap = butterbp(noise(1, 0), 2100, 700) * (expon:a(1, 0.05, 0.01) + 0.4 * expon:a(1, 0.012, 0.01))
  Play(aSnap * p4 * 2.6 * linsegr:a(0, 0.001, 1, 0.1, 1, 0.05, 0), 0.5)
endin

instr clap
  aHands = linseg:a(1, 0.009, 0.2, 0.001, 1, 0.009, 0.2, 0.001, 1, 0.12, 0.05, 0.1, 0)
  Play(butterbp(noise(1, 0), 1400, 1300) * aHands * p4 * 0.8 * linsegr:a(1, 0.2, 1, 0.05, 0), 0.35)
endin

instr kick
  aDrum = oscili(expon:a(1, 0.25, 0.02), expseg(160, 0.05, 62, 1, 48))
  Play(aDrum * p4 * 0.8 * linsegr:a(0, 0.001, 1, 0.18, 1, 0.05, 0), 0)
endin

instr shaker
  aBeads = butterhp(noise(1, 0), 6500) * linseg:a(0, 0.015, 1, 0.05, 0.1, 0.05, 0)
  Play(aBeads * p4 * 0.35, 0.1)
endin

instr tambourine
  aJingle = butterbp(noise(1, 0), 9500, 2500) + butterbp(noise(1, 0), 6200, 400) * 2
  Play(aJingle * p4 * 0.6 * expon:a(1, 0.16, 0.03) * linsegr:a(0, 0.002, 1, 0.15, 1, 0.05, 0), 0.2)
endin

; A kick of another size: p5 its pitch
instr thud
  iHertz = cpspch(p5)
  aDrum = oscili(expon:a(1, 0.2, 0.02), expseg(iHertz * 3, 0.04, iHertz, 1, iHertz * 0.9))
  aSkin = butterlp(noise(1, 0), 1800) * expon:a(1, 0.02, 0.01) * 0.3
  Play((aDrum + aSkin) * p4 * 0.7 * linsegr:a(0, 0.002, 1, 0.16, 1, 0.05, 0), 0.02)
endin

instr master
  aWet, aOther reverbsc gaRoom, gaRoom, 0.62, 7000
  aMix = (gaDry + aWet * 0.8) * 0.7
  out dcblock2(tanh(aMix))
  gaDry = 0
  gaRoom = 0
endin
