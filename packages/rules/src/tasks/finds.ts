import type { World } from '@skystair/contract'
import { mix, pick } from '../mix.ts'
import { mainId } from '../road/ids.ts'
import { LAST_STAIR, MAIN, sideways, slotHeight, stairOf } from '../road/measure.ts'
import { placeById, type Standing } from '../road/places.ts'
import { type EventNow, eventsAt } from './events.ts'

// While an event lasts, something of it lies at every stair of the main road, across from what stands on the first islet. Ids follow those of the
// road: a find's says its event, year and stair, so that every year's are found once.
const FINDS = 10_000_000
const STAIRS = 10_000
const EVENTS = 100
const FIRST_YEAR = 2000
const SALT = 59
/** How far above the islet's middle and beside the road it lies. */
const ABOVE = 24
const BESIDE = 45

/** The codes of what is found in an event. */
const codesOf = ({ tasks }: World, event: string): string[] => tasks.filter((task) => task.event === event).map(({ id }) => id)

const idOf = ({ kind, year }: EventNow, stair: number): number => FINDS + ((year - FIRST_YEAR) * EVENTS + kind.number) * STAIRS + stair

/** Whether an id is that of a find, of whatever year. */
export const isFind = (id: number): boolean => id >= FINDS

function standing(world: World, on: EventNow, stair: number): Standing | null {
  const codes = codesOf(world, on.kind.id)
  if (codes.length === 0) return null
  const height = slotHeight(stair, 1)
  const neighbour = placeById(world, mainId(stair, 1))
  const across = neighbour ? 2 * sideways(height) - neighbour.posX : sideways(height) + BESIDE
  const code = codes[pick(codes.length, SALT, on.year, stair)]!
  return {
    id: idOf(on, stair),
    placeType: 'RESOURCE',
    posX: across,
    posY: height + ABOVE,
    stair,
    image: `find/${code.replaceAll(' ', '-')}`,
    creatureId: null,
    creatureImageId: null,
    creatureLevel: null,
    squadSize: 0,
    guardian: false,
    boss: false,
    battleLost: false,
    used: false,
    difficulty: null,
    gain: [{ kind: 'eventCurrency', amount: 1 }],
    subject: code,
    contextId: MAIN,
  }
}

/** The find of that id while its event is on; null for all others. `subject` is the code of what is found. */
export function findById(world: World, id: number, now: number, lang: 'RU' | 'EN'): Standing | null {
  const stair = id % STAIRS
  if (!isFind(id) || stair < 1 || stair > LAST_STAIR) return null
  const on = eventsAt(world, now, lang).find((event) => idOf(event, stair) === id)
  return on ? standing(world, on, stair) : null
}

/** All finds of the main road between two heights (both included), from below. Where two events meet they take turns by the stair. */
export function findsBetween(world: World, from: number, to: number, now: number, lang: 'RU' | 'EN'): Standing[] {
  const events = eventsAt(world, now, lang)
  if (events.length === 0 || to < 0) return []
  const found: Standing[] = []
  for (let stair = stairOf(from); stair <= stairOf(to); stair++) {
    const find = standing(world, events[stair % events.length]!, stair)
    if (find && from <= find.posY && find.posY <= to) found.push(find)
  }
  return found
}

/** What a won fight leaves of the events that are on: the code of one find, drawn by the fight's number; null where no event is on. */
export function findOfFight(world: World, battleId: number, now: number, lang: 'RU' | 'EN'): string | null {
  const codes = eventsAt(world, now, lang).flatMap(({ kind }) => codesOf(world, kind.id))
  return codes.length === 0 ? null : codes[mix(SALT, battleId) % codes.length]!
}
