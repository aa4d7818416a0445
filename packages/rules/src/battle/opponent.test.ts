import { expect, it } from 'vitest'
import { creature } from '../fixture.ts'
import { best, choices, decide } from './opponent.ts'
import { even, table } from './table.ts'

const human = (id: number, change: Parameters<typeof creature>[2] = {}) => creature('HUMAN', id, { total: 200, ...change })
const aim = (cls: Parameters<typeof creature>[0], own: ReturnType<typeof human>[]) => {
  const t = table(own, [creature(cls, -1, { total: 200 })])
  return best(choices(t.field.state, 'TM2'))!.target.id
}

it('finishes whom it can finish', () => {
  expect(aim('HUMAN', [human(1), human(2, { health: 20 }), human(3)])).toBe(2)
})

it('strikes the dangerous before the harmless', () => {
  expect(aim('MAGE', [human(1, { attack: 10 }), human(2, { attack: 60 })])).toBe(2)
})

it('has a temper by its class: beasts go for the wounded, assassins for the back row', () => {
  expect(aim('BEAST', [human(1), human(2, { health: 110 })])).toBe(2)
  expect(aim('ASSASSIN', [human(1), human(2), human(3), human(4)])).toBe(4)
})

it('mends instead where that is worth more', () => {
  const t = table([human(1, { defence: 5000 })], [creature('PRIEST', -1, { attack: 60 }), human(-2, { health: 20 })])
  expect(best(choices(t.field.state, 'TM2').filter((c) => c.attacker.id === -1))!.target.id).toBe(-2)
})

it('plays its best at full skill and blunders without any', () => {
  const t = table([human(1), human(2, { health: 20 }), human(3)], [human(-1)])
  const masters = Array.from({ length: 50 }, (_, i) =>
    decide(t.field.state, 'TM2', 100, (what, sides) => (what === 'choice' ? i % sides : even(what, sides))),
  )
  expect(new Set(masters.map((c) => c!.target.id))).toEqual(new Set([2]))
  const fools = Array.from({ length: 50 }, (_, i) =>
    decide(t.field.state, 'TM2', 0, (what, sides) => (what === 'choice' ? (i * 7) % sides : even(what, sides))),
  )
  expect(new Set(fools.map((c) => c!.target.id)).size).toBeGreaterThan(1)
})

it('has no choice where nobody can move', () => {
  const t = table([human(1)], [human(-1)])
  t.of(-1).struck = true
  expect(decide(t.field.state, 'TM2', 50, even)).toBeUndefined()
})
