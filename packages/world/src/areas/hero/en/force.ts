import type { Same } from '../../../texts/same.ts'
import type ru from '../ru/force.ts'

const force: Same<typeof ru> = {
  ATTACK: {
    name: 'Gift of attack',
    about: 'Each rank of the gift adds to the hero’s attack.',
    page: 'The gift of attack grows in time, not in fights: begin a rank and go about your business. Each rank adds a share of the hero’s own attack, so it is worth most to those who hit hard already.',
  },
  DEFENCE: {
    name: 'Gift of defence',
    about: 'Each rank of the gift adds to the hero’s defence.',
    page: 'Defence doesn’t undo blows, it blunts them, and the more there is, the less each further point brings. But it works in every fight and never tires. Best for those who stand in front.',
  },
  HEALTH: {
    name: 'Gift of health',
    about: 'Each rank of the gift adds to the hero’s full health.',
    page: 'The more health, the longer a hero stands, and the more there is to heal afterwards. A fair exchange. Good for everyone whose healing is counted in per cent.',
  },
  IMMORTALITY: {
    name: 'Gift of immortality',
    about: 'High ranks of the gift let the hero survive one more deadly blow.',
    page: 'Immortality is a store of deadly blows that the hero will survive. It grows slowly: every three ranks add one such blow. Koschey says it isn’t enough.',
  },
  POISON: {
    name: 'Gift of poison',
    about: 'The hero’s blows poison, the more so the higher the rank.',
    page: 'With the gift of poison a blow goes on after the blow: the target loses health for two more moves. Against those who hide behind thick armour it is surer than a sword: poison doesn’t care for defence.',
  },
}
export default force
