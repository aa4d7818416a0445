// What the world is made of, as data. Texts are apart, a chunk per language: `texts/ru`, `texts/en`; the few of the first screen in `texts/boot`.
import type { World } from '@skystair/contract'
import { consumables } from './areas/battle/consumables.ts'
import { lessons } from './areas/education/rows.ts'
import { events } from './areas/event/rows.ts'
import { eventShop } from './areas/event/shop.ts'
import { everyday } from './areas/everyday/rows.ts'
import { artifacts } from './areas/hero/artifacts.ts'
import { boosters } from './areas/hero/boosters.ts'
import { cards } from './areas/hero/cards.ts'
import { starters } from './areas/hero/creatures/heroes.ts'
import { creatures } from './areas/hero/creatures/index.ts'
import { guards } from './areas/road/guards.ts'
import { places } from './areas/road/places.ts'
import { parts } from './areas/story/parts.ts'
import { tales } from './areas/story/tales.ts'
import { tasks } from './areas/task/index.ts'

export const world: World = {
  creatures,
  artifacts,
  consumables,
  guards,
  places,
  lessons,
  parts,
  tasks,
  events,
  eventShop,
  boosters,
  cards,
  tales,
  starters,
  everyday,
}
