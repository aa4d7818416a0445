// Chests that open after a time. The odds that players see are the weights of these rows, out of 100. A table whose rows change needs another `id`: the hash of the
// seed of a chest that is opening was published for the old rows.
import type { CardKind, ChanceRow, ChestType, DelayedChestTable, Reward } from '@skystair/contract'
import { type Amounts, resources } from '@skystair/contract/resources'

const row = (weight: number, amounts: Amounts, ...things: readonly Reward[]): ChanceRow => ({
  weight,
  rewards: [...resources(amounts), ...things],
})
const item = (consumable: string, amount = 1): Reward => ({ kind: 'consumable', consumable, amount })
const booster = (key: string): Reward => ({ kind: 'booster', booster: key, amount: 1 })
const card = (kind: CardKind): Reward => ({ kind: 'card', card: kind, amount: 1 })

/** `version` is part of the table's id: the next number whenever its rows change. */
const chest = (type: ChestType, minutes: number, version: number, rows: readonly ChanceRow[]): DelayedChestTable => ({
  id: version === 1 ? `delayedChest.${type}` : `delayedChest.${type}.${version}`,
  type,
  minutes,
  rows,
})

export const delayedChests: readonly DelayedChestTable[] = [
  chest('SILVER', 60, 1, [
    row(50, { gold: 60 }),
    row(25, { gold: 40, crystal: 3 }),
    row(14, { gold: 40, elixir: 1 }),
    row(8, { gold: 40 }, item('heal_small')),
    row(3, { gold: 40, tickets: 1 }),
  ]),
  chest('AZURE', 180, 2, [
    row(41, { gold: 180 }),
    row(26, { gold: 120, crystal: 8 }),
    row(15, { gold: 120, elixir: 2 }),
    row(10, { gold: 120 }, item('bomb')),
    row(5, { gold: 120, tickets: 1 }),
    row(3, { gold: 120 }, card('ELEPHANT')),
  ]),
  chest('AMBER', 240, 2, [
    row(39, { gold: 260 }),
    row(26, { gold: 180, crystal: 12 }),
    row(14, { gold: 180 }, booster('exp_small')),
    row(10, { gold: 180, mithril: 3 }),
    row(8, { gold: 180, tickets: 1 }),
    row(3, { gold: 180 }, card('MOUSE')),
  ]),
  chest('GOLD', 360, 2, [
    row(35, { gold: 450 }),
    row(25, { gold: 300, crystal: 20 }),
    row(15, { gold: 300 }, item('heal_big', 2)),
    row(10, { gold: 300, mithril: 5 }),
    row(10, { gold: 300, tickets: 1 }),
    row(5, { gold: 300 }, card('SNAKE')),
  ]),
  chest('JADE', 480, 2, [
    row(32, { gold: 650 }),
    row(25, { gold: 450, crystal: 30 }),
    row(15, { gold: 450 }, booster('exp_middle')),
    row(12, { gold: 450, mithril: 8 }),
    row(10, { gold: 450, tickets: 2 }),
    row(6, { gold: 450 }, card('EAGLE')),
  ]),
  chest('LAVA', 720, 2, [
    row(28, { gold: 1200 }),
    row(25, { gold: 800, crystal: 60 }),
    row(20, { gold: 800, mithril: 15 }),
    row(12, { gold: 800 }, booster('set_silver')),
    row(8, { gold: 800 }, { kind: 'goldTicket', amount: 1 }),
    row(4, { gold: 800 }, card('ARK')),
    row(3, { gold: 800 }, card('EVOLUTION')),
  ]),
]

export const delayedChestOf = (type: ChestType): DelayedChestTable => {
  const found = delayedChests.find((table) => table.type === type)
  if (!found) throw new Error(`There is no delayed chest ${type}.`)
  return found
}

/** The types in the order in which a player gets them, repeatedly. */
const order: readonly ChestType[] = [
  'SILVER',
  'SILVER',
  'AZURE',
  'SILVER',
  'AMBER',
  'SILVER',
  'GOLD',
  'AZURE',
  'SILVER',
  'JADE',
  'AMBER',
  'LAVA',
]
/** Returns the type of a player's chest by its number, from 1. */
export const delayedChestType = (number: number): ChestType => order[(number - 1) % order.length] ?? 'SILVER'

/** A player gets a chest after this many victories. */
export const VICTORIES_PER_CHEST = 3
