// Names and descriptions of the tasks, by their id.
import events from './events.ts'
import missions from './missions.ts'
import team from './team.ts'
import way from './way.ts'

export default { ...way, ...missions, ...team, ...events }
