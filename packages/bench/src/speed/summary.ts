import { short } from '../kit/figures.ts'
import { table } from '../kit/section.ts'

export interface Row {
  readonly what: string
  readonly figure: number
  /** The same value by the server's processor time, which depends less on other work on the machine. */
  readonly byWork?: number
  /** Absent if the figure is only for comparison. */
  readonly goal?: { readonly least: number } | { readonly most: number }
}

function goalOf({ goal }: Row): string {
  if (!goal) return '–'
  return 'least' in goal ? `≥ ${goal.least}` : `≤ ${goal.most}`
}

export function summary(rows: readonly Row[]): string {
  return `## Server

\`npm run bench\`, with a PostgreSQL at \`TEST_DATABASE_URL\`: one node, 32 connections from the same machine, all in one run; the median of the rounds. “Raw” are
commits of one row by the storage engine alone, each on the disk before the next, on PostgreSQL over 16 connections. “Bare” is a server of sixty lines
(\`packages/bench/src/speed/bare.ts\`): Fastify with validation, a session, a player's JSON read, changed and written, the idempotency key, many calls per
commit; on PostgreSQL (\`bare-postgres.ts\`) one round trip reads and one writes. All of them commit durably: SQLite with \`synchronous = FULL\`, PostgreSQL with \`fsync\` and
\`synchronous_commit\` on. The second column compares the processor time of the server's main thread for each call instead of the clock: it depends less on other work on the machine.

${table(
  ['what', 'ratio or figure', 'by processor time', 'goal'],
  rows.map((row) => [row.what, short(row.figure), row.byWork === undefined ? '–' : short(row.byWork), goalOf(row)]),
)}`
}
