// The settings of melees. They are not in the world’s index, because few modules need them.
import type { MeleeRow } from '@skystair/contract'
import { resources } from '@skystair/contract/resources'

export const meleeRow: MeleeRow = {
  // Saturday evening in Europe and Russia.
  ...{ weekday: 6, hour: 17, minutes: 60 },
  groups: [8, 15, 25, 40, 60],
  ...{ fighters: 3, wait: 45, turn: 20, longTurn: 45, awayTurn: 6, perMove: 2 },
  rewards: [
    resources({ gold: 3000, mithril: 15, blueCrystal: 6, tickets: 2 }),
    resources({ gold: 2000, mithril: 10, blueCrystal: 4, tickets: 1 }),
    resources({ gold: 1400, mithril: 7, blueCrystal: 2, tickets: 1 }),
    resources({ gold: 900, mithril: 4, blueCrystal: 1 }),
    resources({ gold: 500, mithril: 2 }),
  ],
}
