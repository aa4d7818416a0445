import type { TaskKind, World } from '@skystair/contract'
import { mix } from '../mix.ts'

/** Team assignments per day. */
const PER_DAY = 2
const SALT = 53

/** Returns the team assignments of a day (its number since 1970), the same for everyone. */
export const assignmentsOf = ({ tasks }: Pick<World, 'tasks'>, day: number): TaskKind[] =>
  tasks
    .filter(({ group }) => group === 'TEAM')
    .map((kind) => ({ kind, draw: mix(SALT, day, kind.number) }))
    .sort((a, b) => a.draw - b.draw || a.kind.number - b.kind.number)
    .slice(0, PER_DAY)
    .map(({ kind }) => kind)
