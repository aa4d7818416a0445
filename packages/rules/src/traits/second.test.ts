// One test a second trait. 30 attack against 26 defence is a plain blow of 45; an answer is 18. Monks of rank 2 have no second trait yet.
import { CreatureClass } from '@skystair/contract'
import { SECOND_RANK, SecondTrait, secondTraits } from '@skystair/contract/areas/hero/second-traits'
import { expect, it } from 'vitest'
import { table } from '../battle/table.ts'
import { creature } from '../fixture.ts'

const BLOW = 45
type Change = Parameters<typeof creature>[2]
const plain = (id: number, change?: Change) => creature('MONK', id, { total: 1000, rank: SECOND_RANK - 1, ...change })
/** Somebody of the first class that has the trait and whose own idea does not show here. */
const withTrait = (cls: CreatureClass, id: number, change?: Change) => creature(cls, id, { total: 1000, rank: SECOND_RANK, ...change })
const loss = (t: ReturnType<typeof table>, by: number, on: number): number => {
  const before = t.health(on)
  t.strike(by, on)
  return before - t.health(on)
}
/** What a blow takes at this rank and at the one below, so that only the second trait shows. */
const twice = (make: (rank: number) => number): [below: number, reached: number] => [make(SECOND_RANK - 1), make(SECOND_RANK)]

const tests: Record<SecondTrait, () => void> = {
  FINISHER: () => {
    const blow = (health: number) => twice((rank) => loss(table([withTrait('WARLOCK', 1, { rank })], [plain(-1, { health })]), 1, -1))
    expect(blow(333)).toEqual([BLOW, 51])
    expect(blow(334)).toEqual([BLOW, BLOW])
  },
  OPENER: () => {
    const blow = (health: number) => twice((rank) => loss(table([withTrait('DJINN', 1, { rank })], [plain(-1, { health })]), 1, -1))
    expect(blow(1000)).toEqual([BLOW, 50])
    expect(blow(999)).toEqual([BLOW, BLOW])
  },
  VANGUARD: () => {
    const t = table([withTrait('LIZARD', 1)], [plain(-1)])
    const blows = [1, 2, 3].map((round) => {
      t.field.state.round = round
      return loss(t, 1, -1)
    })
    expect(blows).toEqual([50, 50, BLOW])
  },
  AVENGER: () => {
    const fallen = (count: number) => Array.from({ length: count }, (_, i) => plain(i + 2, { health: 0 }))
    const blow = (count: number) => loss(table([withTrait('TROLL', 1), ...fallen(count), plain(9)], [plain(-1)]), 1, -1)
    expect([0, 1, 3].map(blow)).toEqual([BLOW, 47, 53])
  },
  SURVIVOR: () => {
    const taken = (health: number) => twice((rank) => loss(table([plain(1)], [withTrait('NECROMANCER', -1, { rank, health })]), 1, -1))
    expect(taken(499)).toEqual([BLOW, 39])
    expect(taken(500)).toEqual([BLOW, BLOW])
  },
  SHOULDER: () => {
    const t = table([plain(1)], [withTrait('DWARF', -1), plain(-2, { health: 40 })])
    expect([loss(t, 1, -1), loss(t, 1, -2), loss(t, 1, -1)]).toEqual([40, 40, BLOW])
    expect(loss(table([plain(1)], [withTrait('DWARF', -1, { rank: SECOND_RANK - 1 }), plain(-2)]), 1, -1)).toBe(BLOW)
  },
  THORNS: () => {
    const hurt = (by: CreatureClass) =>
      twice((rank) => {
        const t = table([creature(by, 1, { total: 1000 })], [withTrait('TREANT', -1, { rank })])
        t.strike(1, -1)
        return 1000 - t.health(1)
      })
    const [answered, stung] = hurt('MONK')
    expect(stung - answered).toBe(4)
    expect(hurt('WARLOCK')).toEqual([0, 0])
  },
  THIRST: () => {
    const t = table([withTrait('NAGA', 1, { health: 500 })], [plain(-1, { attack: 1 })])
    t.strike(1, -1)
    // A tenth of 45 is 4; the answer of so weak a fighter takes 1.
    expect(t.health(1)).toBe(500 + 4 - 1)
  },
}

it.each(SecondTrait.map((name) => [name, tests[name]] as const))('%s does what its sentence says, from its rank on', (_, test) => test())

it('gives every class a second trait, and none of them to nobody', () => {
  expect(CreatureClass.filter((cls) => !SecondTrait.includes(secondTraits[cls]))).toEqual([])
  expect(new Set(Object.values(secondTraits)).size).toBe(SecondTrait.length)
  for (const name of SecondTrait)
    expect(Object.values(secondTraits).filter((given) => given === name).length, name).toBeGreaterThanOrEqual(6)
})
