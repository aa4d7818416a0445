import { EARLY_CLASSES } from '@skystair/contract/areas/hero/early-classes'
import type { Relief } from '../baker/recipe.ts'
import { beasts } from './beasts.ts'
import { elements } from './elements.ts'
import { darkPeople } from './people-dark.ts'
import { kingdom } from './people-kingdom.ts'
import { magic } from './people-magic.ts'
import { spirits } from './spirits.ts'

/** All classes of warriors. */
const bestiary: Record<string, Relief> = { ...beasts, ...spirits, ...elements, ...kingdom, ...magic, ...darkPeople }

const early = new Set<string>(EARLY_CLASSES)

const those = (test: (name: string) => boolean): Record<string, Relief> =>
  Object.fromEntries(Object.entries(bestiary).filter(([name]) => test(name)))

export const earlyCreatures = those((name) => early.has(name))
export const laterCreatures = those((name) => !early.has(name))
