import task from './ru/task.ts'
import tasks from './ru/tasks.ts'

export default { task, tasks }
