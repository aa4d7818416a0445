// Consumables: carried in the backpack and used in a fight. `power` is per cent of full health if it heals or revives, points if it deals damage,
// per cent of damage or attack otherwise; `moves` is how long it lasts, 0 if it acts at once.
import type { ConsumableKind } from '@skystair/contract'

type Row = [kind: string, does: ConsumableKind['does'], target: ConsumableKind['target'], power: number, moves: number, minStair: number]

const rows: Row[] = [
  ['heal_small', 'HEAL', 'OWN', 30, 0, 1],
  ['heal_big', 'HEAL', 'OWN', 70, 0, 12],
  ['revive', 'REVIVE', 'OWN_DEAD', 40, 0, 10],
  ['freeze_scroll', 'FREEZE', 'ENEMY', 0, 2, 8],
  ['fire_scroll', 'FIRE', 'ENEMY', 10, 3, 6],
  ['shield_scroll', 'SHIELD', 'OWN', 40, 3, 8],
  ['haste', 'REFILL', 'OWN', 1, 0, 15],
  ['antidote', 'CLEANSE', 'OWN', 0, 0, 5],
  ['smoke', 'HIDE', 'OWN', 0, 3, 9],
  ['totem', 'TOTEM', 'OWN', 20, 4, 14],
  ['power_potion', 'STRENGTHEN', 'OWN', 35, 2, 4],
  ['stone_skin', 'SHIELD', 'OWN', 60, 2, 18],
  ['poison_vial', 'POISON', 'ENEMY', 8, 4, 7],
  ['holy_water', 'CLEANSE', 'OWN', 15, 0, 16],
  ['bomb', 'STRIKE', 'ENEMY', 45, 0, 11],
  ['feather', 'REVIVE', 'OWN_DEAD', 100, 0, 40],
]

export const consumables: readonly ConsumableKind[] = rows.map(([kind, does, target, power, moves, minStair]) => ({
  kind,
  atlasKey: `consumable/${kind}`,
  does,
  target,
  power,
  moves,
  minStair,
}))
