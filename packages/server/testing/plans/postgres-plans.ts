import type { Db, SqlValue } from '../../src/storage/db.ts'

interface PlanNode {
  readonly 'Node Type': string
  readonly 'Relation Name'?: string
  readonly 'Plan Rows': number
  readonly 'Actual Rows'?: number
  readonly 'Actual Loops'?: number
  readonly 'Rows Removed by Filter'?: number
  readonly Plans?: readonly PlanNode[]
}

/** Returns the steps of a plan. Those below a limit are left out if they were not carried out: what PostgreSQL expects of them is without the limit. */
const nodesOf = (node: PlanNode): PlanNode[] =>
  node['Node Type'] === 'Limit' && node['Actual Rows'] === undefined ? [node] : [node, ...(node.Plans ?? []).flatMap(nodesOf)]

/** Returns the number of rows that a step of a plan has read; of a statement that was not carried out, the number that PostgreSQL expects. */
const rowsOf = (node: PlanNode): number =>
  node['Actual Rows'] === undefined
    ? node['Plan Rows']
    : (node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0)) * Math.max(1, node['Actual Loops'] ?? 1)

class Undone extends Error {}

/**
 * Returns the steps of a statement that read whole tables or more than `most` rows, on a database that is full. Whole tables are read only where no
 * index can be used.
 */
export async function longOnPostgres(
  db: Db,
  sql: string,
  values: readonly SqlValue[],
  most: number,
  grows: (table: string) => boolean,
): Promise<string[]> {
  const isRead = /^\s*(select|with)/.test(sql)
  let plan: PlanNode | undefined
  await db
    .tx(async (tx) => {
      await tx.run('set local enable_seqscan = off')
      const rows = await tx.all<{ 'QUERY PLAN': readonly { readonly Plan: PlanNode }[] }>(
        `explain (${isRead ? 'analyze, ' : ''}format json) ${sql}`,
        values,
      )
      plan = rows[0]!['QUERY PLAN'][0]!.Plan
      throw new Undone()
    })
    .catch((error) => {
      if (!(error instanceof Undone)) throw error
    })
  return nodesOf(plan!)
    .filter((node) => node['Node Type'] === 'Seq Scan' || rowsOf(node) > most)
    .filter((node) => !node['Relation Name'] || grows(node['Relation Name']))
    .map((node) => `${node['Node Type']} ${node['Relation Name'] ?? ''}: ${rowsOf(node)} rows`)
}
