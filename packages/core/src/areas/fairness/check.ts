// Replays a finished fight on this device. The only place of the game that uses the rules; loaded as a chunk of its own on request.
import type { BattleRecord } from '@skystair/contract'
import { canonical, hashState, type Move, replay, seedHash, squadAt } from '@skystair/rules'
import { world } from '@skystair/world'

/** FAIR, or what differs from the announcement: the seed, the enemy, or the end. */
export type Verdict = 'FAIR' | 'OTHER_SEED' | 'OTHER_ENEMY' | 'OTHER_END'

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

/** Checks a fight. `noted` is the hash that this device stored before the first hit, null where it has none. */
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
