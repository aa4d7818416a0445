import type { Creature } from '@skystair/contract'
import { kindOf } from '@skystair/rules'
import { world } from '@skystair/world'
import { keepRecent } from '../../keep-recent.ts'
import type { Tx } from '../../storage/db.ts'

interface CreatureRow {
  readonly id: number
  /** JSON of the creature. */
  readonly state: string
}

/** Enough for the creatures of several hundred players; takes a few megabytes. */
const MAX_PARSED = 5000
/** Parsed creatures by their stored text, because they are read far more often than they change. */
const parsed = new Map<string, Creature>()

/** Freezes an object with everything in it, because all calls that read it share it. */
function freeze<T>(value: T): T {
  if (typeof value === 'object' && value !== null) Object.values(Object.freeze(value)).forEach(freeze)
  return value
}

function parse(text: string): Creature {
  const creature = parsed.get(text) ?? freeze(JSON.parse(text) as Creature)
  keepRecent(parsed, text, creature, MAX_PARSED)
  return creature
}

/** Returns a player's stored creatures, older first, without those of a kind that only a newer server knows. Their contents are frozen. */
export async function storedCreatures(tx: Tx, playerId: number): Promise<Creature[]> {
  const rows = await tx.all<CreatureRow>('select id, state from creature where player_id = ? order by id', [playerId])
  return rows.map(({ id, state }) => ({ ...parse(state), id, playerId })).filter(({ imageId }) => kindOf(world, imageId) !== null)
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

/** Deletes a player's creature. */
export async function deleteCreature(tx: Tx, { id, playerId }: Pick<Creature, 'id' | 'playerId'>): Promise<void> {
  await tx.run('delete from creature where id = ? and player_id = ?', [id, playerId])
}
