// Names and numbers are unique, and every name that is referred to exists.
import { type Check, repeated, where } from './content.ts'

const twice = (what: string, values: readonly (string | number)[]): string[] =>
  [...new Set(repeated(values))].map((value) => `${what} ${value} is used twice`)

const idsOf = (rows: readonly { readonly id: string | number }[]) => rows.map(({ id }) => id)
const numbersOf = (rows: readonly { readonly number: number }[]) => rows.map(({ number }) => number)

const unique: Check = ({ world }) => [
  ...twice('creature number', idsOf(world.creatures)),
  ...twice('artifact number', idsOf(world.artifacts)),
  ...twice('booster number', idsOf(world.boosters)),
  ...twice('card number', idsOf(world.cards)),
  ...twice('task number', numbersOf(world.tasks)),
  ...twice('event number', numbersOf(world.events)),
  ...twice('education', idsOf(world.educations)),
  ...twice('task', idsOf(world.tasks)),
  ...twice('event', idsOf(world.events)),
  ...twice(
    'picture',
    world.creatures.map(({ picture }) => picture),
  ),
  ...where(
    world.creatures,
    ({ picture }) => !/^[a-z]+\/\w+$/.test(picture),
    ({ imageId }) => `creature ${imageId} has no picture`,
  ),
  // A gain has a name but no kind.
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
    ...Object.entries(world.starters).flatMap(([character, both]) =>
      both.map((name) => [name, `the starting pair of ${character}`] as const),
    ),
  ]
  return [
    ...where(
      named,
      ([name]) => !creatures.has(name),
      ([name, by]) => `${by} names ${name}, an unknown creature`,
    ),
    ...where(
      world.tasks,
      ({ after }) => after !== undefined && !tasks.has(after),
      ({ id, after }) => `task ${id} requires ${after}, an unknown task`,
    ),
    ...where(
      world.tasks,
      ({ event }) => event !== undefined && !events.has(event),
      ({ id, event }) => `task ${id} belongs to ${event}, an unknown event`,
    ),
  ]
}

export const ids: Check = (content) => [...unique(content), ...dangling(content)]
