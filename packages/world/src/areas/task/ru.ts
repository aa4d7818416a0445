import task from './ru/task/index.ts'
import tasks from './ru/window.ts'

export default { task, tasks }
