// What tasks are called and what they ask for, by their id.
import feasts from './tasks/feasts.ts'
import missions from './tasks/missions.ts'
import team from './tasks/team.ts'
import way from './tasks/way.ts'

export default { ...way, ...missions, ...team, ...feasts }
