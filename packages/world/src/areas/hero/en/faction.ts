import type { Same } from '../../../texts/same.ts'
import type ru from '../ru/faction.ts'

const faction: Same<typeof ru> = { SUN: 'Sun', MOON: 'Moon', SHADOW: 'Shadow', NONE: 'Unaligned' }
export default faction
