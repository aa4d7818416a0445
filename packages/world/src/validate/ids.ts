// Names and numbers are unique, and every name that is referred to exists.
import { type Check, repeated, where } from './content.ts'

const twice = (what: string, values: readonly (string | number)[]): string[] =>
  [...new Set(repeated(values))].map((value) => `${what} ${value} is given twice`)

const unique: Check = ({ world }) => [
  ...twice(
    'creature number',
    world.creatures.map(({ id }) => id),
  ),
  ...twice(
    'artifact number',
    world.artifacts.map(({ id }) => id),
  ),
  ...twice(
    'task number',
    world.tasks.map(({ number }) => number),
  ),
  ...twice(
    'event number',
    world.events.map(({ number }) => number),
  ),
  ...twice(
    'education',
    world.educations.map(({ id }) => id),
  ),
  ...twice(
    'task',
    world.tasks.map(({ id }) => id),
  ),
  ...twice(
    'booster number',
    world.boosters.map(({ id }) => id),
  ),
  ...twice(
    'card number',
    world.cards.map(({ id }) => id),
  ),
  ...twice(
    'event',
    world.events.map(({ id }) => id),
  ),
  // A gain says its name and not its kind.
  ...twice('name', [
    ...world.creatures.map(({ imageId }) => imageId),
    ...world.artifacts.map(({ key }) => key),
    ...world.consumables.map(({ kind }) => kind),
  ]),
]

const dangling: Check = ({ world }) => {
  const creatures = new Set(world.creatures.map(({ imageId }) => imageId))
  const tasks = new Set(world.tasks.map(({ id }) => id))
  const events = new Set(world.events.map(({ id }) => id))
  const named = [
    ...world.guards.flatMap(({ stair, imageId, with: beside }) =>
      [imageId, ...beside].map((name) => [name, `the guard of stair ${stair}`] as const),
    ),
    ...world.places.flatMap(({ stair, creature }) => (creature ? [[creature, `a place at stair ${stair}`] as const] : [])),
    ...Object.entries(world.starters).flatMap(([character, both]) => both.map((name) => [name, `the beginning of ${character}`] as const)),
  ]
  return [
    ...where(
      named,
      ([name]) => !creatures.has(name),
      ([name, by]) => `${by} names ${name}, and there is no such creature`,
    ),
    ...where(
      world.tasks,
      ({ after }) => after !== undefined && !tasks.has(after),
      ({ id, after }) => `task ${id} waits for ${after}, and there is no such task`,
    ),
    ...where(
      world.tasks,
      ({ event }) => event !== undefined && !events.has(event),
      ({ id, event }) => `task ${id} belongs to ${event}, and there is no such event`,
    ),
  ]
}

export const ids: Check = (content) => [...unique(content), ...dangling(content)]
