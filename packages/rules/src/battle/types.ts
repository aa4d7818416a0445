import type { BattleCreature, BattleEvent, BattleKind, BattleSide, Consumable, ConsumableKind, Creature, Effect } from '@skystair/contract'
import type { Dice, Rng } from './dice.ts'

export interface BattleSetup {
  readonly kind: BattleKind
  readonly stair: number
  /** Hexadecimal, secret until the fight is over. */
  readonly seed: string
  /** In position order: 0–2 front, 3–5 back. At most six; those without health stay where they lie. */
  readonly own: readonly Creature[]
  readonly enemy: readonly Creature[]
  /** MULTI: the squads of TM3, TM4 and TM5. Each side is against all the others. */
  readonly others?: readonly (readonly Creature[])[]
  /** Ids of the bosses of TM2. */
  readonly bosses: readonly number[]
  readonly consumables: readonly Consumable[]
  /** How well the opponent plays: 0 (at random) to 100 (always its best move). */
  readonly skill: number
}

export type Move =
  | { readonly type: 'hit'; readonly attackerId: number; readonly defenderId: number }
  | { readonly type: 'skip' }
  | { readonly type: 'consumable'; readonly id: number; readonly targetCreatureId: number }
  | { readonly type: 'giveUp' }

export type EffectType = Effect['type']

/** What a creature remembers within one fight. */
export interface Memory {
  /** Blows it has struck (answers don't count). */
  blows: number
  /** Blows it has taken (answers and shares don't count). */
  taken: number
  /** Its trait that works once a fight has worked. */
  spent: boolean
  /** Its artifact that works once a fight has worked. */
  risen: boolean
  /** Round in which it last struck twice. */
  again: number
  /** A boss's manner since it fell to half its health. */
  temper: '' | 'RAGE' | 'SHELL' | 'CALL'
  /** Damage it has done to the other side, for the share of rank points. */
  dealt: number
}

/** A fight between two of its inputs. Plain JSON: what is parsed from its text goes on exactly like it. */
export interface BattleState {
  kind: BattleKind
  stair: number
  round: number
  /** Player's inputs taken so far. */
  version: number
  /** Whose move it is. The player is TM1, who was attacked is TM2; in MULTI up to three more stand against both. */
  turn: BattleSide
  winner: BattleSide | null
  gaveUp: boolean
  /** Sorted by id, ascending. */
  creatures: BattleCreature[]
  memories: Record<string, Memory>
  consumables: Consumable[]
  /** What those consumables do. */
  readonly kinds: readonly ConsumableKind[]
  /** Round in which the player last used a consumable; 0 for never. */
  consumedIn: number
  consumed: number
  deaths: number
  skill: number
  rng: Rng
}

/** A fight being moved on: the state it changes, what has happened, and the dice it throws. */
export interface Field {
  readonly state: BattleState
  readonly events: BattleEvent[]
  readonly dice: Dice
}
