import type { Same } from '../../../texts/same.ts'
import type ru from '../ru/artifact-effect.ts'

const artifactEffect: Same<typeof ru> = {
  ATTACK: 'Attack +{{power}}',
  DEFENCE: 'Defence +{{power}}',
  ATTACK_DEFENCE: 'Attack and defence +{{power}}',
  HEALTH: 'Health +{{power}}',
  KOSCHEY_ATTACK: 'Below half of its health, strikes {{power}}% harder',
  KOSCHEY_DEFENCE: 'Below half of its health, takes {{power}}% less damage',
  POISON: 'The blow poisons for 2 moves: {{power}} damage each',
  RESURRECTION: 'Once a fight, revives its bearer with {{power}}% of health',
  SHADOW_ENFORCE: 'Strength of Shadow: attack +{{power}}% for creatures of Shadow, half of that for others',
  AMULET_SUN: 'Creatures of the Sun do {{power}}% less damage',
  AMULET_MOON: 'Creatures of the Moon do {{power}}% less damage',
  AMULET_SHADOW: 'Creatures of Shadow do {{power}}% less damage',
}
export default artifactEffect
