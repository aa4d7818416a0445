import type { Same } from '../../../texts/same.ts'
import type ru from '../ru/effect.ts'

const effect: Same<typeof ru> = {
  FROZEN: { name: 'Frozen', about: 'Can’t move until it thaws.' },
  FIRED: { name: 'On fire', about: 'Loses health every move, and the fire may leap to a neighbour.' },
  HIDDEN: { name: 'Hidden', about: 'Can’t be chosen as a target until it strikes.' },
  TOTEM: { name: 'Totem', about: 'While it stands, its row strikes harder.' },
  POISONED: { name: 'Poisoned', about: 'Loses health every move.' },
  STUNNED: { name: 'Stunned', about: 'Loses its move and doesn’t strike back.' },
  WEAKENED: { name: 'Weakened', about: 'Strikes less hard than usual.' },
  STRENGTHENED: { name: 'Strengthened', about: 'Strikes harder than usual.' },
  SHIELDED: { name: 'Shielded', about: 'Takes less damage.' },
}
export default effect
