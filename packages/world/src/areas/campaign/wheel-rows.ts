// The wheels of fortune and the sources of their tickets. The odds that players see are the weights of these rows. A table whose rows change needs another `id`:
// a hash that was published before belongs to the rows that it was published with. Past spins keep their weights.
import type { Reward, WheelKind, WheelRow, WheelTable } from '@skystair/contract'
import { type Amounts, resources } from '@skystair/contract/resources'

const row = (weight: number, rewards: readonly Reward[]): WheelRow => ({ weight, rewards })
const pays = (weight: number, amounts: Amounts): WheelRow => row(weight, resources(amounts))
const ticket: Reward = { kind: 'goldTicket', amount: 1 }
/** A rank for a hero of the player's choice. */
const rank = (weight: number, instead: Amounts): WheelRow => ({
  weight,
  rewards: [{ kind: 'rank', amount: 1 }],
  instead: resources(instead),
})

/** The wheel for a ticket: 12 sectors, weights of 1000. */
const usual: WheelTable = {
  id: 'wheel',
  kind: 'USUAL',
  rows: [
    pays(190, { gold: 200 }),
    pays(130, { crystal: 10 }),
    row(60, [{ kind: 'booster', booster: 'exp_small', amount: 1 }]),
    pays(130, { elixir: 2 }),
    pays(20, { mithril: 30 }),
    pays(120, { gold: 500 }),
    row(90, [{ kind: 'consumable', consumable: 'heal_big', amount: 1 }]),
    row(20, [ticket]),
    pays(110, { mithril: 5 }),
    pays(40, { crystal: 30 }),
    rank(10, { mithril: 25 }),
    pays(80, { blueCrystal: 5 }),
  ],
}

/** The wheel for a gold ticket. */
const gold: WheelTable = {
  id: 'goldWheel',
  kind: 'GOLD',
  rows: [
    pays(180, { gold: 5000 }),
    pays(170, { mithril: 60 }),
    row(25, [{ kind: 'creature', imageId: 'steam_gnome_ob' }]),
    pays(150, { crystal: 120 }),
    row(130, [{ kind: 'booster', booster: 'set_gold', amount: 1 }]),
    rank(70, { mithril: 80 }),
    pays(100, { caviar: 3 }),
    pays(5, { mithril: 300 }),
    row(80, [{ kind: 'consumable', consumable: 'feather', amount: 2 }]),
    pays(50, { amethysts: 10 }),
    row(15, [{ kind: 'creature', imageId: 'moon_hare_ob' }]),
    pays(25, { sulfur: 20 }),
  ],
}

export const wheels: readonly WheelTable[] = [usual, gold]
export const wheelOf = (kind: WheelKind): WheelTable => (kind === 'GOLD' ? gold : usual)

/** A player gets a ticket after this many victories. */
export const VICTORIES_PER_TICKET = 10
/** Bought gems for a ticket, and how many tickets they can give on one day in UTC. */
export const GEMS_PER_TICKET = 100
export const GEM_TICKETS_PER_DAY = 10
/** Bought gems for a gold ticket. */
export const GEMS_PER_GOLD_TICKET = 1000
