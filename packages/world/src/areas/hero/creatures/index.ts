// Every kind of creature, family by family. Numbers are stable: a family keeps its own hundreds.
import type { CreatureKind } from '@skystair/contract'
import { beasts } from './beasts.ts'
import { bosses } from './bosses.ts'
import { deep } from './deep.ts'
import { dragons } from './dragons.ts'
import { folk } from './folk.ts'
import { forest } from './forest.ts'
import { heroes } from './heroes.ts'
import { infernal } from './infernal.ts'
import { people } from './people.ts'
import { sky } from './sky.ts'
import { stone } from './stone.ts'
import { undead } from './undead.ts'

export const creatures: readonly CreatureKind[] = [
  ...heroes,
  ...beasts,
  ...folk,
  ...undead,
  ...dragons,
  ...deep,
  ...forest,
  ...infernal,
  ...people,
  ...sky,
  ...stone,
  ...bosses,
]
