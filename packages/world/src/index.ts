// What the world is made of, as data. Texts are apart, a chunk per language: `texts/ru`, `texts/en`; the few of the first screen in `texts/boot`.
import type { World } from '@skystair/contract'
import { artifacts } from './artifacts.ts'
import { boosters } from './boosters.ts'
import { cards } from './cards.ts'
import { consumables } from './consumables.ts'
import { starters } from './creatures/heroes.ts'
import { creatures } from './creatures/index.ts'
import { events } from './events.ts'
import { everyday } from './everyday.ts'
import { guards } from './guards.ts'
import { lessons } from './lessons.ts'
import { parts } from './parts.ts'
import { places } from './places.ts'
import { stall } from './stall.ts'
import { tales } from './tales.ts'
import { tasks } from './tasks/index.ts'

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
  stall,
  boosters,
  cards,
  tales,
  starters,
  everyday,
}
