import type { BattleCreature } from '@skystair/contract'
import type { BattleMemory, BattleState, EffectType } from './types.ts'

/** `melee` stops at the front row, `flying` and `ranged` reach the back row. Only `ranged` hits cannot be countered. */
export type AttackRange = 'melee' | 'flying' | 'ranged'

/** What a trait's functions are given, read only: they change nothing themselves but return figures or actions. */
export interface TraitContext {
  readonly state: Readonly<BattleState>
  /** The creature that has the trait. */
  readonly self: BattleCreature
  readonly memory: Readonly<BattleMemory>
}

export interface HitContext extends TraitContext {
  readonly attacker: BattleCreature
  readonly defender: BattleCreature
  readonly range: AttackRange
  readonly isCounter: boolean
}

export interface LandedHit extends HitContext {
  /** The full damage, even if the target had less health. */
  readonly damage: number
  /** Damage beyond the target's health; 0 if it survived. */
  readonly overkill: number
  readonly killed: boolean
}

/** Damage to another creature than the target: `percent` of the hit's damage or, with `own`, of the damage computed against that creature's own defence. */
export interface Splash {
  readonly id: number
  readonly percent: number
  readonly own?: true
}

/** Something that a trait, an artifact or a boss phase does. `on` is a creature's id. */
export type BattleAction =
  | { readonly do: 'effect'; readonly on: number; readonly type: EffectType; readonly moves: number; readonly power: number }
  | { readonly do: 'heal'; readonly on: number; readonly amount: number }
  | { readonly do: 'damage'; readonly on: number; readonly amount: number }
  | { readonly do: 'revive'; readonly on: number; readonly health: number }
  | { readonly do: 'removeEffects'; readonly on: number; readonly types: readonly EffectType[] }
  | { readonly do: 'endBrace'; readonly on: number }
  | { readonly do: 'changePosition'; readonly on: number; readonly position: number }

type BattleActions = readonly BattleAction[]

/** The special behaviour of a class or an artifact. Every part is optional. Numbers are per cent unless stated otherwise. */
export interface Trait {
  /** `melee` if left out. */
  readonly range?: AttackRange | ((context: TraitContext) => AttackRange)
  /** Added to the damage of its hits, not of its counterattacks. */
  readonly damageBonus?: (hit: HitContext) => number
  /** Taken off the damage it takes. */
  readonly damageReduction?: (hit: HitContext) => number
  /** Taken off the damage that a creature of its side takes, itself included, while it lives. */
  readonly allyDamageReduction?: (hit: HitContext) => number
  /** Added to the hits of others of its side while it lives. */
  readonly allyDamageBonus?: (context: TraitContext) => number
  /** Share of the target's defence that its hits ignore. */
  readonly ignoredDefence?: number
  /** Strength of its counterattacks compared to its hits. */
  readonly counterPercent?: number
  /** Its hits are never countered. */
  readonly preventsCounter?: true
  /** Strength of its hits compared to those of other classes. */
  readonly hitPercent?: number
  /** Who else takes damage from its hits; `selectable` are all targets it could have chosen. */
  readonly splash?: (hit: HitContext, selectable: readonly BattleCreature[]) => readonly Splash[]
  /** One in this number of hits misses it. */
  readonly evadesOneIn?: number
  /** The most damage, in points, that one hit does to it. */
  readonly maxDamage?: (context: TraitContext) => number
  /** Before its hit deals damage. */
  readonly beforeHit?: (hit: HitContext) => BattleActions
  /** After its hit and before the counterattack. */
  readonly afterHit?: (hit: LandedHit) => BattleActions
  /** After it was hit and before its counterattack, even if it died. */
  readonly afterBeingHit?: (hit: LandedHit) => BattleActions
  /** True if it is left with 1 health instead of dying. */
  readonly survives?: (context: TraitContext) => boolean
  /** After its death; `killer` is null if an effect or a consumable caused it. */
  readonly onDeath?: (context: TraitContext & { readonly killer: BattleCreature | null }) => BattleActions
  /** After the death of any other creature. */
  readonly onOtherDeath?: (context: TraitContext) => BattleActions
  readonly onBattleStart?: (context: TraitContext) => BattleActions
  readonly onRoundStart?: (context: TraitContext) => BattleActions
  readonly onRoundEnd?: (context: TraitContext) => BattleActions
  readonly onBrace?: (context: TraitContext) => BattleActions
  /** The part that works only once per battle: until it first returns true or an action. */
  readonly oncePerBattle?: 'survives' | 'onDeath' | 'onRoundEnd'
  /** Effects that it cannot get. */
  readonly immune?: readonly EffectType[]
  /** Effects to which its whole row is immune while it lives. */
  readonly rowImmune?: readonly EffectType[]
  /** While it stands in the front row, the creature behind it cannot be chosen as a target. */
  readonly coversBehind?: true
  /** May hit again after a kill, once per round. */
  readonly hitsAgainAfterKill?: true
  /** It can heal allies without spending a charge: returns health points. */
  readonly healsAlly?: (context: TraitContext) => number
  /** Added to the power of its side's consumables while it lives. */
  readonly consumableBonus?: number
}
