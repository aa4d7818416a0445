import type { BattleEvent } from '@skystair/contract'
import { hashState, type Played, play, startBattle } from '@skystair/rules'
import { world } from '@skystair/world'
import { refuse } from '../../refusal.ts'
import type { Tx } from '../../storage/db.ts'
import { loadBattleAfter, type StoredBattle } from './repository.ts'

/** Returns the states of a fight before its first move and after each, by today's rules; undefined if they refuse one of the moves. */
function framesOf({ setup, moves }: StoredBattle): readonly Played[] | undefined {
  const frames: Played[] = [startBattle(world, setup)]
  for (const move of moves) {
    const played = play(frames.at(-1)!.state, move)
    if ('refused' in played) return undefined
    frames.push(played)
  }
  return frames
}

/**
 * Returns a fight after this number of moves, with the events of the last of them. If the rules have changed since, the events are missing: the state is
 * the stored one, and events of today's rules would not match it. Throws BATTLE_NOT_FOUND, and STATE_CHANGED if the fight went on to its end by other
 * rules, because only its last state is stored then.
 */
export async function battleAfter(
  tx: Tx,
  playerId: number,
  id: number,
  version: number,
): Promise<{ readonly battle: StoredBattle; readonly events: BattleEvent[] }> {
  const battle = await loadBattleAfter(tx, playerId, id, version)
  const frames = framesOf(battle)
  const frame = frames && hashState(frames.at(-1)!.state) === hashState(battle.state) ? frames[version] : undefined
  if (frame) return { battle: { ...battle, moves: battle.moves.slice(0, version), state: frame.state }, events: frame.events }
  if (battle.moves.length !== version) throw refuse('STATE_CHANGED')
  return { battle, events: [] }
}
