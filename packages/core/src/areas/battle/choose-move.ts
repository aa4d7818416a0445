import type { Ask, BattleCreature } from '@skystair/contract'

type Move = { readonly attackerId: number; readonly defenderId: number }

/** Returns a move for a fight that is played without its scene: the strongest attacker hits the weakest enemy that it reaches, otherwise it heals; null to brace. */
export function chooseMove({ attackers, targets }: Ask, creatures: readonly BattleCreature[]): Move | null {
  const byId = new Map(creatures.map((creature) => [creature.id, creature]))
  const attack = (id: number) => byId.get(id)?.attack ?? 0
  const health = (id: number) => byId.get(id)?.health.current ?? 0
  const missing = (id: number) => (byId.get(id)?.health.total ?? 0) - health(id)
  const sideOf = (id: number) => byId.get(id)?.side
  const moves = attackers.flatMap((attackerId) => (targets[attackerId] ?? []).map((defenderId) => ({ attackerId, defenderId })))
  const [hit] = moves
    .filter(({ attackerId, defenderId }) => sideOf(attackerId) !== sideOf(defenderId))
    .sort((a, b) => health(a.defenderId) - health(b.defenderId) || attack(b.attackerId) - attack(a.attackerId))
  const [cure] = moves
    .filter(({ attackerId, defenderId }) => sideOf(attackerId) === sideOf(defenderId) && missing(defenderId) > 0)
    .sort((a, b) => missing(b.defenderId) - missing(a.defenderId))
  return hit ?? cure ?? null
}
