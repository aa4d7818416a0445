// Replays a finished fight, or repeats a draw, on this device. Only this module of the game uses the rules; it is a chunk of its own that is loaded on request.
import type { BattleCreature, BattleEvent, BattleRecord, FinishedDraw } from '@skystair/contract'
import { canonical, drawnRow, hashState, type Move, play, replay, seedHash, squadAt, startBattle } from '@skystair/rules'
import { world } from '@skystair/world'

/** FAIR, or the part that differs from the announcement: the seed, the enemy, or the end. OTHER_ROW: the seed draws another row with these odds. */
export type Verdict = 'FAIR' | 'OTHER_SEED' | 'OTHER_ENEMY' | 'OTHER_END' | 'OTHER_ROW'

/** Whether the enemy of the fight is the one at that place, with the same skill. */
function sameEnemy({ placeId, setup }: BattleRecord): boolean {
  if (setup.kind !== 'MOB' || placeId === null) return true
  const squad = squadAt(world, placeId)
  const { enemy, bosses, skill } = setup
  return (
    squad !== null &&
    canonical({ enemy, bosses, skill }) === canonical({ enemy: squad.creatures, bosses: squad.bosses, skill: squad.skill })
  )
}

/** Checks a fight. `noted` is the hash that this device stored before the first hit, null if it has none. */
export function checkBattle(record: BattleRecord, noted: string | null): Verdict {
  const { setup, moves, hash } = record
  if (seedHash(setup.seed) !== record.seedHash || (noted ?? record.seedHash) !== record.seedHash) return 'OTHER_SEED'
  if (!sameEnemy(record)) return 'OTHER_ENEMY'
  try {
    return hashState(replay(world, setup, moves as Move[]).state) === hash ? 'FAIR' : 'OTHER_END'
  } catch {
    // A move of the log was impossible.
    return 'OTHER_END'
  }
}

/** The state of a fight after one of its moves: the creatures, and the events since the previous move. */
export interface ReplayFrame {
  readonly creatures: readonly BattleCreature[]
  readonly events: readonly BattleEvent[]
}

/** Replays a fight move by move. Stops before a move that today's rules do not allow. */
export function framesOf({ setup, moves }: BattleRecord): readonly ReplayFrame[] {
  const begun = startBattle(world, setup)
  const frames: ReplayFrame[] = [{ creatures: begun.state.creatures, events: begun.events }]
  let { state } = begun
  for (const move of moves as Move[]) {
    const played = play(state, move)
    if ('refused' in played) break
    state = played.state
    frames.push({ creatures: state.creatures, events: played.events })
  }
  return frames
}

/** Checks a draw. `noted` is the hash that this device stored before it, null if it has none. */
export function checkDraw({ chance, seed, seedHash: hash, row, weights }: FinishedDraw, noted: string | null): Verdict {
  if (seedHash(seed) !== hash || (noted ?? hash) !== hash) return 'OTHER_SEED'
  return drawnRow({ id: chance, rows: weights.map((weight) => ({ weight, rewards: [] })) }, seed) === row ? 'FAIR' : 'OTHER_ROW'
}
