import type { Same } from '../../../texts/same.ts'
import type ru from '../ru/faction-about.ts'

const factionAbout: Same<typeof ru> = {
  SUN: 'Deals more damage to Moon, less to Shadow.',
  MOON: 'Deals more damage to Shadow, less to Sun.',
  SHADOW: 'Deals more damage to Sun, less to Moon.',
}
export default factionAbout
