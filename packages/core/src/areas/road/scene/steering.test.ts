import { expect, it } from 'vitest'
import { player } from '../../../../testing/fixtures.ts'
import { ENSURE, emptyRoad, onRoad } from '../../../../testing/on-road.ts'
import { settled } from '../../../../testing/services.ts'
import type { GameScene } from '../../../engine/scene/scene-base.ts'
import { aheadAt, projectionFor } from './projection.ts'
import { Steering } from './steering.ts'

const projection = projectionFor(600, 900)

/** A player in the middle of an empty road, and a pointer. */
async function steered() {
  const { road, server, services } = await onRoad()
  const middle = { coordinate: 1000, maxCoordinate: 4000 }
  server.on(ENSURE, emptyRoad())
  await road.adopt(player(middle), true)
  await settled()
  const listeners = new Map<string, (...sent: unknown[]) => void>()
  const input = { on: (name: string, listener: () => void, owner: object) => listeners.set(name, listener.bind(owner)) }
  const time = { now: 0 }
  const scene = { input, time, services } as unknown as GameScene
  const camera = () => ({ projection, coordinate: road.coordinate, turn: 0, haze: 0, time: 0 })
  const steering = new Steering(
    scene,
    camera,
    () => [],
    () => null,
  )
  const send = (name: string, y: number, event = {}) => listeners.get(name)?.({ id: 1, worldX: 300, worldY: y, event })
  const turn = (deltaY: number) => listeners.get('wheel')?.({ id: 1 }, [], 0, deltaY)
  return { road, ui: services.ui, steering, time, send, turn }
}

it('walks up as far as the road is pulled down, at once and after it is released', async () => {
  const { road, send } = await steered()
  send('pointerdown', 300)
  send('pointermove', 315)
  expect(road.goal).toBeNull()
  send('pointermove', 420)
  const goal = Math.round(1000 + aheadAt(projection, 300) - aheadAt(projection, 420))
  expect([road.goal, road.walking, goal > 1200]).toEqual([goal, 1, true])
  send('pointerup', 420)
  expect(road.goal).toBe(goal)
})

it('walks back as far as the road is pulled up, and to where it began if it is pulled back', async () => {
  const { road, send } = await steered()
  send('pointerdown', 420)
  send('pointermove', 300)
  expect([road.goal, road.walking]).toEqual([Math.round(1000 + aheadAt(projection, 420) - aheadAt(projection, 300)), -1])
  send('pointermove', 420)
  send('pointerup', 420)
  expect([road.goal, road.walking, road.coordinate]).toEqual([null, 0, 1000])
})

it('leads the squad by whole steps while the road is pulled slowly, and exactly once it is released', async () => {
  const { road, send } = await steered()
  const goals = new Set<number | null>()
  send('pointerdown', 300)
  for (let y = 302; y <= 420; y += 2) {
    send('pointermove', y)
    goals.add(road.goal)
  }
  expect(goals.size).toBeLessThan(8)
  send('pointerup', 420)
  expect(road.goal).toBe(Math.round(1000 + aheadAt(projection, 300) - aheadAt(projection, 420)))
})

it('walks while the pointer rests, and stops when it is released', async () => {
  const { road, send, steering, time } = await steered()
  send('pointerdown', 300)
  steering.update()
  expect(road.walking).toBe(0)
  time.now = 300
  steering.update()
  expect([road.walking, road.goal]).toEqual([1, null])
  send('pointerup', 300)
  expect(road.walking).toBe(0)
})

it('stops once the mouse returns without its button, which was released elsewhere', async () => {
  const { road, send, steering, time } = await steered()
  send('pointerdown', 300, { buttons: 1 })
  time.now = 300
  steering.update()
  send('pointermove', 305, { buttons: 1 })
  expect(road.walking).toBe(1)
  send('pointermove', 310, { buttons: 0 })
  steering.update()
  expect(road.walking).toBe(0)
})

it('takes a short press as a tap', async () => {
  const { road, send } = await steered()
  send('pointerdown', 300)
  send('pointermove', 310)
  send('pointerup', 310)
  expect(road.goal).toBe(Math.round(1000 + aheadAt(projection, 310)))
})

it('adds up turns of the wheel', async () => {
  const { road, turn } = await steered()
  turn(-20)
  expect(road.goal).toBeNull()
  turn(-80)
  turn(-100)
  expect([road.goal, road.walking]).toEqual([1240, 1])
  turn(400)
  expect([road.goal, road.walking]).toEqual([760, -1])
})

it('is deaf under an open window', async () => {
  const { road, ui, send, turn } = await steered()
  ui.open('settings')
  send('pointerdown', 300)
  send('pointermove', 420)
  send('pointerup', 420)
  turn(-100)
  expect([road.goal, road.walking]).toEqual([null, 0])
})
