import type { PlayerSource, Save } from '@skystair/contract'
import type { Tx } from '../../storage/db.ts'
import { stairStoodOn } from '../player/position.ts'
import { endTrial, loadPlayer, type PlayerRow } from '../player/repository.ts'
import { addIdentity, addSave, type Identity, savesBeside, setIdentity } from './repository.ts'

/** Makes the platform's player continue this save, which is then no longer a guest's. */
export async function bind(tx: Tx, identity: Identity, playerId: number, now: number): Promise<void> {
  await setIdentity(tx, identity, playerId, now)
  await keep(tx, identity, playerId, now)
}

/** The same for a player of the platform who comes for the first time. */
export async function bindNewcomer(tx: Tx, identity: Identity, playerId: number, now: number): Promise<void> {
  await addIdentity(tx, identity, playerId, now)
  await keep(tx, identity, playerId, now)
}

async function keep(tx: Tx, identity: Identity, playerId: number, now: number): Promise<void> {
  await addSave(tx, identity, playerId, now)
  await endTrial(tx, playerId, identity.source, now)
}

/** True if there is progress to lose. */
export const hasProgress = ({ state }: PlayerRow): boolean => state.bestVictoryStair > 0 || state.level > 1

/** Returns a save in the form in which players choose one. */
export async function saveOf(tx: Tx, playerId: number): Promise<Save> {
  const { name, state, updatedAt } = await loadPlayer(tx, playerId)
  return { id: playerId, name, level: state.level, stair: stairStoodOn(state), lastSeen: updatedAt }
}

/** Returns all saves of the platform's players who continue this one, older first. */
export async function savesOf(tx: Tx, source: PlayerSource, playerId: number): Promise<Save[]> {
  const saves: Save[] = []
  for (const id of await savesBeside(tx, source, playerId)) saves.push(await saveOf(tx, id))
  return saves
}

/** The highest level among this player and the other saves of the same player of their platform. */
export async function highestLevel(tx: Tx, { id, source, state }: Pick<PlayerRow, 'id' | 'source' | 'state'>): Promise<number> {
  const others = (await savesBeside(tx, source, id)).filter((save) => save !== id)
  let highest = state.level
  for (const other of others) highest = Math.max(highest, (await loadPlayer(tx, other)).state.level)
  return highest
}
