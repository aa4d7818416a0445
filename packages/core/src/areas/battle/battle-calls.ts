import type { BattleStatus, Forecast } from '@skystair/contract'
import type { Services } from '../../services/services.ts'

/** Error codes that mean that the client's state of the fight is out of date. */
export const STALE: readonly string[] = [
  'BATTLE_OVER',
  'BATTLE_TURN',
  'STATE_CHANGED',
  'CREATURE_INACTIVE',
  'CREATURE_NOT_FOUND',
  'TARGET_FORBIDDEN',
]

export interface HitPair {
  readonly attackerId: number
  readonly defenderId: number
}

/** The calls by which a kind of fight goes on. */
export interface BattleCalls {
  /** Loads the current state. */
  readonly get: () => Promise<BattleStatus>
  readonly hit: (pair: HitPair) => Promise<BattleStatus>
  /** Lets the chosen creature brace; without one, or where it cannot be chosen, the first. */
  readonly skip: (creatureId: number | null) => Promise<BattleStatus>
  readonly giveUp: () => Promise<BattleStatus>
  readonly forecast: (pair: HitPair) => Promise<Forecast>
  /** Lets the opponent move; without it, other players move. */
  readonly ask?: () => Promise<BattleStatus>
  /** Where the texts `giveUp`, `giveUpAsk`, `giveUpYes` and `giveUpNo` are. */
  readonly words: string
}

/** Fights of one player. */
export const ownCalls = ({ call }: Services): BattleCalls => ({
  get: () => call('POST /api/battle/get'),
  hit: (body) => call('POST /api/battle/hit', { body }),
  skip: (creatureId) => call('POST /api/battle/skip', { query: creatureId === null ? {} : { creatureId } }),
  giveUp: () => call('POST /api/battle/giveUpBattle'),
  forecast: (body) => call('POST /api/battle/precalculate', { body }),
  ask: () => call('POST /api/battle/ask'),
  words: 'battle',
})

/** Lets the opponent move, if it is its turn. Returns the state after it, with all events since the player's move. */
export async function withOpponent(status: BattleStatus, { ask }: BattleCalls): Promise<BattleStatus> {
  if (!ask || status.battle?.progress !== 'IN_PROGRESS' || status.ask) return status
  const next = await ask()
  if (!next.battle || next.battle.version === status.battle.version) return { battle: status.battle, ask: next.ask }
  return { ...next, battle: { ...next.battle, events: [...status.battle.events, ...next.battle.events] } }
}
