import type { Relief } from '../../baker/recipe.ts'
import { beasts } from './beasts.ts'
import { bosses } from './bosses.ts'
import { laterBosses } from './bosses-later.ts'
import { chimeras } from './chimera.ts'
import { deep } from './deep.ts'
import { dragons } from './dragons.ts'
import { elementals } from './elementals.ts'
import { folk } from './folk.ts'
import { forest } from './forest.ts'
import { giants } from './giants.ts'
import { infernal } from './infernal.ts'
import { krakens } from './krakens.ts'
import { mighty } from './mighty.ts'
import { parts } from './parts.ts'
import { people } from './people.ts'
import { orders } from './people-orders.ts'
import { sky } from './sky.ts'
import { stone } from './stone.ts'
import { undead } from './undead.ts'
import { unicorns } from './unicorns.ts'
import { winged } from './winged.ts'

/** The picture of every kind of creature. A boss has two: `<kind>/2` is the one of its second phase. */
export const kinds: Readonly<Record<string, Relief>> = {
  ...beasts,
  ...bosses,
  ...laterBosses,
  ...chimeras,
  ...deep,
  ...dragons,
  ...elementals,
  ...folk,
  ...forest,
  ...giants,
  ...krakens,
  ...infernal,
  ...people,
  ...orders,
  ...sky,
  ...stone,
  ...undead,
  ...unicorns,
  ...winged,
  ...mighty,
}

/** The pictures of each part of the road. Throws for a kind without a picture. */
export const kindsByPart: readonly Record<string, Relief>[] = parts.map((names) =>
  Object.fromEntries(
    names.flatMap((name) => {
      const picture = kinds[name]
      if (!picture) throw new Error(`the creature ${name} has no picture`)
      const second = kinds[`${name}/2`]
      return second
        ? [
            [name, picture],
            [`${name}/2`, second],
          ]
        : [[name, picture]]
    }),
  ),
)
