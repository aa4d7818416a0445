/**
 * Why a table does not grow without an end. Each table has such a rule in the manifest of the area that owns it, or in `serverTables`; a test finds tables without
 * one.
 */
export type TableRule =
  /** At most so many rows for each player or clan, or for the whole server. `CATALOGUE`: one for each of the game's things that it is about. */
  | { readonly for: 'PLAYER' | 'CLAN' | 'SERVER'; readonly most: number | 'CATALOGUE' }
  /** The hourly sweep deletes rows after so many days. */
  | { readonly days: number }
  /** The server itself deletes a row then. */
  | { readonly until: string }
  /** Rows belong to those of another table and end with them. */
  | { readonly with: string }
  /** Rows are kept for good, for a reason. How fast a player can add to them is limited by `by`. */
  | { readonly keptFor: string; readonly by: string }

export type TableRules = Readonly<Record<string, TableRule>>

/** Returns a rule as a sentence for the operator. */
export function ruleSentence(rule: TableRule): string {
  if ('days' in rule) return `deleted after ${rule.days} ${rule.days === 1 ? 'day' : 'days'}`
  if ('until' in rule) return `kept until ${rule.until}`
  if ('with' in rule) return `end with the rows of \`${rule.with}\``
  if ('keptFor' in rule) return `kept for good: ${rule.keptFor}; limited by ${rule.by}`
  const whose = { PLAYER: 'for each player', CLAN: 'for each clan', SERVER: 'in all' }[rule.for]
  return rule.most === 'CATALOGUE' ? `one ${whose} and thing of the game` : `at most ${rule.most} ${whose}`
}
