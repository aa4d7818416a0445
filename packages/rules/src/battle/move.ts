import type { BattleCreature, BattleSide } from '@skystair/contract'
import { traits } from '../generated/traits.ts'
import { countDownEffects, countDownHiding } from './effect-duration.ts'
import { emit } from './emit.ts'
import { healAlly, resolveHit } from './hit.ts'
import { isAlive, memoryOf, movableCreatures } from './queries.ts'
import { applyActions } from './take-damage.ts'
import type { BattleContext } from './types.ts'

/** Makes one move: ends the creature's brace, acts, then counts down the effects it had before the move and the hiding of its enemies. */
function makeMove(battle: BattleContext, self: BattleCreature, act: () => void): void {
  const before = [...self.effects]
  self.struck = true
  self.braced = false
  act()
  if (isAlive(self)) countDownEffects(battle, self, before)
  countDownHiding(battle, self.side)
}

/** Hits an enemy or heals an ally. */
export const hitMove = (battle: BattleContext, attacker: BattleCreature, target: BattleCreature): void =>
  makeMove(battle, attacker, () =>
    target.side === attacker.side ? healAlly(battle, attacker, target) : resolveHit(battle, attacker, target),
  )

/** Braces instead of hitting: the creature takes less damage until its next move. */
export const braceMove = (battle: BattleContext, self: BattleCreature): void =>
  makeMove(battle, self, () => {
    self.braced = true
    emit(battle, 'BRACE', self, { by: self.id })
    const { onBrace } = traits[self.class]
    if (onBrace) applyActions(battle, self, onBrace({ state: battle.state, self, memory: memoryOf(battle.state, self.id) }))
  })

/** Returns the creature that braces when a side skips: the one with this id, or the first by position; undefined if it cannot move. */
export function skippingCreature(
  { state }: Pick<BattleContext, 'state'>,
  side: BattleSide,
  creatureId?: number,
): BattleCreature | undefined {
  const movable = movableCreatures(state, side).sort((a, b) => a.position - b.position)
  return creatureId === undefined ? movable[0] : movable.find(({ id }) => id === creatureId)
}
