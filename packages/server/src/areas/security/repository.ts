import type { PersonalTable } from '../../personal-table.ts'
import type { SqlValue, Tx } from '../../storage/db.ts'

/** Marks an account as deleted. It stays as it is until `now` is long ago. */
export const markDeleted = (tx: Tx, playerId: number, now: number): Promise<number> =>
  tx.run('insert into deletion (player_id, at) values (?, ?) on conflict (player_id) do nothing', [playerId, now])

/** Returns those of these players whose accounts are marked as deleted. */
export async function deletedAmong(tx: Tx, playerIds: readonly number[]): Promise<ReadonlySet<number>> {
  if (playerIds.length === 0) return new Set()
  const rows = await tx.all<{ player_id: number }>(
    `select player_id from deletion where player_id in (${playerIds.map(() => '?').join(', ')})`,
    playerIds,
  )
  return new Set(rows.map(({ player_id }) => player_id))
}
/** Whether the account is marked as deleted. */
export const isDeleted = async (tx: Tx, playerId: number): Promise<boolean> => (await deletedAmong(tx, [playerId])).has(playerId)

/** Undoes that. */
export const unmarkDeleted = (tx: Tx, playerId: number): Promise<number> => tx.run('delete from deletion where player_id = ?', [playerId])

/** Returns players whose accounts were deleted before a moment, at most `max`. */
export const deletedBefore = async (tx: Tx, until: number, max: number): Promise<number[]> => {
  const rows = await tx.all<{ player_id: number }>(`select player_id from deletion where at <= ? order by at limit ?${tx.lock}`, [
    until,
    max,
  ])
  return rows.map(({ player_id }) => player_id)
}

/** A player's rows: the condition and its values. */
function ofPlayer({ by }: PersonalTable, playerId: number): { where: string; values: SqlValue[] } {
  return { where: by.map((column) => `${column} = ?`).join(' or '), values: by.map(() => playerId) }
}

/** Whether rows of a table are a player's. */
export async function hasRows(tx: Tx, rule: PersonalTable, playerId: number): Promise<boolean> {
  const { where, values } = ofPlayer(rule, playerId)
  return rule.by.length > 0 && (await tx.one(`select 1 as found from ${rule.table} where ${where} limit 1`, values)) !== undefined
}

/** Deletes a player's rows of a table, whatever the rule says about deleted accounts. */
export async function deleteRows(tx: Tx, rule: PersonalTable, playerId: number): Promise<void> {
  const { where, values } = ofPlayer(rule, playerId)
  await tx.run(`delete from ${rule.table} where ${where}`, values)
}

/** Deletes a player's rows of a table, or blanks them if they must be kept. */
export async function erase(tx: Tx, rule: PersonalTable, playerId: number): Promise<void> {
  const { where, values } = ofPlayer(rule, playerId)
  if (rule.onDeletion === 'DELETE') await tx.run(`delete from ${rule.table} where ${where}`, values)
  else if (rule.onDeletion.blank) {
    const blank = Object.entries(rule.onDeletion.blank)
    const set = blank.map(([column]) => `${column} = ?`).join(', ')
    await tx.run(`update ${rule.table} set ${set} where ${where}`, [...blank.map(([, value]) => value), ...values])
  }
}

/** Notes the key of a name that was taken from a player. */
export const addFormerName = (tx: Tx, playerId: number, key: string): Promise<number> =>
  tx.run(
    'insert into former_name (name_key, player_id) values (?, ?) on conflict (name_key) do update set player_id = excluded.player_id',
    [key, playerId],
  )

/** Returns the player from whom the name with this key was taken. */
export const holderOfFormerName = async (tx: Tx, key: string): Promise<number | undefined> =>
  (await tx.one<{ player_id: number }>('select player_id from former_name where name_key = ?', [key]))?.player_id

export const dropFormerNames = (tx: Tx, playerId: number): Promise<number> =>
  tx.run('delete from former_name where player_id = ?', [playerId])
