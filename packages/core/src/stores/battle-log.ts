import type { BattleCreature, BattleEvent } from '@skystair/contract'
import type { Translate } from '../texts.ts'

/** Where the name of an event's `what` is found, by the event's type. */
const kinds: Partial<Record<BattleEvent['type'], string>> = {
  EFFECT: 'effect',
  EFFECT_END: 'effect',
  EFFECT_DAMAGE: 'effect',
  SKILL: 'skill',
  TRAIT: 'trait',
  CONSUMABLE: 'consumable',
}

/** The sentence for an event, in the player's language. */
export function sentence(event: BattleEvent, creatures: readonly BattleCreature[], round: number, t: Translate): string {
  const name = (id: number | null) => {
    const creature = creatures.find((known) => known.id === id)
    return creature ? t(`creature.${creature.imageId}.name`) : ''
  }
  const kind = kinds[event.type]
  const what = event.what === null || !kind ? '' : t(`${kind}.${event.what}.name`)
  return t(`battle.log.${event.type}`, { by: name(event.by), on: name(event.on), amount: event.amount, what, round })
}
