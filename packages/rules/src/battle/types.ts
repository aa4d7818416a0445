import type { BattleCreature, BattleEvent, BattleKind, BattleSide, Consumable, ConsumableKind, Creature, Effect } from '@skystair/contract'
import type { Dice, Rng } from './dice.ts'

export const bossPhases = ['RAGE', 'SHELL', 'CALL'] as const
export type BossPhase = (typeof bossPhases)[number]

export interface BattleSetup {
  readonly kind: BattleKind
  readonly stair: number
  /** Hexadecimal. Secret until the battle is over. */
  readonly seed: string
  /** At most six, in the order of positions: 0–2 front row, 3–5 back row. Dead creatures keep their position. */
  readonly own: readonly Creature[]
  readonly enemy: readonly Creature[]
  /** In battles of kind MULTI: the squads of TM3, TM4 and TM5. Each side fights all others. */
  readonly others?: readonly (readonly Creature[])[]
  /** The moves of all sides are inputs; otherwise only those of TM1 are, and the rules move for the others. */
  readonly everySide?: true
  /** Ids of the bosses of TM2. */
  readonly bosses: readonly number[]
  readonly consumables: readonly Consumable[]
  /** How well opponents play: 0 (at random) to 100 (always the best move). */
  readonly skill: number
  /** The increase of experience by a booster, in per cent. */
  readonly experiencePercent?: number
  /** The wounds that the enemies still have of fights that the player lost, in per cent of their health. */
  readonly wounds?: number
}

export type Move =
  | { readonly type: 'hit'; readonly attackerId: number; readonly defenderId: number }
  | { readonly type: 'skip'; readonly creatureId?: number }
  | { readonly type: 'consumable'; readonly id: number; readonly targetCreatureId: number }
  | { readonly type: 'giveUp' }
  /** Only in a melee: the rules choose the move, because the side has no player or its time is over. */
  | { readonly type: 'auto' }

export type EffectType = Effect['type']

/** The record of a creature's actions in this battle. Stored with battles and covered by their hashes: renaming a field needs a migration. */
export interface BattleMemory {
  /** Hits it has made, without counterattacks. */
  hits: number
  /** Hits it has taken, without counterattacks and splash damage. */
  taken: number
  /** Its trait that works once per battle has worked. */
  spent: boolean
  /** Its RESURRECTION artifact has worked. */
  risen: boolean
  /** The last round in which it hit twice. */
  again: number
  /** A boss's phase; empty before it begins. */
  phase: '' | BossPhase
  /** Damage it has dealt to other sides: decides how rank points are shared. */
  dealt: number
}

/** A battle between two inputs. Plain JSON, stored and hashed under these names: parsing its text restores it exactly. */
export interface BattleState {
  kind: BattleKind
  stair: number
  round: number
  /** Number of inputs so far. */
  version: number
  /** The side that moves. TM1 is the player, TM2 the side the player attacked, TM3 to TM5 are further sides in MULTI. */
  turn: BattleSide
  winner: BattleSide | null
  /** Only in a melee, a battle in which every side's moves are inputs: the defeated sides, the first first. */
  fallen?: BattleSide[]
  gaveUp: boolean
  /** Sorted by id, ascending. */
  creatures: BattleCreature[]
  memories: Record<string, BattleMemory>
  consumables: Consumable[]
  /** The catalogue entries of these consumables. */
  readonly kinds: readonly ConsumableKind[]
  /** The last round in which the player used a consumable; 0 for none. */
  consumedIn: number
  consumed: number
  deaths: number
  skill: number
  rng: Rng
}

/** A battle in progress: the state that moves change in place, the log of events, and the source of chance. */
export interface BattleContext {
  readonly state: BattleState
  readonly events: BattleEvent[]
  readonly dice: Dice
}
