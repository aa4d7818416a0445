import { expect, it } from 'vitest'
import { fight, place } from '../../../testing/fixtures.ts'
import { actionOf, guardianAhead, inReach, nearest } from './next-action.ts'

it.each([
  [place(1), 'take'],
  [place(1, { placeType: 'ARTIFACT' }), 'take'],
  [place(1, { placeType: 'SKILL' }), 'drink'],
  [place(1, { placeType: 'GAINABLE' }), 'free'],
  [place(1, { placeType: 'GAINABLE', creatureImageId: 'cub', squadSize: 2 }), 'fight'],
  [fight(1), 'fight'],
  [place(1, { placeType: 'TALKER', used: true }), 'talk'],
  [place(1, { placeType: 'TURN' }), 'turn'],
  [place(1, { placeType: 'PORTAL' }), 'teleport'],
  [place(1, { used: true }), null],
  [place(1, { placeType: 'CUSTOM_PLACE' }), null],
  [place(1, { placeType: 'SCRIPT', subject: 'tale' }), 'talk'],
])('returns the action of %j', (place, action) => {
  expect(actionOf(place)).toBe(action)
})

it('prefers the nearest place within reach, a find at hand before all, then a guardian, nothing finished, and no portal that was passed', () => {
  const gold = place(1, { posY: 100 })
  const turn = place(2, { posY: 90, placeType: 'TURN', used: true })
  const talk = place(4, { posY: 90, placeType: 'TALKER' })
  const guard = fight(3, { posY: 200, guardian: true })
  expect(nearest([turn, gold], 90)).toBe(gold)
  expect(nearest([turn, gold, guard], 90)).toBe(gold)
  expect(nearest([turn, gold, guard], 201)).toBe(guard)
  expect(nearest([talk], 90)).toBe(talk)
  expect(nearest([{ ...talk, used: true }], 90)).toBeNull()
  expect(nearest([turn], 90)).toBeNull()
  const portal = place(5, { posY: 90, placeType: 'PORTAL' })
  expect([nearest([portal], 90), nearest([portal], 91)]).toEqual([portal, null])
  expect(nearest([gold], 341)).toBeNull()
})

it('finds the guardian right ahead until it is defeated', () => {
  const guard = fight(3, { posY: 480, guardian: true })
  expect(guardianAhead([guard], 420)).toBe(guard)
  expect(guardianAhead([guard], 100)).toBeNull()
  expect(guardianAhead([{ ...guard, used: true }], 420)).toBeNull()
})

it('reaches nothing beyond an undefeated guardian, even if it was chosen', () => {
  const guard = fight(3, { posY: 120, guardian: true })
  const beyond = place(4, { posY: 140, placeType: 'TALKER' })
  expect(inReach([guard, beyond], 60, beyond.id)).toBe(guard)
  expect(inReach([{ ...guard, used: true }, beyond], 60, beyond.id)).toBe(beyond)
})
