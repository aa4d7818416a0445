import type { PlayerSource, Save } from '@skystair/contract'
import type { Tx } from '../../storage/db.ts'
import { stairStoodOn } from '../player/position.ts'
import { endTrial, loadPlayer, type PlayerRow } from '../player/repository.ts'
import { addSave, type Identity, savesBeside, setIdentity } from './repository.ts'

/** Lets the platform's player continue this save, which is no guest's any more. */
export async function bind(tx: Tx, identity: Identity, playerId: number, now: number): Promise<void> {
  await setIdentity(tx, identity, playerId, now)
  await addSave(tx, identity, playerId, now)
  await endTrial(tx, playerId, identity.source, now)
}

/** Whether there is progress to lose. */
export const hasProgress = ({ state }: PlayerRow): boolean => state.bestVictoryStair > 0 || state.level > 1

/** A save as a player sees it when choosing. */
export async function saveOf(tx: Tx, playerId: number): Promise<Save> {
  const { name, state, updatedAt } = await loadPlayer(tx, playerId)
  return { id: playerId, name, level: state.level, stair: stairStoodOn(state), lastSeen: updatedAt }
}

/** Every save that belongs to the platform's players who continue this one, older first. */
export async function savesOf(tx: Tx, source: PlayerSource, playerId: number): Promise<Save[]> {
  const saves: Save[] = []
  for (const id of await savesBeside(tx, source, playerId)) saves.push(await saveOf(tx, id))
  return saves
}
