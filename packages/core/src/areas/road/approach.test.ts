import { expect, it } from 'vitest'
import { fight } from '../../../testing/fixtures.ts'
import { onRoad } from '../../../testing/on-road.ts'
import { approach } from './approach.ts'

async function before(difficulty: 'RED' | 'YELLOW') {
  const { road, services } = await onRoad()
  road.places.clear()
  const enemy = fight(2, { posY: road.coordinate + 40, difficulty, squadSize: 4 })
  road.places.set(2, enemy)
  expect(road.near?.id).toBe(2)
  return { road, services, enemy }
}

it('asks before a dangerous fight, says how many wait there, and begins it only then', async () => {
  const { road, services, enemy } = await before('RED')
  const pressed = approach(services, enemy)
  expect(services.ui.question).not.toBeNull()
  services.ui.answer(false)
  await pressed
  expect(road.chosen).toBeNull()
  const again = approach(services, enemy)
  services.ui.answer(true)
  await again
  expect(road.chosen).toBe(2)
})

it('begins any other fight at once', async () => {
  const { road, services, enemy } = await before('YELLOW')
  await approach(services, enemy)
  expect([services.ui.question, road.chosen]).toEqual([null, 2])
})
