import type { World } from '@skystair/contract'
import { unguarded } from '@skystair/contract/unguarded'
import { mix, pick } from '../mix.ts'
import { FIRST_SNOW_ID, mainId } from '../road/ids.ts'
import { LAST_STAIR, MAIN, sideways, slotHeight, stairOf } from '../road/measures.ts'
import { type RoadPlace, untouched } from '../road/place.ts'
import { placeById } from '../road/places.ts'
import { type ActiveEvent, eventsAt } from './events.ts'

// While an event is on, one of its items lies at every stair of the main road but the last, opposite the place on the first islet. Its id contains event, year and
// stair, so that it can be taken once per year: FIRST_EVENT_ITEM_ID + ((year × 10 + ten thousands of the stair) × 10 + number of the event) × 10 000 + rest of the stair.
const FIRST_EVENT_ITEM_ID = 10_000_000
const STAIRS = 10_000
const BLOCKS = 10
const MAX_EVENTS = 10
const FIRST_YEAR = 2000
const SALT = 59
/** Position of an item: above the islet's middle and beside the road. */
const HEIGHT_OFFSET = 24
const SIDE_OFFSET = 45

/** Returns the codes of an event's items. */
const itemCodes = ({ tasks }: World, event: string): string[] => tasks.filter((task) => task.event === event).map(({ id }) => id)

const idOf = ({ kind, year }: ActiveEvent, stair: number): number =>
  FIRST_EVENT_ITEM_ID + (((year - FIRST_YEAR) * BLOCKS + Math.trunc(stair / STAIRS)) * MAX_EVENTS + kind.number) * STAIRS + (stair % STAIRS)

/** Returns the stair that the id of an event item contains. */
function stairOfId(id: number): number {
  const code = id - FIRST_EVENT_ITEM_ID
  return (Math.trunc(code / (MAX_EVENTS * STAIRS)) % BLOCKS) * STAIRS + (code % STAIRS)
}

/** True if the id is that of an event item of any year. */
export const isEventItem = (id: number): boolean => id >= FIRST_EVENT_ITEM_ID && id < FIRST_SNOW_ID

function itemAt(world: World, on: ActiveEvent, stair: number): RoadPlace | null {
  const codes = itemCodes(world, on.kind.id)
  if (codes.length === 0) return null
  const height = slotHeight(stair, 1)
  const neighbour = placeById(world, mainId(stair, 1))
  const across = neighbour ? 2 * sideways(height) - neighbour.posX : sideways(height) + SIDE_OFFSET
  const code = codes[pick(codes.length, SALT, on.year, stair)]!
  return {
    id: idOf(on, stair),
    placeType: 'RESOURCE',
    posX: across,
    posY: height + HEIGHT_OFFSET,
    stair,
    image: `event-item/${code.replaceAll(' ', '-')}`,
    ...unguarded,
    guardian: false,
    ...untouched,
    gain: [{ kind: 'eventCurrency', amount: 1 }],
    subject: code,
    contextId: MAIN,
  }
}

/** Returns the event item with this id while its event is on, else null. `subject` is the item's code. */
export function eventItemById(world: World, id: number, now: number, lang: 'RU' | 'EN'): RoadPlace | null {
  const stair = stairOfId(id)
  if (!isEventItem(id) || stair < 1) return null
  const on = eventsAt(world, now, lang).find((event) => idOf(event, stair) === id)
  return on ? itemAt(world, on, stair) : null
}

/** Returns the event items of the main road between two heights (both included), from the bottom. If two events are on, they alternate by stair. */
export function eventItemsBetween(world: World, from: number, to: number, now: number, lang: 'RU' | 'EN'): RoadPlace[] {
  const events = eventsAt(world, now, lang)
  if (events.length === 0 || to < 0) return []
  const items: RoadPlace[] = []
  for (let stair = stairOf(from); stair <= Math.min(LAST_STAIR - 1, stairOf(to)); stair++) {
    const item = itemAt(world, events[stair % events.length]!, stair)
    if (item && from <= item.posY && item.posY <= to) items.push(item)
  }
  return items
}

/** Returns the code of the event item that a victory gives, chosen by the battle's id; null if no event is on. */
export function eventItemOfBattle(world: World, battleId: number, now: number, lang: 'RU' | 'EN'): string | null {
  const codes = eventsAt(world, now, lang).flatMap(({ kind }) => itemCodes(world, kind.id))
  return codes.length === 0 ? null : codes[mix(SALT, battleId) % codes.length]!
}
