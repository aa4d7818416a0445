import { expect, it } from 'vitest'
import allEn from '../../generated/all-en.ts'
import allRu from '../../generated/all-ru.ts'
import { parts } from '../story/rows.ts'
import { portalAt, portals } from './rows.ts'

it('gives every portal of the road one existing landmark further up', () => {
  const last = parts.at(-1)!.to
  expect(new Set(portals.map(({ id }) => id)).size).toBe(portals.length)
  for (const [index, { from, stair }] of portals.entries()) {
    const next = portals[index + 1]?.from ?? last
    expect([from < next || next === last, stair > next - 1 || stair === last, stair <= last], `from ${from}`).toEqual([true, true, true])
  }
  expect([portalAt(1).id, portalAt(15).id, portalAt(16).id, portalAt(last).id]).toEqual([1, 1, 2, portals.length])
})

it('has a name and a sign for each destination in both languages, and for no others', () => {
  const names = portals.map(({ name }) => name).sort()
  for (const { portal } of [allEn, allRu]) expect(Object.keys(portal.target).sort()).toEqual(names)
})
