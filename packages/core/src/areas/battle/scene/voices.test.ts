import { creatures } from '@skystair/world/areas/hero/rows'
import { expect, it } from 'vitest'
import { voiceOf } from './voices.ts'

const voice = (imageId: string) => voiceOf(creatures.find((kind) => kind.imageId === imageId)!)

it('gives the creatures of a family one voice, and others another', () => {
  expect(['grey_wolf', 'brown_bear'].map((one) => voice(one).name)).toEqual(['growl', 'growl'])
  expect(new Set(creatures.map((kind) => voiceOf(kind).name)).size).toBe(8)
})

it('is deeper the rarer the creature is, never by more than half an octave from the sound as it is made', () => {
  const rates = (rarity: string) => creatures.filter((kind) => kind.rarity === rarity).map((kind) => voiceOf(kind).rate)
  expect(Math.max(...rates('LEGENDARY'))).toBeLessThan(Math.min(...rates('COMMON')))
  for (const kind of creatures) {
    expect(voiceOf(kind).rate).toBeGreaterThan(0.7)
    expect(voiceOf(kind).rate).toBeLessThan(1.42)
  }
})
