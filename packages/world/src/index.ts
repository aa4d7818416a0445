import type { OfferRow, World } from '@skystair/contract'
import { consumables } from './areas/battle/rows.ts'
import { raid } from './areas/clan/raids.ts'
import { educations } from './areas/education/rows.ts'
import { eventShop, events } from './areas/event/rows.ts'
import { everyday } from './areas/everyday/rows.ts'
import { artifacts, type BoosterItem, boosters, type CardItem, cards, creatures, starters } from './areas/hero/rows.ts'
import { guards, places } from './areas/road/rows.ts'
import { snow } from './areas/snow/rows.ts'
import { parts, tales } from './areas/story/rows.ts'
import { tasks } from './areas/task/rows.ts'

/** All rows that the road uses or that refer to each other. The rules need the part of them that is `World`. */
export interface GameWorld extends World {
  readonly eventShop: readonly OfferRow[]
  readonly boosters: readonly BoosterItem[]
  readonly cards: readonly CardItem[]
}

export const world: GameWorld = {
  creatures,
  artifacts,
  consumables,
  guards,
  places,
  educations,
  parts,
  snow,
  raid,
  tasks,
  events,
  eventShop,
  boosters,
  cards,
  tales,
  starters,
  everyday,
}
