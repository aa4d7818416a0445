import type { BattleEvent } from '@skystair/contract'
import type { BattleSpeed } from '@skystair/contract/enums'

/** How long one event is shown, in milliseconds at DEFAULT speed. */
export interface Timing {
  /** Until it takes effect: the hit lands. */
  lead: number
  /** From then until the next event may begin. */
  rest: number
}

/** Wind-up, dash, stop at the target, and return of a melee attack. */
export const melee = { windUp: 160, dash: 140, stop: 70, back: 260 } as const
export const projectileTime = 340
/** A critical hit slows the scene down to this time scale, for this many milliseconds. */
export const slow = { timeScale: 0.6, ms: 180 } as const
/** The times of the hit that decides the fight; `rest` delays the result. */
export const lastHit = { timeScale: 0.3, ms: 620, rest: 500 } as const
/** Events that may follow the deciding hit. */
const after: readonly BattleEvent['type'][] = ['DEATH', 'TRAIT', 'END']

/** Whether an event is the deciding hit; `rest` are the events after it. */
export const isLastHit = ({ type }: Pick<BattleEvent, 'type'>, rest: readonly Pick<BattleEvent, 'type'>[]): boolean =>
  ['HIT', 'ANSWER', 'EFFECT_DAMAGE'].includes(type) && rest.at(-1)?.type === 'END' && rest.every((one) => after.includes(one.type))

const rests: Record<BattleEvent['type'], number> = {
  ROUND: 420,
  HIT: melee.stop + melee.back,
  ANSWER: melee.stop + melee.back,
  MISS: 380,
  HEAL: 600,
  BRACE: 320,
  EFFECT: 340,
  EFFECT_END: 160,
  EFFECT_DAMAGE: 460,
  SKILL: 380,
  TRAIT: 380,
  DEATH: 520,
  SURVIVE: 520,
  REVIVE: 620,
  CONSUMABLE: 480,
  PHASE: 1500,
  GIVE_UP: 300,
  END: 520,
}

const attacks: readonly BattleEvent['type'][] = ['HIT', 'ANSWER', 'MISS']

/** `ranged`: a projectile instead of a melee attack. Critical hits are shown a little longer. */
export function timingOf(event: Pick<BattleEvent, 'type' | 'crit'>, ranged: boolean): Timing {
  const lead = !attacks.includes(event.type) ? 0 : ranged ? projectileTime : melee.windUp + melee.dash
  return { lead, rest: rests[event.type] + (event.crit ? 180 : 0) }
}

/** Factor for all times; 0 shows results only. A fight with NOT_LUNCH is in the scene only if it is resumed there. */
export const speedFactor: Record<BattleSpeed, number> = { DEFAULT: 1, HALF_FAST: 0.66, FAST: 0.42, ULTRA_FAST: 0, NOT_LUNCH: 0 }

/** All speeds, from the slowest to the one that shows nothing. */
export const speeds = Object.keys(speedFactor) as readonly BattleSpeed[]
