import type { BattleCreature, BattleSide } from '@skystair/contract'
import { traits } from '../traits/index.ts'
import { tell } from './events.ts'
import { mend, strike } from './strike.ts'
import type { Field } from './types.ts'
import { ables, alive, memoryOf } from './view.ts'
import { look, wear } from './wear.ts'
import { done } from './wound.ts'

/** One move of a creature: what was on it before wears after it, its brace is over, and those hidden from its side are a move nearer to being seen. */
function moving(field: Field, self: BattleCreature, act: () => void): void {
  const before = [...self.effects]
  self.struck = true
  self.braced = false
  act()
  if (alive(self)) wear(field, self, before)
  look(field, self.side)
}

/** A blow at an enemy or the mending of an ally. */
export const hit = (field: Field, attacker: BattleCreature, target: BattleCreature): void =>
  moving(field, attacker, () => (target.side === attacker.side ? mend(field, attacker, target) : strike(field, attacker, target)))

/** Instead of a blow: takes less until its next move. */
export const brace = (field: Field, self: BattleCreature): void =>
  moving(field, self, () => {
    self.braced = true
    tell(field, 'BRACE', self, { by: self.id })
    const { braces } = traits[self.class]
    if (braces) done(field, self, braces({ state: field.state, self, memory: memoryOf(field.state, self.id) }))
  })

/** Who braces when a side skips: the first by position that can still move. */
export function skipper(field: Pick<Field, 'state'>, side: BattleSide): BattleCreature | undefined {
  return ables(field.state, side).sort((a, b) => a.position - b.position)[0]
}
