// Team assignments: tasks of the whole squad, some of which are drawn every day. Every player who gets assignments can do all of them.
import { row } from './row.ts'

/** Team assignments begin at this stair. */
const FROM = 6
const team = row('TEAM')
const reward = { gold: 100, mithril: 2 }

export const assignments = [
  team(201, 'team_whole', 'WIN', 3, FROM, reward, { of: 'whole' }),
  team(202, 'team_swift', 'WIN', 3, FROM, reward, { of: 'swift' }),
  team(203, 'team_bare', 'WIN', 4, FROM, reward, { of: 'bare' }),
  team(204, 'team_fewer', 'WIN', 2, FROM, reward, { of: 'few' }),
  team(205, 'team_beast', 'WIN', 3, FROM, reward, { of: 'class:BEAST' }),
  team(206, 'team_wins', 'WIN', 6, FROM, reward),
  team(207, 'team_mend', 'HEAL', 4, FROM, reward),
  team(208, 'team_gather', 'TAKE', 6, FROM, reward),
  team(209, 'team_listen', 'LISTEN', 3, FROM, reward),
  team(210, 'team_drink', 'DRINK', 2, FROM, reward),
]
