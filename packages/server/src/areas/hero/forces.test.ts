import type { ForceV2 } from '@skystair/contract'
import { expect, it } from 'vitest'
import { forcesOf, hammerGems, hammersOf, MAX_HAMMERS } from './forces.ts'

const force = (readyAt: number | null): ForceV2 => ({ force: 'ATTACK', warriorClass: 'MAGE', rank: 1, readyAt })

it('a force that is being improved takes a hammer until it is ready', () => {
  const heroes = [{ forcesV2: [force(null), force(100)] }, { forcesV2: [force(200)] }, { forcesV2: [] }]
  expect(forcesOf(heroes)).toHaveLength(3)
  expect([99, 100, 200].map((now) => hammersOf({ hammers: 0 }, heroes, now).current)).toEqual([0, 1, 2])
  expect(hammersOf({ hammers: 3 }, heroes, 99)).toEqual({ current: 3, max: 5 })
})

it('each further hammer costs more, up to a highest number', () => {
  const prices = Array.from({ length: MAX_HAMMERS + 1 }, (_, hammers) => hammerGems({ hammers }))
  expect(prices).toEqual([120, 240, 360, 480, null])
})
