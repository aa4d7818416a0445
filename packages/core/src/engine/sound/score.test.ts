import { describe, expect, it } from 'vitest'
import { hitSound } from '../../areas/battle/scene/hit-style.ts'
import { effects } from './effects.ts'
import { creatureMood, type Mood, moodOf } from './mood.ts'
import { bar, beatsInBar, pieces } from './score.ts'

describe('the music', () => {
  it('plays the same bar the same way each time', () => {
    expect(bar('road', 5, 0)).toEqual(bar('road', 5, 0))
    expect(bar('road', 5, 0)).not.toEqual(bar('road', 6, 0))
  })

  it('keeps every note inside its bar and within hearing', () => {
    for (const mood of Object.keys(pieces) as Mood[]) {
      for (let index = 0; index < 24; index++) {
        for (const note of bar(mood, index, 0.5)) {
          expect(note.at).toBeGreaterThanOrEqual(0)
          expect(note.at).toBeLessThan(beatsInBar)
          expect(note.pitch).toBeGreaterThan(40)
          expect(note.pitch).toBeLessThan(4200)
        }
      }
    }
  })

  it('drums more the closer a fight is to its end', () => {
    const beats = (intensity: number) =>
      Array.from({ length: 8 }, (_, i) => bar('battle', i, intensity).filter(({ voice }) => voice === 'drum').length).reduce(
        (a, b) => a + b,
      )
    expect(beats(1)).toBeGreaterThan(beats(0))
  })

  it('has one piece up to stair three, two up to five, three up to ten, then four', () => {
    const heard = (from: number, to: number) => new Set(Array.from({ length: to - from + 1 }, (_, i) => moodOf(from + i, 'meadow'))).size
    expect(heard(1, 3)).toBe(1)
    expect(heard(1, 5)).toBe(2)
    expect(heard(1, 10)).toBe(3)
    expect(heard(1, 30)).toBe(4)
  })
})

describe('the music above stair 500', () => {
  const heard = (best: number, introSeen = false, tileKind = 'gold') =>
    new Set(Array.from({ length: 40 }, (_, i) => moodOf(501 + i, tileKind, best, introSeen)))

  it('has more pieces the higher the highest stair won: from stairs 3000, 4375 and 5250 on', () => {
    expect([600, 2999, 3000, 4374, 4375, 5249, 5250].map((best) => heard(best).size)).toEqual([1, 1, 2, 2, 3, 3, 4])
  })

  it('plays a part’s own piece once its beginning was seen', () => {
    expect(heard(600, false, 'snow')).toEqual(new Set(['high']))
    expect(heard(600, true, 'snow')).toEqual(new Set(['snow', 'high']))
    expect(heard(3000, true, 'hell')).toEqual(new Set(['hell', 'high']))
  })
})

it('plays an old dance to a creature above stair 500', () => {
  expect([1, 500, 501].map(creatureMood)).toEqual(['quiet', 'quiet', 'medieval'])
})

describe('the effects', () => {
  it('sound a hit by its power', () => {
    expect([0, 49, 50, 99, 100, 500].map(hitSound)).toEqual(['slash', 'slash', 'hit', 'hit', 'heavy', 'heavy'])
  })

  it('are two dozen, and a voice for each family of creatures', () => {
    expect(Object.keys(effects)).toHaveLength(24 + 8)
  })
})
