import type { Creature } from '@skystair/contract'
import type { Tx } from '../../storage/db.ts'

interface CreatureRow {
  readonly id: number
  /** JSON of the creature. */
  readonly state: string
}

/** A player's creatures as stored, older first. */
export async function storedCreatures(tx: Tx, playerId: number): Promise<Creature[]> {
  const rows = await tx.all<CreatureRow>('select id, state from creature where player_id = ? order by id', [playerId])
  return rows.map(({ id, state }) => ({ ...(JSON.parse(state) as Creature), id, playerId }))
}

export async function saveCreature(tx: Tx, creature: Creature): Promise<void> {
  await tx.run('update creature set state = ? where id = ? and player_id = ?', [JSON.stringify(creature), creature.id, creature.playerId])
}

/** Stores a new creature of a player. Returns its id. */
export async function insertCreature(tx: Tx, playerId: number, creature: Creature): Promise<number> {
  const row = await tx.one<{ id: number }>('insert into creature (player_id, state) values (?, ?) returning id', [
    playerId,
    JSON.stringify(creature),
  ])
  if (!row) throw new Error('the database returned no id')
  return row.id
}
