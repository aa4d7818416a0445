import type { Same } from '../../../../texts/same.ts'
import type ru from '../../ru/task/team.ts'

const team: Same<typeof ru> = {
  team_whole: { name: 'Nobody left behind', about: 'Today: three wins in which nobody fell.' },
  team_swift: { name: 'Back before tea', about: 'Today: three wins in four rounds or fewer.' },
  team_bare: { name: 'Backpack buckled', about: 'Today: four wins without supplies.' },
  team_fewer: { name: 'Not by numbers', about: 'Today: two wins against more than you are.' },
  team_beast: { name: 'Tails up', about: 'Today: three wins with a beast in the squad.' },
  team_wins: { name: 'A working day', about: 'Today: six wins. Any will do.' },
  team_mend: { name: 'A day of care', about: 'Today: heal heroes four times.' },
  team_gather: { name: 'Bringing in the harvest', about: 'Today: six finds.' },
  team_listen: { name: 'A day of stories', about: 'Today: hear out three people or read three scrolls.' },
  team_drink: { name: 'The watering hole', about: 'Today: drink from two springs of skills.' },
}
export default team
