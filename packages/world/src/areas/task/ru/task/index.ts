// What tasks are called and what they ask for, by their id.
import events from './events.ts'
import missions from './missions.ts'
import team from './team.ts'
import way from './way.ts'

export default { ...way, ...missions, ...team, ...events }
