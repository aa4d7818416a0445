import type { Ask } from '@skystair/contract'
import { expect, it } from 'vitest'
import { battle, fighter, forecast } from '../../../testing/fixtures.ts'
import { playing, settled } from '../../../testing/services.ts'
import { keys } from './keys.ts'
import { BattleStore } from './store.ts'

const creatures = [
  fighter(-2, { position: 1 }),
  fighter(-1, { position: 0 }),
  fighter(1, { position: 2 }),
  fighter(2, { position: 0 }),
  fighter(3, { position: 4 }),
]
const ask: Ask = {
  side: 'TM1',
  attackers: [1, 2],
  targets: { 1: [-2, -1], 2: [-1, 1] },
  skipperId: 1,
  consumables: [{ id: 50, kind: 'bomb', count: 1, targets: [-1, -2] }],
}

/** A fight, and a function that presses keys one after the other. */
async function fighting() {
  const { server, services } = playing()
  server.on('POST /api/battle/place/attack', { battle: battle({ creatures }), ask }).on('POST /api/battle/precalculate', forecast())
  const fight = services.get(BattleStore)
  await fight.start(5)
  const press = async (...codes: string[]) => {
    for (const code of codes) {
      keys.down?.(services, { code, repeat: false } as KeyboardEvent)
      await settled()
    }
  }
  return { fight, press, server, services }
}

it('chooses a hero by the digit of its position, even one that the attacker could heal, and keeps it at a second press', async () => {
  const { fight, press } = await fighting()
  await press('Digit1')
  expect(fight.attackerId).toBe(2)
  await press('Digit3')
  expect([fight.attackerId, fight.defenderId]).toEqual([1, null])
  await press('Digit3')
  expect(fight.attackerId).toBe(1)
})

it('chooses no hero by a digit without one, nor one that cannot move', async () => {
  const { fight, press } = await fighting()
  await press('Digit2', 'Digit5')
  expect(fight.attackerId).toBeNull()
})

it('walks through the heroes that can move by up and down, and through the targets by left and right, as they stand', async () => {
  const { fight, press } = await fighting()
  await press('ArrowDown')
  expect(fight.attackerId).toBe(2)
  await press('ArrowDown')
  expect(fight.attackerId).toBe(1)
  await press('ArrowRight')
  expect(fight.defenderId).toBe(-1)
  await press('ArrowRight')
  expect(fight.defenderId).toBe(-2)
  await press('ArrowRight', 'ArrowLeft')
  expect(fight.defenderId).toBe(-2)
})

it('aims a consumable by the arrows and uses it only by Enter', async () => {
  const { fight, press, server } = await fighting()
  const USE = 'POST /api/battle/removeConsumable'
  server.on(USE, { battle: battle({ creatures, version: 1 }), ask })
  fight.pickConsumable(50)
  await press('ArrowRight')
  expect([fight.defenderId, server.times(USE)]).toEqual([-1, 0])
  await press('ArrowRight', 'Enter')
  expect(server.last(USE)?.body).toEqual({ id: 50, targetCreatureId: -2 })
})

it('takes back by Escape what was chosen last', async () => {
  const { fight, press } = await fighting()
  fight.pickConsumable(50)
  await press('Escape')
  expect(fight.consumableId).toBeNull()
  await press('Digit1', 'Escape')
  expect(fight.attackerId).toBeNull()
})

it('does nothing while a key repeats, and leaves other keys to the page', async () => {
  const { fight, services } = await fighting()
  expect(keys.down?.(services, { code: 'Digit1', repeat: true } as KeyboardEvent)).toBe(true)
  expect(keys.down?.(services, { code: 'KeyQ', repeat: false } as KeyboardEvent)).toBe(false)
  expect(fight.attackerId).toBeNull()
})
