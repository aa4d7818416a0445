import type { Same } from '../../texts/same.ts'
import task from './en/task/index.ts'
import tasks from './en/window.ts'
import type ru from './ru.ts'

const texts: Same<typeof ru> = { task, tasks }
export default texts
