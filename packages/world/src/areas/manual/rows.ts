// The pages of the manual and the figures they speak of. Texts are `manual.<id>.title` and `.text`; `{{figure}}` in a text is a figure from here.
import { SECOND_RANK } from '@skystair/contract/areas/hero/second-traits'

export interface ManualEntry {
  readonly id: string
  /** Frame name of its picture in an atlas, null where it has none. */
  readonly image: string | null
  readonly config: Readonly<Record<string, number>>
}

/** In the order of the table of contents. */
export const manual: readonly ManualEntry[] = [
  { id: 'road', image: 'portal', config: { stairs: 6000, squad: 6 } },
  { id: 'battle', image: 'icon/swords', config: { squad: 6, row: 3 } },
  { id: 'traits', image: 'icon/book', config: { classes: 70 } },
  { id: 'factions', image: 'icon/refresh', config: { advantage: 20 } },
  { id: 'effects', image: 'effect/FIRED', config: {} },
  { id: 'skills', image: 'skill/ATTACK', config: {} },
  { id: 'healing', image: 'res/ELIXIR', config: { elixirStair: 25 } },
  { id: 'growth', image: 'orb/level', config: { rankPoints: 6, humanRank: 5, phoenixRank: 6, secondRank: SECOND_RANK } },
  { id: 'artifacts', image: 'artifact/1/road_sword', config: {} },
  { id: 'consumables', image: 'icon/bag', config: {} },
  { id: 'forces', image: 'icon/gifts', config: { atOnce: 2, level: 15 } },
  { id: 'resources', image: 'res/GOLD', config: {} },
  { id: 'levels', image: 'icon/star', config: { chat: 10, arenaSeen: 4, arena: 8, clanSeen: 8, clan: 15, gifts: 15 } },
  { id: 'tasks', image: 'icon/tasks', config: {} },
  { id: 'fairness', image: 'icon/check', config: {} },
]
