import type { ForceV2 } from '@skystair/contract'
import { expect, it } from 'vitest'
import { giftsOf, HAMMERS, hammersFree } from './forces.ts'

const gift = (readyAt: number | null): ForceV2 => ({ force: 'ATTACK', warriorClass: 'MAGE', rank: 1, readyAt })

it('a gift that grows takes a hammer until it is ready', () => {
  const heroes = [{ forcesV2: [gift(null), gift(100)] }, { forcesV2: [gift(200)] }, { forcesV2: [] }]
  expect(giftsOf(heroes)).toHaveLength(3)
  expect([99, 100, 200].map((now) => hammersFree(heroes, now))).toEqual([HAMMERS - 2, HAMMERS - 1, HAMMERS])
})
