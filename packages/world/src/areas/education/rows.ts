// The guide's educations. Each explains one new thing when the player first needs it. They are shown in this order.
import type { EducationKind } from '@skystair/contract'

type Row = readonly [id: string, stair: number, moment: EducationKind['moment'], guide?: EducationKind['guide']]

const rows: readonly Row[] = [
  ['walk', 1, 'ARRIVE'],
  ['take', 1, 'FIRST_ITEM'],
  ['fight', 1, 'FIRST_FIGHT'],
  ['forecast', 2, 'FIRST_FIGHT'],
  ['heal', 2, 'FIRST_WOUND'],
  ['tasks', 2, 'ARRIVE'],
  ['loss', 1, 'FIRST_LOSS'],
  ['hero', 3, 'FIRST_HERO'],
  ['captive', 3, 'ARRIVE'],
  ['whom', 3, 'ARRIVE'],
  ['order', 4, 'ARRIVE'],
  ['turn', 4, 'ARRIVE', 'rabbit'],
  ['skills', 5, 'ARRIVE'],
  ['boss', 5, 'FIRST_FIGHT'],
  ['artifact', 6, 'ARRIVE'],
  ['daily', 6, 'LEVEL'],
  ['shops', 7, 'ARRIVE'],
  ['portal', 7, 'ARRIVE', 'rabbit'],
  ['consumables', 8, 'ARRIVE'],
  ['traits', 9, 'ARRIVE'],
  ['factions', 10, 'ARRIVE'],
  ['brace', 11, 'ARRIVE'],
  ['ranks', 12, 'ARRIVE'],
  ['account', 15, 'LEVEL'],
  ['fairness', 18, 'ARRIVE'],
  ['elixir', 25, 'ARRIVE'],
]

export const educations: readonly EducationKind[] = rows.map(([id, stair, moment, guide = 'cat']) => ({ id, stair, moment, guide }))
