// What each effect does, one file per effect.
import type { EffectType } from '@skystair/contract'
import type { EffectRule } from './effect.ts'
import { fired } from './fired.ts'
import { frozen } from './frozen.ts'
import { hidden } from './hidden.ts'
import { poisoned } from './poisoned.ts'
import { shielded } from './shielded.ts'
import { strengthened } from './strengthened.ts'
import { stunned } from './stunned.ts'
import { totem } from './totem.ts'
import { weakened } from './weakened.ts'

export const effectRules: Readonly<Record<EffectType, EffectRule>> = {
  FROZEN: frozen,
  FIRED: fired,
  HIDDEN: hidden,
  TOTEM: totem,
  POISONED: poisoned,
  STUNNED: stunned,
  WEAKENED: weakened,
  SHIELDED: shielded,
  STRENGTHENED: strengthened,
}

const effectsThat = (what: 'harmful' | 'hides'): readonly EffectType[] =>
  (Object.keys(effectRules) as EffectType[]).filter((type) => effectRules[type][what])
export const harmfulEffects = effectsThat('harmful')
export const hidingEffects = effectsThat('hides')
