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
  TEMPER: 480,
  GIVE_UP: 300,
  END: 520,
}

const attacks: readonly BattleEvent['type'][] = ['HIT', 'ANSWER', 'MISS']

/** `ranged`: a projectile instead of a melee attack. Critical hits are shown a little longer. */
export function timingOf(event: Pick<BattleEvent, 'type' | 'crit'>, ranged: boolean): Timing {
  const lead = !attacks.includes(event.type) ? 0 : ranged ? projectileTime : melee.windUp + melee.dash
  return { lead, rest: rests[event.type] + (event.crit ? 180 : 0) }
}

/** Factor for all times; 0 shows results only. */
export const speedFactor: Record<BattleSpeed, number> = { DEFAULT: 1, HALF_FAST: 0.66, FAST: 0.42, ULTRA_FAST: 0, NOT_LUNCH: 0 }
