// Plays a finished fight again on this device. The only place of the game that knows the rules; it comes in a chunk of its own, for those who ask.
import type { BattleRecord } from '@skystair/contract'
import { canonical, hashState, type Move, replay, seedHash, squadAt } from '@skystair/rules'
import { world } from '@skystair/world'

/** FAIR, or what is not as it was promised: the dice, who waited there, or the end. */
export type Verdict = 'FAIR' | 'OTHER_SEED' | 'OTHER_ENEMY' | 'OTHER_END'

/** Whether those who fought are those who wait at that place, and play as well as they should. */
function sameEnemy({ placeId, setup }: BattleRecord): boolean {
  if (setup.kind !== 'MOB' || placeId === null) return true
  const squad = squadAt(world, placeId)
  const { enemy, bosses, skill } = setup
  return (
    squad !== null &&
    canonical({ enemy, bosses, skill }) === canonical({ enemy: squad.creatures, bosses: squad.bosses, skill: squad.skill })
  )
}

/** Checks a fight. `noted` is the hash that this device wrote down before the first blow, null where it has none. */
export function checkBattle(record: BattleRecord, noted: string | null): Verdict {
  const { setup, moves, hash } = record
  if (seedHash(setup.seed) !== record.seedHash || (noted ?? record.seedHash) !== record.seedHash) return 'OTHER_SEED'
  if (!sameEnemy(record)) return 'OTHER_ENEMY'
  try {
    return hashState(replay(world, setup, moves as Move[]).state) === hash ? 'FAIR' : 'OTHER_END'
  } catch {
    // A move of the log could not have been made.
    return 'OTHER_END'
  }
}
