import type { Artifact } from '@skystair/contract'
import { expect, it } from 'vitest'
import { creature, NOW, player } from '../../../testing/fixtures.ts'
import { hasHeroNews, wearableCount } from './news.ts'

const artifact = (id: number): Artifact => ({ id, artifactId: 1, effectType: 'ATTACK', atlasKey: 'x', rarity: 'USUAL', power: 3 })

it('announces news of the heroes while an artifact in the backpack fits into a free slot, or a hero is new', () => {
  const full = [creature(1, { slotsCount: 1, artifacts: [artifact(9)] }), creature(2, { slotsCount: 0 })]
  const free = [...full, creature(3, { slotsCount: 2 })]
  const packed = [artifact(1), artifact(2), artifact(3)]
  expect([full, free].map((creatures) => wearableCount(player({ creatures, artifacts: packed })))).toEqual([0, 2])
  expect(hasHeroNews(player({ creatures: full, artifacts: packed }), NOW)).toBe(false)
  expect(hasHeroNews(player({ creatures: free, artifacts: packed }), NOW)).toBe(true)
  expect(hasHeroNews(player({ creatures: free, artifacts: [] }), NOW)).toBe(false)
  expect(hasHeroNews(player({ creatureNews: true }), NOW)).toBe(true)
})

it('announces news of the heroes while a rank can be raised or taken', () => {
  const news = (change: Parameters<typeof creature>[1]) => hasHeroNews(player({ creatures: [creature(1, change)] }), NOW)
  expect([news({ rankPoints: 11 }), news({ rankPoints: 12 }), news({ rank: 1, rankPoints: 29 })]).toEqual([false, true, false])
  expect(news({ rank: 5, maxRank: 5, rankPoints: 500 })).toBe(false)
  expect([news({ rankPoints: 50, rankReadyAt: NOW + 1 }), news({ rankReadyAt: NOW })]).toEqual([false, true])
})
