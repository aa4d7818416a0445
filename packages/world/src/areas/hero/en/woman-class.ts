import type { Same } from '../../../texts/same.ts'
import type ru from '../ru/woman-class.ts'

const womanClass: Same<typeof ru> = { ARCHER: 'Archer', BARBARIAN: 'Barbarian', PRIEST: 'Priestess', VAMPIRE: 'Vampiress' }
export default womanClass
