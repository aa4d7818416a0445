import type { Same } from '../../../../texts/same.ts'
import type ru from '../../ru/creatures/dragons.ts'

const dragons: Same<typeof ru> = {
  meadow_lizard: { name: 'Meadow Lizard' },
  spear_lizard: { name: 'Spear Lizard' },
  mud_salamander: { name: 'Stove Salamander' },
  lava_salamander: { name: 'Lava Salamander' },
  green_dragon: { name: 'Green Dragon' },
  red_dragon: { name: 'Red Dragon' },
  black_dragon: { name: 'Black Dragon' },
  crystal_dragon_ob: { name: 'Crystal Dragon' },
  cliff_wyvern: { name: 'Cliff Wyvern' },
  thunder_wyvern: { name: 'Thunder Wyvern' },
  swamp_hydra: { name: 'Swamp Hydra' },
  sea_hydra: { name: 'Sea Hydra' },
  cellar_basilisk: { name: 'Cellar Basilisk' },
  crowned_basilisk: { name: 'Crowned Basilisk' },
}
export default dragons
