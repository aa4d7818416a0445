// The road: every place can be reached and has something to say or give, every master has a stair, the story has no gap.
import { SQUAD_SIZE } from '@skystair/contract/measures'
import { type Check, lastStair, repeated, where } from './content.ts'

const speaking: readonly string[] = ['TALKER', 'POINTER', 'SCRIPT', 'CUSTOM_PLACE']

const places: Check = ({ world, texts }) => {
  const last = lastStair(world)
  const spots = world.places.map(({ stair, slot }) => `${stair}.${slot}`)
  return [
    ...where(
      world.places,
      ({ stair, slot }) => stair < 1 || stair > last || slot === 0,
      ({ stair, slot, placeType }) => `${placeType} at stair ${stair}, slot ${slot} cannot be reached`,
    ),
    ...repeated(spots).map((spot) => `slot ${spot} has two places`),
    ...where(
      world.places,
      ({ placeType, creature }) => (placeType === 'GAINABLE') !== (creature !== undefined),
      ({ stair, placeType }) => `${placeType} at stair ${stair}: exactly the places of type GAINABLE name a creature`,
    ),
    ...where(
      world.places.filter(({ placeType }) => speaking.includes(placeType)),
      ({ subject }) => Object.values(texts).some((language) => !language.has(`talker.${subject}.text`)),
      ({ stair, placeType, subject }) => `${placeType} at stair ${stair} has nothing to say about ${subject}`,
    ),
  ]
}

const guards: Check = ({ world }) => {
  const last = lastStair(world)
  const posted = new Set(world.guards.map(({ imageId }) => imageId))
  return [
    ...where(
      world.guards,
      ({ stair }) => stair < 1 || stair > last,
      ({ stair, imageId }) => `${imageId} guards stair ${stair}, which does not exist`,
    ),
    ...repeated(world.guards.map(({ stair }) => stair)).map((stair) => `stair ${stair} has two guards`),
    ...where(
      world.guards,
      (guard) => guard.with.length >= SQUAD_SIZE,
      ({ stair }) => `more than six creatures guard stair ${stair}`,
    ),
    ...where(
      world.creatures,
      ({ imageId }) => imageId.startsWith('boss_') && !posted.has(imageId),
      ({ imageId }) => `${imageId} guards no stair`,
    ),
    ...where(
      world.creatures.filter(({ fromStair }) => fromStair === 0),
      ({ imageId, part }) => {
        const stair = world.guards.find((guard) => guard.imageId === imageId)?.stair ?? last
        return world.creatures.some((other) => other.fromStair > stair && other.part < part)
      },
      ({ imageId }) => `${imageId} is met before its picture is loaded`,
    ),
    ...where(
      world.creatures,
      ({ fromStair, toStair }) => fromStair > toStair || toStair > last,
      ({ imageId }) => `${imageId} lives on stairs that do not exist`,
    ),
  ]
}

const story: Check = ({ world: { parts, places: all, educations, ...rest } }) => {
  const last = lastStair({ parts })
  const gaps = where(
    parts.map((part, i) => ({ part, from: (parts[i - 1]?.to ?? 0) + 1 })),
    ({ part, from }) => part.from !== from || part.to < part.from,
    ({ part, from }) => `${part.id} begins at ${part.from} and not at ${from}`,
  )
  const guides = parts.flatMap((part) =>
    ['cat', 'rabbit']
      .filter((guide) => !all.some(({ subject, stair }) => subject?.startsWith(guide) && part.from <= stair && stair <= part.to))
      .map((guide) => `the ${guide} does not appear in ${part.id}`),
  )
  const masters = where(
    parts.filter(({ repeats }) => !repeats),
    ({ to }) => !rest.guards.some(({ stair, imageId }) => stair === to && imageId.startsWith('boss_')),
    ({ id, to }) => `no named boss is at the end of ${id} at stair ${to}`,
  )
  const outOfReach = where(
    educations,
    ({ stair }) => stair < 1 || stair > last,
    ({ id }) => `education ${id} is at a stair that does not exist`,
  )
  const repeated = where(
    parts,
    ({ from, repeats }) => repeats !== undefined && (repeats.from < 1 || repeats.to < repeats.from || repeats.to >= from),
    ({ id }) => `${id} repeats stairs that are not below it`,
  )
  return [...gaps, ...guides, ...masters, ...outOfReach, ...repeated]
}

export const road: Check = (content) => [...places(content), ...guards(content), ...story(content)]
