import type { ForceV2 } from '@skystair/contract'
import { expect, it } from 'vitest'
import { forcesOf, HAMMERS, hammersFree } from './forces.ts'

const force = (readyAt: number | null): ForceV2 => ({ force: 'ATTACK', warriorClass: 'MAGE', rank: 1, readyAt })

it('a force that is being upgraded takes a hammer until it is ready', () => {
  const heroes = [{ forcesV2: [force(null), force(100)] }, { forcesV2: [force(200)] }, { forcesV2: [] }]
  expect(forcesOf(heroes)).toHaveLength(3)
  expect([99, 100, 200].map((now) => hammersFree(heroes, now))).toEqual([HAMMERS - 2, HAMMERS - 1, HAMMERS])
})
