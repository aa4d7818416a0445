import type { KeyHandler } from '../../services/area.ts'
import { around, battleKey } from '../../ui/keys.ts'
import { tellKeys } from '../../ui/tell-keys.ts'
import { byPlace, OWN_SIDE } from './sides.ts'
import { BattleStore } from './store.ts'

/** Makes an own creature the attacker, even if the current attacker could heal it. With a picked consumable, aims it at the creature instead. */
function pick(battle: BattleStore, id: number): void {
  if (battle.consumableId !== null) return void battle.choose(id, 'aim')
  if (battle.attackerId === id) return
  if (battle.attackerId !== null) void battle.choose(battle.attackerId)
  void battle.choose(id)
}

/** Fighting by keyboard. */
export const keys: KeyHandler = {
  down(services, event) {
    const key = battleKey(event.code)
    if (event.code === 'Tab') tellKeys(services, 'battle')
    if (key === null) return false
    const battle = services.get(BattleStore)
    if (event.repeat || !battle.idle) return true
    const attackers = byPlace(battle.ask?.attackers ?? [], battle.shown)
    if (typeof key === 'number') {
      const own = battle.shown.find((creature) => creature.side === OWN_SIDE && creature.position === key)
      if (own) pick(battle, own.id)
    } else if (key === 'skip') void battle.skip()
    else if (key === 'hit') void battle.hit()
    else if (key === 'cancel') battle.cancel()
    else if (key === 'look') battle.look(battle.lookedAt === null ? (battle.defenderId ?? battle.attackerId) : null)
    else if (key === 'row') {
      const next = around(attackers, battle.attackerId, event.code === 'ArrowUp' ? -1 : 1)
      if (next !== null && next !== battle.attackerId) pick(battle, next)
    } else if (battle.consumableId === null && battle.attackerId === null) {
      const first = attackers[0]
      if (first !== undefined) void battle.choose(first)
    } else {
      const next = around(byPlace(battle.targets, battle.shown), battle.defenderId, key === 'next' ? 1 : -1)
      // Choosing the same target again would hit it.
      if (next !== null && next !== battle.defenderId) void battle.choose(next, 'aim')
    }
    return true
  },
}
