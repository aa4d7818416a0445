import { seededRandom } from '../paint/random.ts'
import type { Mood } from './mood.ts'

export type Voice = 'drone' | 'gusli' | 'flute' | 'bell' | 'drum' | 'brass'

/** A note: `at` and `length` in beats from the bar's beginning, `pitch` in hertz. */
export interface Note {
  voice: Voice
  at: number
  length: number
  pitch: number
  loud: number
}

interface Piece {
  bpm: number
  /** Lowest tone of the scale in hertz, and its steps in semitones. */
  keynote: number
  scale: readonly number[]
  voices: readonly Voice[]
}

const dorian = [0, 2, 3, 5, 7, 9, 10]
const aeolian = [0, 2, 3, 5, 7, 8, 10]
const phrygian = [0, 1, 3, 5, 7, 8, 10]
const mixolydian = [0, 2, 4, 5, 7, 9, 10]
const pentatonic = [0, 3, 5, 7, 10]
const D = 146.83
const A = 110

export const pieces: Record<Mood, Piece> = {
  quiet: { bpm: 60, keynote: D, scale: pentatonic, voices: ['drone', 'gusli'] },
  road: { bpm: 72, keynote: D, scale: dorian, voices: ['drone', 'gusli'] },
  high: { bpm: 72, keynote: D, scale: dorian, voices: ['drone', 'gusli', 'flute'] },
  snow: { bpm: 60, keynote: A, scale: aeolian, voices: ['drone', 'bell', 'flute'] },
  hell: { bpm: 66, keynote: A, scale: phrygian, voices: ['drone', 'gusli', 'brass'] },
  medieval: { bpm: 84, keynote: D, scale: mixolydian, voices: ['drone', 'gusli', 'flute', 'drum'] },
  battle: { bpm: 112, keynote: D, scale: phrygian, voices: ['drone', 'gusli', 'drum'] },
  arena: { bpm: 96, keynote: D, scale: mixolydian, voices: ['drone', 'gusli', 'drum', 'brass'] },
  clan: { bpm: 76, keynote: A, scale: dorian, voices: ['drone', 'gusli', 'flute', 'bell'] },
  shop: { bpm: 80, keynote: A, scale: pentatonic, voices: ['drone', 'gusli', 'bell'] },
  boss: { bpm: 112, keynote: D, scale: phrygian, voices: ['drone', 'gusli', 'drum', 'brass'] },
}

export const beatsInBar = 4

/** Returns one bar of a mood: the same bar has the same notes each time. `intensity` 0…1 adds drums. */
export function bar(mood: Mood, index: number, intensity: number): Note[] {
  const { keynote, scale, voices } = pieces[mood]
  const random = seededRandom(index * 31 + mood.length * 1009 + mood.charCodeAt(0))
  const phrase = Math.floor(index / 4)
  const tone = (degree: number) =>
    keynote * 2 ** (Math.floor(degree / scale.length) + (scale[((degree % scale.length) + scale.length) % scale.length] ?? 0) / 12)
  const harmony = [0, 3, 4, 0][index % 4] ?? 0
  const notes: Note[] = []
  for (const voice of voices) {
    switch (voice) {
      case 'drone':
        notes.push({ voice, at: 0, length: beatsInBar, pitch: keynote / 2, loud: 0.5 })
        if (index % 2 === 1) notes.push({ voice, at: 0, length: beatsInBar, pitch: tone(harmony) / 2, loud: 0.3 })
        break
      case 'gusli':
        for (let step = 0; step < 8; step++) {
          if (step % 4 !== 0 && random() < 0.3) continue
          const degree = harmony + ([0, 2, 4, 7, 4, 2, 5, 4][step] ?? 0) + (random() < 0.2 ? 1 : 0)
          notes.push({ voice, at: step / 2, length: 1.5, pitch: tone(degree), loud: step % 4 === 0 ? 0.5 : 0.32 })
        }
        break
      case 'flute': {
        // It plays one phrase of four bars in three.
        if (phrase % 3 !== 1) break
        let degree = scale.length + harmony + Math.floor(random() * 3)
        for (let at = 0; at < beatsInBar; ) {
          const length = [1, 1.5, 2, 0.5][Math.floor(random() * 4)] ?? 1
          notes.push({ voice, at, length: Math.min(length, beatsInBar - at), pitch: tone(degree), loud: 0.34 })
          at += length
          degree += Math.floor(random() * 3) - 1
        }
        break
      }
      case 'bell':
        for (let beat = 0; beat < beatsInBar; beat++) {
          if (beat > 0 && random() < 0.45) continue
          notes.push({
            voice,
            at: beat + (random() < 0.3 ? 0.5 : 0),
            length: 3,
            pitch: tone(scale.length * 2 + harmony + Math.floor(random() * 5)),
            loud: 0.24,
          })
        }
        break
      case 'drum':
        for (let step = 0; step < 16; step++) {
          const strong = step % 4 === 0
          if (!strong && random() > 0.12 + intensity * 0.6) continue
          notes.push({ voice, at: step / 4, length: 0.25, pitch: strong ? 70 : 112, loud: strong ? 0.6 : 0.2 + intensity * 0.22 })
        }
        break
      case 'brass':
        if (index % 2 === 0) notes.push({ voice, at: 0, length: 3, pitch: tone(harmony) / 2, loud: 0.3 })
        break
    }
  }
  return notes
}
