import type { BattleCreature, BattleEvent, Effect } from '@skystair/contract'
import { SkillType } from '@skystair/contract/enums'

/** Returns the creatures after `event`. What an event doesn't contain (how long an effect lasts) is taken from `truth`, the server's state. */
export function applyEvent(shown: readonly BattleCreature[], event: BattleEvent, truth: readonly BattleCreature[]): BattleCreature[] {
  if (event.type === 'ROUND') return shown.map((creature) => ({ ...creature, struck: false }))
  return shown.map((creature) => {
    let next = creature
    if (creature.id === event.by) next = acted(next, event)
    if (creature.id === event.on)
      next = affected(
        next,
        event,
        truth.find(({ id }) => id === creature.id),
      )
    return next
  })
}

/** What the event changes on the acting creature. */
function acted(creature: BattleCreature, event: BattleEvent): BattleCreature {
  switch (event.type) {
    case 'HIT':
    case 'MISS':
      return { ...creature, struck: true, braced: false }
    case 'BRACE':
      return { ...creature, struck: true, braced: true }
    case 'SKILL': {
      const name = skillNamed(event.what)
      return {
        ...creature,
        // Healing is a move of its own, the other skills are part of a hit.
        struck: creature.struck || name === 'HEALTH',
        skills: creature.skills.map((skill) =>
          skill.skillType === name ? { ...skill, valueCurrent: Math.max(0, skill.valueCurrent - 1) } : skill,
        ),
      }
    }
    default:
      return creature
  }
}

/** What the event changes on its target. */
function affected(creature: BattleCreature, event: BattleEvent, truth: BattleCreature | undefined): BattleCreature {
  const current = event.type === 'DEATH' ? 0 : (event.left ?? creature.health.current)
  const next = current === creature.health.current ? creature : { ...creature, health: { ...creature.health, current } }
  if (event.type === 'EFFECT') {
    const kept = next.effects.filter((effect) => effect.type !== event.what)
    const active = truth?.effects.find((effect) => effect.type === event.what)
    const type = event.what as Effect['type']
    return { ...next, effects: [...kept, active ?? { type, movesRemain: event.amount, power: 0 }] }
  }
  if (event.type === 'EFFECT_END') return { ...next, effects: next.effects.filter((effect) => effect.type !== event.what) }
  return next
}

/** Alive while health is above 0. */
export const isAlive = (creature: BattleCreature): boolean => creature.health.current > 0

/** Returns the skill of this name. Throws if there is none. */
function skillNamed(name: string | null): SkillType {
  const skill = SkillType.find((one) => one === name)
  if (!skill) throw new Error('Unknown skill')
  return skill
}
