import type { BattleCreature, BattleEvent } from '@skystair/contract'
import { CreatureClass } from '@skystair/contract/enums'
import type { Translate, Values } from '../../services/texts.ts'
import { creatureName } from './sides.ts'

/** Which texts contain the name of an event's `what`. */
function kindOf({ type, what }: BattleEvent): 'effect' | 'skill' | 'trait' | 'consumable' | null {
  switch (type) {
    case 'EFFECT':
    case 'EFFECT_END':
      return 'effect'
    case 'EFFECT_DAMAGE':
      // Some traits do damage without an effect: then the class is named.
      return CreatureClass.some((name) => name === what) ? 'trait' : 'effect'
    case 'SKILL':
      return 'skill'
    case 'TRAIT':
      return 'trait'
    case 'CONSUMABLE':
      return 'consumable'
    default:
      return null
  }
}

/** Returns the sentence for an event in the player's language. */
export function eventSentence(event: BattleEvent, creatures: readonly BattleCreature[], t: Translate): string {
  const name = (id: number | null) => creatureName(id, creatures, t)
  const kind = kindOf(event)
  const what = event.what === null || !kind ? '' : t(`${kind}.${event.what}.name`)
  // A hit without an attacker, such as a bomb's.
  const key = event.type === 'HIT' && event.by === null ? 'battle.logAlone.HIT' : `battle.log.${event.type}`
  const lasts: Values = event.type === 'EFFECT' ? { moves: t('count.moves', { count: event.amount }) } : {}
  return t(key, { by: name(event.by), on: name(event.on), amount: event.amount, what, ...lasts })
}
