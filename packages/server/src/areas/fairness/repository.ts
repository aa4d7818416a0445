import type { Tx } from '../../storage/db.ts'

/** Stores a link to a fight unless the player has shared it already. Returns the token of the player's link. */
export async function ensureShare(tx: Tx, playerId: number, battleId: number, token: string, now: number): Promise<string> {
  await tx.run(
    'insert into replay_share (player_id, battle_id, token, at) values (?, ?, ?, ?) on conflict (player_id, battle_id) do nothing',
    [playerId, battleId, token, now],
  )
  const row = await tx.one<{ token: string }>('select token from replay_share where player_id = ? and battle_id = ?', [playerId, battleId])
  if (!row) throw new Error('the database returned no link')
  return row.token
}

export const removeShare = (tx: Tx, playerId: number, battleId: number): Promise<number> =>
  tx.run('delete from replay_share where player_id = ? and battle_id = ?', [playerId, battleId])

export const isShared = async (tx: Tx, playerId: number, battleId: number): Promise<boolean> =>
  (await tx.one('select 1 as found from replay_share where player_id = ? and battle_id = ?', [playerId, battleId])) !== undefined

/** Returns who has shared which fight by this token. */
export const shareByToken = (tx: Tx, token: string): Promise<{ readonly player_id: number; readonly battle_id: number } | undefined> =>
  tx.one('select player_id, battle_id from replay_share where token = ?', [token])
