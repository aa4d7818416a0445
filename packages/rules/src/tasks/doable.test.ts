import type { TaskKind } from '@skystair/contract'
import { STAIR_HEIGHT } from '@skystair/contract/measures'
import { world } from '@skystair/world'
import { expect, it } from 'vitest'
import { spawn } from '../growth/creature.ts'
import { LAST_STAIR } from '../road/measures.ts'
import { placesBetween } from '../road/places.ts'
import { squadAt } from '../road/squad.ts'

/** Most stairs that a task may need per repetition, counted from where it opens. */
const STAIRS_PER_REPETITION = 100
const talkPlaces = ['TALKER', 'SCRIPT', 'CUSTOM_PLACE', 'POINTER']
const takePlaces = ['RESOURCE', 'ARTIFACT', 'RUNE', 'CONSUMABLE']

/** True if a task event of the task can happen at a place. */
function canBeDoneAt({ type, of }: TaskKind, { placeType, gain }: ReturnType<typeof placesBetween>[number]): boolean {
  const tagged = of === undefined || placeType === of || gain.some(({ kind }) => kind === of)
  switch (type) {
    case 'TAKE':
      return takePlaces.includes(placeType) && tagged
    case 'LISTEN':
      return talkPlaces.includes(placeType) && tagged
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

it('can be done soon enough after opening: the road has enough of what a task asks for', () => {
  const ofRoad = world.tasks.filter(({ type }) => ['TAKE', 'LISTEN', 'JOIN', 'DRINK', 'TURN', 'TRAVEL'].includes(type))
  expect(ofRoad.length).toBeGreaterThan(15)
  for (const task of ofRoad) {
    const to = Math.min(LAST_STAIR, task.fromStair + STAIRS_PER_REPETITION * task.goal) * STAIR_HEIGHT
    const found = placesBetween(world, 'main', (task.fromStair - 1) * STAIR_HEIGHT, to).filter((place) => canBeDoneAt(task, place))
    // A portal can be used any number of times.
    const times = task.type === 'TRAVEL' ? Math.min(1, task.goal) : task.goal
    expect(found.length, task.id).toBeGreaterThanOrEqual(times)
  }
})

it('can be done by every squad: every player starts with a beast, and guardians have more than two creatures from stair 6 on', () => {
  for (const both of Object.values(world.starters))
    expect(both.map((name) => spawn(world, name, { id: 1, playerId: 1 }).class)).toContain('BEAST')
  for (let stair = 6; stair <= 60; stair++) expect(squadAt(world, stair * 4)!.creatures.length, `stair ${stair}`).toBeGreaterThan(2)
})
