import type { Relief } from '../baker/recipe.ts'
import { beasts } from './beasts.ts'
import { elements } from './elements.ts'
import { darkPeople } from './people-dark.ts'
import { kingdom } from './people-kingdom.ts'
import { magic } from './people-magic.ts'
import { spirits } from './spirits.ts'

/** All classes of warriors. */
const bestiary: Record<string, Relief> = { ...beasts, ...spirits, ...elements, ...kingdom, ...magic, ...darkPeople }

/** The classes that the first stairs are peopled with: a small atlas of their own, so that the first road loads quickly. */
const FIRST = new Set(
  'BEAST GOBLIN SKELETON LIZARD IMP ELF KNIGHT MAGE ARCHER WEREWOLF ORC HARPY ZOMBIE DWARF TROLL GHOST PRIEST GOLEM HUMAN FAIRY DRAGON ANGEL'.split(
    ' ',
  ),
)

const those = (test: (name: string) => boolean): Record<string, Relief> =>
  Object.fromEntries(Object.entries(bestiary).filter(([name]) => test(name)))

export const firstCreatures = those((name) => FIRST.has(name))
export const laterCreatures = those((name) => !FIRST.has(name))
