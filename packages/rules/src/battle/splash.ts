import { traits } from '../generated/traits.ts'
import { targetsInRange } from './targets.ts'
import type { HitContext, Splash } from './trait.ts'

/** Returns the other creatures that a hit damages, by the attacker's trait. */
export function splashOf(hit: HitContext): readonly Splash[] {
  const { splash } = traits[hit.attacker.class]
  return splash ? splash(hit, targetsInRange(hit.state, hit.attacker)) : []
}
