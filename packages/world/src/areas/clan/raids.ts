// The raids of clans.
import type { RaidRow, RaidRules } from '@skystair/contract'
import { type Amounts, resources } from '@skystair/contract/resources'

const row = (difficulty: RaidRow['difficulty'], numbers: Omit<RaidRow, 'difficulty' | 'rewards'>, amounts: Amounts): RaidRow => ({
  difficulty,
  ...numbers,
  rewards: resources(amounts),
})

export const raid: RaidRules = {
  captainEvery: 5,
  springAt: 3,
  captainStairs: 3,
  hours: 24,
  waitingHours: 24,
  gemsPerHour: 4,
  standingPercent: 50,
  maxShares: 4,
  rows: [
    row('EASY', { clanLevel: 2, stairs: 6, percent: 75, captainSquads: 1 }, { gold: 900, blueCrystal: 5 }),
    row('NORMAL', { clanLevel: 2, stairs: 7, percent: 90, captainSquads: 1 }, { gold: 1800, blueCrystal: 9, caviar: 1 }),
    row('HARD', { clanLevel: 3, stairs: 7, percent: 100, captainSquads: 1 }, { gold: 3200, blueCrystal: 14, caviar: 2 }),
    row('EXTREME', { clanLevel: 4, stairs: 7, percent: 105, captainSquads: 4 }, { gold: 5400, blueCrystal: 21, caviar: 4 }),
  ],
}
