import type { BattleCreature } from '@skystair/contract'
import type { BattleState, EffectType, Memory } from './types.ts'

/** How a blow travels. `close` stops at the front row and is answered, `flight` passes over it and is answered, `far` passes over it unanswered. */
export type Reach = 'close' | 'flight' | 'far'

/** What a hook sees: read only. Hooks change nothing themselves, they return figures or deeds. */
export interface Scene {
  readonly state: Readonly<BattleState>
  /** Who has the trait. */
  readonly self: BattleCreature
  readonly memory: Readonly<Memory>
}

export interface Blow extends Scene {
  readonly attacker: BattleCreature
  readonly defender: BattleCreature
  readonly reach: Reach
  readonly answer: boolean
}

export interface Landed extends Blow {
  /** What the blow took, or would have taken from more health. */
  readonly damage: number
  /** What was left of the blow after the defender had fallen. */
  readonly spare: number
  readonly killed: boolean
}

/** Someone else that a blow touches: a part of the blow as it landed, or (`own`) a blow of that strength against their own defence. */
export interface Share {
  readonly id: number
  readonly percent: number
  readonly own?: true
}

export type Deed =
  | { readonly do: 'effect'; readonly on: number; readonly type: EffectType; readonly moves: number; readonly power: number }
  | { readonly do: 'heal'; readonly on: number; readonly amount: number }
  | { readonly do: 'harm'; readonly on: number; readonly amount: number }
  | { readonly do: 'raise'; readonly on: number; readonly health: number }
  | { readonly do: 'cleanse'; readonly on: number; readonly types: readonly EffectType[] }
  | { readonly do: 'unbrace'; readonly on: number }
  | { readonly do: 'move'; readonly on: number; readonly position: number }

type Deeds = readonly Deed[]

/** One idea of a class (or of an artifact). Every part is optional; percentages are of 100. */
export interface Trait {
  readonly reach?: Reach | ((scene: Scene) => Reach)
  /** Per cent added to a blow (not to answers). */
  readonly strike?: (blow: Blow) => number
  /** Per cent taken off what is done to it. */
  readonly ward?: (blow: Blow) => number
  /** Per cent taken off what is done to someone of its side while it stands; it may be that one itself. */
  readonly guard?: (blow: Blow) => number
  /** Per cent added to a blow of another of its side while it stands. */
  readonly inspire?: (scene: Scene) => number
  /** Per cent of the target's defence that it ignores. */
  readonly pierce?: number
  /** Per cent of its attack with which it answers. */
  readonly answer?: number
  readonly unanswered?: true
  /** Per cent of its strength that its blow has. */
  readonly full?: number
  /** Who else is touched; `within` are all whom it could have chosen. */
  readonly shares?: (blow: Blow, within: readonly BattleCreature[]) => readonly Share[]
  /** One blow in so many passes through it. */
  readonly evades?: number
  /** The most that one blow takes from it. */
  readonly cap?: (scene: Scene) => number
  /** Before its blow lands. */
  readonly before?: (blow: Blow) => Deeds
  /** When its blow has landed, before the answer. */
  readonly landed?: (blow: Landed) => Deeds
  /** When it was struck and before it answers, even if it fell. */
  readonly struck?: (blow: Landed) => Deeds
  /** Stands with 1 health instead of falling. */
  readonly holds?: (scene: Scene) => boolean
  /** When it has fallen; `killer` is null where no one's hand did it. */
  readonly fallen?: (scene: Scene & { readonly killer: BattleCreature | null }) => Deeds
  /** When anyone else has fallen. */
  readonly death?: (scene: Scene) => Deeds
  readonly begin?: (scene: Scene) => Deeds
  readonly roundStart?: (scene: Scene) => Deeds
  readonly roundEnd?: (scene: Scene) => Deeds
  readonly braces?: (scene: Scene) => Deeds
  /** The hook that works once a fight: until it has first answered with something. */
  readonly once?: 'holds' | 'fallen' | 'roundEnd'
  /** Effects that do not take it, and those that do not take its row while it stands. */
  readonly immune?: readonly EffectType[]
  readonly shelters?: readonly EffectType[]
  /** In front, it hides the one behind. */
  readonly covers?: true
  /** May strike again after killing, once a round. */
  readonly again?: true
  /** Health it gives to an ally it chooses without spending a charge. */
  readonly mends?: (scene: Scene) => number
  /** Per cent added to what consumables of its side do. */
  readonly brews?: number
}
