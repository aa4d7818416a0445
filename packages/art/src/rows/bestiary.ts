import { type CreatureClass, creatureClasses } from '@skystair/contract/creature-classes'
import type { Relief } from '../baker/recipe.ts'
import { beasts } from './beasts.ts'
import { elements } from './elements.ts'
import { darkPeople } from './people-dark.ts'
import { kingdom } from './people-kingdom.ts'
import { magic } from './people-magic.ts'
import { spirits } from './spirits.ts'

/** The picture of every class. */
const bestiary: Readonly<Record<CreatureClass, Relief>> = { ...beasts, ...spirits, ...elements, ...kingdom, ...magic, ...darkPeople }

const filtered = (test: (name: CreatureClass) => boolean): Record<string, Relief> =>
  Object.fromEntries(Object.entries(bestiary).filter(([name]) => test(name as CreatureClass)))

/** Classes of the first stairs have a small atlas of their own, so that the first part of the road loads quickly. */
export const firstCreatures = filtered((name) => creatureClasses[name].early ?? false)
export const laterCreatures = filtered((name) => !creatureClasses[name].early)
