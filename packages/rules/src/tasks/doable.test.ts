import type { TaskKind } from '@skystair/contract'
import { world } from '@skystair/world'
import { expect, it } from 'vitest'
import { spawn } from '../growth/creature.ts'
import { LAST_STAIR, STAIR } from '../road/measure.ts'
import { placesBetween } from '../road/places.ts'
import { squadAt } from '../road/squad.ts'

/** How many stairs a task may take from where it opens, for each time that it asks. */
const STAIRS_A_TIME = 100
const listens = ['TALKER', 'SCRIPT', 'CUSTOM_PLACE', 'POINTER']
const takes = ['RESOURCE', 'ARTIFACT', 'RUNE', 'CONSUMABLE']

/** Whether a deed of the task can be done at a place. */
function offers({ deed, of }: TaskKind, { placeType, gain }: ReturnType<typeof placesBetween>[number]): boolean {
  const marked = of === undefined || placeType === of || gain.some(({ kind }) => kind === of)
  switch (deed) {
    case 'TAKE':
      return takes.includes(placeType) && marked
    case 'LISTEN':
      return listens.includes(placeType) && marked
    case 'JOIN':
      return placeType === 'GAINABLE'
    case 'DRINK':
      return placeType === 'SKILL'
    case 'TURN':
      return placeType === 'TURN'
    default:
      return placeType === 'PORTAL'
  }
}

it('asks of the road only what it offers soon enough after the task has opened', () => {
  const ofRoad = world.tasks.filter(({ deed }) => ['TAKE', 'LISTEN', 'JOIN', 'DRINK', 'TURN', 'TRAVEL'].includes(deed))
  expect(ofRoad.length).toBeGreaterThan(15)
  for (const task of ofRoad) {
    const to = Math.min(LAST_STAIR, task.fromStair + STAIRS_A_TIME * task.goal) * STAIR
    const found = placesBetween(world, 'main', (task.fromStair - 1) * STAIR, to).filter((place) => offers(task, place))
    // A portal may be used as often as one likes.
    const times = task.deed === 'TRAVEL' ? Math.min(1, task.goal) : task.goal
    expect(found.length, task.id).toBeGreaterThanOrEqual(times)
  }
})

it('lets every squad do the assignments: whoever begins has a beast, and there are more enemies than two from the sixth stair on', () => {
  for (const both of Object.values(world.starters))
    expect(both.map((name) => spawn(world, name, { id: 1, playerId: 1 }).class)).toContain('BEAST')
  for (let stair = 6; stair <= 60; stair++) expect(squadAt(world, stair * 4)!.creatures.length, `stair ${stair}`).toBeGreaterThan(2)
})
