// What each effect does, by its name: one file for each.
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

export const effects: Readonly<Record<EffectType, EffectRule>> = {
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

const those = (what: 'harmful' | 'hides'): readonly EffectType[] =>
  (Object.keys(effects) as EffectType[]).filter((type) => effects[type][what])
/** Effects that one would rather be rid of, and those that hide. */
export const harmful = those('harmful')
export const hiding = those('hides')
