import type { Artifact } from '@skystair/contract'
import { expect, it } from 'vitest'
import { creature, player } from '../../../testing/fixtures.ts'
import { momentsBetween } from './moments-between.ts'

const ring: Artifact = { id: 7, artifactId: 1, effectType: 'ATTACK', atlasKey: 'artifact/ring', rarity: 'RARE', power: 3 }
const before = player({ level: 2, creatures: [creature(1), creature(2, { artifacts: [ring] })] })
const kinds = (after: Partial<typeof before>) => momentsBetween(before, { ...before, ...after }).map(({ key }) => key)

it('returns a hero who joined, a new artifact, a rank and a level, in this order', () => {
  const [first, second] = [creature(1, { rank: 1, artifacts: [{ ...ring, id: 8 }] }), creature(2, { artifacts: [ring] })]
  expect(kinds({ level: 3, creatures: [first, second, creature(3, { artifacts: [{ ...ring, id: 9 }] })] })).toEqual([
    'hero 3',
    'artifact 8',
    'rank 1 1',
    'level 3',
  ])
})

it('returns nothing for wounds, another order, or an artifact that changed its bearer', () => {
  expect(kinds({})).toEqual([])
  expect(kinds({ creatures: [creature(2), creature(1, { artifacts: [ring], health: { current: 1, total: 100 } })] })).toEqual([])
})

it('returns an artifact when the player gets it, in the backpack or on a hero, but not when it is put on or taken off', () => {
  const found = { ...ring, id: 20 }
  expect(momentsBetween(before, { ...before, artifacts: [found] })).toEqual([
    { key: 'artifact 20', kind: 'artifact', creature: null, artifact: found },
  ])
  const packed = { ...before, artifacts: [found] }
  const worn = { ...before, creatures: [creature(1, { artifacts: [found] }), creature(2, { artifacts: [ring] })] }
  expect([momentsBetween(packed, worn), momentsBetween(worn, packed)]).toEqual([[], []])
})

it('returns several alike, as bought for the whole squad, as one', () => {
  expect(kinds({ artifacts: [20, 21, 22].map((id) => ({ ...ring, id, artifactId: id === 22 ? 2 : 1 })) })).toEqual([
    'artifact 20',
    'artifact 22',
  ])
})

it('returns nothing when heroes leave, and nothing of another player', () => {
  expect(kinds({ creatures: [creature(1)] })).toEqual([])
  expect(kinds({ id: 2, level: 9, creatures: [creature(5)] })).toEqual([])
})

it('tells what a rank gave', () => {
  const stronger = creature(1, { rank: 1, attack: 13, defence: 5, health: { current: 5, total: 120 } })
  const old = creature(1, { attack: 10, defence: 4, health: { current: 5, total: 100 } })
  expect(momentsBetween({ ...before, creatures: [old] }, { ...before, creatures: [stronger] })).toMatchObject([
    { kind: 'rank', creature: { id: 1 }, attack: 3, defence: 1, health: 20 },
  ])
})

it('tells what a level gave to the own hero, unless a new rank gave some of it', () => {
  const [old, weak] = [creature(1, { attack: 10, defence: 4, health: { current: 5, total: 100 } }), creature(2)]
  const stronger = creature(1, { attack: 12, defence: 5, health: { current: 5, total: 108 } })
  const grown = (now: typeof old) =>
    momentsBetween({ ...before, creatures: [old, weak] }, { ...before, level: 3, creatures: [now, weak] }).find(
      ({ kind }) => kind === 'level',
    )
  expect(grown(stronger)).toMatchObject({ grown: { creature: { id: 1 }, attack: 2, defence: 1, health: 8 } })
  expect(grown({ ...stronger, rank: stronger.rank + 1 })).toMatchObject({ grown: null })
  expect(grown(old)).toMatchObject({ grown: null })
})
