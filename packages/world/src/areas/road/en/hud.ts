import type { Same } from '../../../texts/same.ts'
import type ru from '../ru/hud.ts'

const hud: Same<typeof ru> = {
  heroes: 'Heroes',
  daily: 'Daily gift',
  manual: 'Rules',
  moderation: 'Owl',
  snow: 'Snow world',
  raid: 'Clan raid',
  shops: 'Towns',
  chat: 'Chat',
  mail: 'Mail',
  tasks: 'Tasks',
  clan: 'Clan',
  news: 'News',
  settings: 'Settings',
  sound: 'Sound and music',
}
export default hud
