import type { Same } from '../../../texts/same.ts'
import type ru from '../ru/hud.ts'

const hud: Same<typeof ru> = {
  heroes: 'Heroes',
  daily: 'Daily gift',
  manual: 'Rules',
  tasks: 'Tasks',
  news: 'News',
  settings: 'Settings',
  sound: 'Sound and music',
  langName: { RU: 'Русский', EN: 'English' },
}
export default hud
