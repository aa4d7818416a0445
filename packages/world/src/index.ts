import type { World } from '@skystair/contract'
import { consumables } from './areas/battle/consumables.ts'
import { lessons } from './areas/education/rows.ts'
import { events } from './areas/event/rows.ts'
import { type StallGood, stall } from './areas/event/shop.ts'
import { everyday } from './areas/everyday/rows.ts'
import { artifacts } from './areas/hero/artifacts.ts'
import { type BoosterItem, boosters } from './areas/hero/boosters.ts'
import { type CardItem, cards } from './areas/hero/cards.ts'
import { starters } from './areas/hero/creatures/heroes.ts'
import { creatures } from './areas/hero/creatures/index.ts'
import { guards } from './areas/road/guards.ts'
import { places } from './areas/road/places.ts'
import { parts } from './areas/story/parts.ts'
import { tales } from './areas/story/tales.ts'
import { tasks } from './areas/task/index.ts'

/** All rows of the game. The rules need the part of them that is `World`. */
export interface GameWorld extends World {
  readonly stall: readonly StallGood[]
  readonly boosters: readonly BoosterItem[]
  readonly cards: readonly CardItem[]
}

export const world: GameWorld = {
  creatures,
  artifacts,
  consumables,
  guards,
  places,
  lessons,
  parts,
  tasks,
  events,
  stall,
  boosters,
  cards,
  tales,
  starters,
  everyday,
}
