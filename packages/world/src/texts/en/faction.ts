import type ru from '../ru/faction.ts'
import type { Same } from '../same.ts'

const faction: Same<typeof ru> = { SUN: 'Sun', MOON: 'Moon', SHADOW: 'Shadow', NONE: 'Nobody’s' }
export default faction
