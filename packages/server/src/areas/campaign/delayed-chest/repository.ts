import type { ChestType } from '@skystair/contract'
import type { Tx } from '../../../storage/db.ts'

/** A player's chest. `number` counts the player's chests from 1. */
export interface StoredChest {
  readonly number: number
  readonly type: ChestType
  readonly placedAt: number
  readonly readyAt: number
}

export async function chestOf(tx: Tx, playerId: number): Promise<StoredChest | null> {
  const row = await tx.one<StoredChest>(
    'select number, type, placed_at as "placedAt", ready_at as "readyAt" from delayed_chest where player_id = ?',
    [playerId],
  )
  return row ?? null
}

export const placeChest = (tx: Tx, playerId: number, { number, type, placedAt, readyAt }: StoredChest): Promise<number> =>
  tx.run('insert into delayed_chest (player_id, number, type, placed_at, ready_at) values (?, ?, ?, ?, ?)', [
    playerId,
    number,
    type,
    placedAt,
    readyAt,
  ])

export const openChestAt = (tx: Tx, playerId: number, at: number): Promise<number> =>
  tx.run('update delayed_chest set ready_at = ? where player_id = ?', [at, playerId])

export const removeChest = (tx: Tx, playerId: number): Promise<number> =>
  tx.run('delete from delayed_chest where player_id = ?', [playerId])
