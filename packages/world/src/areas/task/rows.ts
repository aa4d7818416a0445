// All tasks. Numbers are stable: each group keeps its own hundred.
import type { TaskKind } from '@skystair/contract'
import { eventTasks } from './events.ts'
import { missions } from './missions.ts'
import { assignments } from './team.ts'
import { way } from './way.ts'

export const tasks: readonly TaskKind[] = [...way, ...missions, ...assignments, ...eventTasks]
