import type { Db, SqlValue } from '../../src/storage/db.ts'

interface PlanNode {
  readonly 'Node Type': string
  readonly 'Relation Name'?: string
  readonly 'Actual Rows'?: number
  readonly 'Actual Loops'?: number
  readonly 'Rows Removed by Filter'?: number
  readonly Plans?: readonly PlanNode[]
}

const nodesOf = (node: PlanNode): PlanNode[] => [node, ...(node.Plans ?? []).flatMap(nodesOf)]

/** Returns the number of rows that a step of a plan has read. */
const rowsOf = (node: PlanNode): number =>
  ((node['Actual Rows'] ?? 0) + (node['Rows Removed by Filter'] ?? 0)) * Math.max(1, node['Actual Loops'] ?? 1)

class Undone extends Error {}

/**
 * Returns the steps of a statement that read whole tables, on a database that is full, or of a query also those that read more than `most` rows. Whole tables are read only where no
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
    .filter((node) => node['Node Type'] === 'Seq Scan' || (isRead && rowsOf(node) > most))
    .filter((node) => !node['Relation Name'] || grows(node['Relation Name']))
    .map((node) => `${node['Node Type']} ${node['Relation Name'] ?? ''}: ${rowsOf(node)} rows`)
}
