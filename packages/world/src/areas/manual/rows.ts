// The pages of the manual and the figures that their texts name. Texts are `manual.<id>.title` and `.text`; `{{figure}}` in a text is a figure from here.

import { CreatureClass } from '@skystair/contract/enums'
import { SQUAD_SIZE, WOUNDS_FROM } from '@skystair/contract/measures'
import { SECOND_RANK } from '@skystair/contract/second-traits'
import { parts } from '../story/rows.ts'

export interface ManualEntry {
  readonly id: string
  /** Name of its frame in an atlas, or null. */
  readonly image: string | null
  readonly config: Readonly<Record<string, number>>
}

/** In the order of the table of contents. */
export const manual: readonly ManualEntry[] = [
  { id: 'road', image: 'portal', config: { stairs: parts.filter(({ repeats }) => !repeats).at(-1)!.to, squad: SQUAD_SIZE } },
  { id: 'battle', image: 'icon/swords', config: { squad: SQUAD_SIZE, row: SQUAD_SIZE / 2 } },
  { id: 'traits', image: 'icon/book', config: { classes: CreatureClass.length } },
  { id: 'factions', image: 'icon/refresh', config: { advantage: 20 } },
  { id: 'effects', image: 'effect/FIRED', config: {} },
  { id: 'skills', image: 'skill/ATTACK', config: {} },
  { id: 'healing', image: 'res/ELIXIR', config: { woundsStair: WOUNDS_FROM, elixirStair: 25 } },
  { id: 'growth', image: 'orb/level', config: { rankPoints: 6, humanRank: 5, phoenixRank: 6, secondRank: SECOND_RANK } },
  { id: 'artifacts', image: 'artifact/1/road_sword', config: {} },
  { id: 'consumables', image: 'icon/bag', config: {} },
  { id: 'forces', image: 'icon/gifts', config: { atOnce: 2, level: 15 } },
  { id: 'resources', image: 'res/GOLD', config: {} },
  { id: 'levels', image: 'icon/star', config: { chat: 10, arenaSeen: 4, arena: 8, clanSeen: 8, clan: 15, gifts: 15 } },
  {
    id: 'clans',
    image: 'icon/clan',
    config: { clanLevel: 15, clanPrice: 100, firstPlaces: 12, lastPlaces: 50, lastLevel: 20, awayDays: 7, ticketGold: 100 },
  },
  { id: 'tasks', image: 'icon/tasks', config: {} },
  { id: 'keyboard', image: 'icon/settings', config: {} },
  { id: 'fairness', image: 'icon/check', config: {} },
]
