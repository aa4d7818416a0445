import type { Creature } from '@skystair/contract'
import { SQUAD_SIZE } from '@skystair/contract/measures'
import { healedBy, spawn } from '@skystair/rules'
import { world } from '@skystair/world'
import type { Tx } from '../../storage/db.ts'
import type { PlayerState } from '../player/state.ts'

/** All creatures of a player, healed up to `now`, in the order in which they are shown: the squad as it stands, then the bench, older first. */
export async function creaturesOf(tx: Tx, playerId: number, { squad }: Pick<PlayerState, 'squad'>, now: number): Promise<Creature[]> {
  const rows = await tx.all<{ id: number; state: string }>('select id, state from creature where player_id = ? order by id', [playerId])
  const place = (id: number) => (squad.includes(id) ? squad.indexOf(id) : squad.length)
  return rows
    .map(({ id, state }) => healedBy({ ...(JSON.parse(state) as Creature), id, playerId }, now))
    .sort((a, b) => place(a.id) - place(b.id) || a.id - b.id)
    .map((creature, weight) => ({ ...creature, weight, combative: squad.includes(creature.id) }))
}

/** Those of the squad who can stand, in the order of the rows. */
export const fighters = (creatures: readonly Creature[]): Creature[] => creatures.filter((c) => c.combative && c.health.current > 0)

export async function saveCreature(tx: Tx, creature: Creature): Promise<void> {
  await tx.run('update creature set state = ? where id = ? and player_id = ?', [JSON.stringify(creature), creature.id, creature.playerId])
}

/** A creature of a kind joins, with a place in the squad while it has room. Answers its id; the state must be saved by the caller. */
export async function recruit(
  tx: Tx,
  playerId: number,
  state: PlayerState,
  imageId: string,
  { level, now }: { level: number; now: number },
): Promise<number> {
  const creature = spawn(world, imageId, { id: 0, playerId, level, now })
  const row = await tx.one<{ id: number }>('insert into creature (player_id, state) values (?, ?) returning id', [
    playerId,
    JSON.stringify(creature),
  ])
  if (!row) throw new Error('the database answered no id')
  if (state.squad.length < SQUAD_SIZE) state.squad.push(row.id)
  return row.id
}
