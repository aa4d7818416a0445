import { traits } from '../traits/index.ts'
import { targetsOf } from './reach.ts'
import type { Blow, Share } from './trait.ts'

/** Whom else a blow touches, by the attacker's trait. */
export function sharesOf(blow: Blow): readonly Share[] {
  const { shares } = traits[blow.attacker.class]
  return shares ? shares(blow, targetsOf(blow.state, blow.attacker)) : []
}
