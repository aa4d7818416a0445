import type { Same } from '../../../texts/same.ts'
import type ru from '../ru/skill.ts'

const skill: Same<typeof ru> = {
  ATTACK: { name: 'Mighty blow', about: 'A charge is spent by itself and makes the blow stronger.' },
  DEFENCE: { name: 'Firm guard', about: 'A charge is spent by itself and softens the blow received.' },
  HEALTH: { name: 'Healing', about: 'Instead of striking, can heal an ally, though never itself; that takes a charge.' },
  POISON: { name: 'Poison', about: 'A charge is spent by itself: the blow poisons and goes on biting for several moves.' },
  IMMORTALITY: { name: 'Immortality', about: 'A charge saves from a deadly blow.' },
}
export default skill
