// The arena’s leagues, rest and levels. They are not in the world’s index, because few modules need them.
import type { ArenaRestRow, LeagueRow } from '@skystair/contract'
import { type Amounts, price, resources } from '@skystair/contract/resources'

const league = (name: LeagueRow['league'], stairs: LeagueRow['stairs'], amounts: Amounts): LeagueRow => ({
  league: name,
  stairs,
  rewards: resources(amounts),
})

/** The leagues from the top. The squads of the highest are those that the strongest of many players can beat after a month: docs/arena-month.md. */
export const leagueRows: readonly LeagueRow[] = [
  league('CHAMPIONS', [102, 118], { gold: 6000, mithril: 20, blueCrystal: 8, tickets: 2 }),
  league('MASTER', [98, 101], { gold: 4500, mithril: 14, blueCrystal: 6, tickets: 2 }),
  league('DIAMOND', [93, 97], { gold: 3400, mithril: 10, blueCrystal: 5, tickets: 1 }),
  league('GOLD', [87, 92], { gold: 2500, mithril: 8, blueCrystal: 4, tickets: 1 }),
  league('SILVER', [75, 86], { gold: 1800, mithril: 6, blueCrystal: 3, tickets: 1 }),
  league('BRONZE', [57, 74], { gold: 1200, mithril: 4, blueCrystal: 2, tickets: 1 }),
  league('STONE', [34, 56], { gold: 800, mithril: 3, blueCrystal: 1 }),
  league('WOODEN', [16, 33], { gold: 500, mithril: 2, crystal: 4 }),
  league('NOVICE', [7, 15], { gold: 300, mithril: 1, crystal: 2 }),
]

export const arenaRest: ArenaRestRow = { minutes: 20, prices: price({ tickets: 1, mithril: 5 }), perDay: 10 }

/** How many places a day a player can win from the same other player: a strong player could otherwise lift second accounts. */
export const WON_FROM_ONE_A_DAY = 2

/** The level from which players see the arena, and the level from which they may enter it. */
export const arenaLevels = { seen: 4, open: 8 } as const
