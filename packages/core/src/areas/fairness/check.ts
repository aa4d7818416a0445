// Replays a finished fight, or repeats a draw, on this device. Only this module of the game uses the rules; it is a chunk of its own that is loaded on request.
import type { BattleCreature, BattleEvent, BattleRecord, FinishedDraw } from '@skystair/contract'
import {
  canonical,
  drawnRow,
  foesOf,
  hashState,
  type Move,
  play,
  RULES_VERSION,
  replay,
  seedHash,
  squadAt,
  startBattle,
  wounded,
} from '@skystair/rules'
import { world } from '@skystair/world'

/**
 * FAIR, or the part that differs from the announcement: the seed, the enemy, or the end. OTHER_ROW: the seed draws another row with these odds. The others:
 * the fight was fought by other rules than these, which cannot replay it: by those of an earlier version, by those before versions were numbered,
 * or by those of a later version, because this page was loaded before an update.
 */
export type Verdict = 'FAIR' | 'OTHER_SEED' | 'OTHER_ENEMY' | 'OTHER_END' | 'OTHER_ROW' | 'EARLIER_RULES' | 'UNKNOWN_RULES' | 'LATER_RULES'

/** Whether the enemy of the fight is the one at that place, with the same skill, and with the wounds that the fight began with. */
function sameEnemy({ placeId, setup }: BattleRecord): boolean {
  if (placeId === null) return true
  const squad = squadAt(world, placeId)
  if (!squad) return false
  const { kind, enemy, others, bosses, skill, wounds = 0 } = setup
  return canonical({ kind, enemy, bosses, skill, ...(others ? { others } : {}) }) === canonical(foesOf(wounded(squad, wounds)))
}

/** Whether the fight ends as stored when it is replayed. */
function endsAlike({ setup, moves, hash }: BattleRecord): boolean {
  try {
    return hashState(replay(world, setup, moves as Move[]).state) === hash
  } catch {
    // A move of the log was impossible.
    return false
  }
}

/** Returns why rules of that version may lead to another fight; null if they are these rules. */
function otherRules(version: number | null): Verdict | null {
  if (version === null) return 'UNKNOWN_RULES'
  if (version === RULES_VERSION) return null
  return version < RULES_VERSION ? 'EARLIER_RULES' : 'LATER_RULES'
}

/**
 * Checks a fight. `noted` is the hash that this device stored before the first hit, null if it has none. A fight by other rules that ends alike by these is
 * fair, too: few changes of the rules concern all fights.
 */
export function checkBattle(record: BattleRecord, noted: string | null): Verdict {
  if (seedHash(record.setup.seed) !== record.seedHash || (noted ?? record.seedHash) !== record.seedHash) return 'OTHER_SEED'
  const others = otherRules(record.rulesVersion)
  if (!sameEnemy(record)) return others ?? 'OTHER_ENEMY'
  return endsAlike(record) ? 'FAIR' : (others ?? 'OTHER_END')
}

/** Whether a fight with this result cannot be replayed by these rules. */
export const isByOtherRules = (verdict: Verdict): boolean => verdict.endsWith('_RULES')

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
