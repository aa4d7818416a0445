import type { Same } from '../../../../texts/same.ts'
import type ru from '../../ru/lore/dragons.ts'

const dragons: Same<typeof ru> = {
  meadow_lizard: 'Basks on the stair and considers it his.',
  spear_lizard: 'Will drop his tail, but never his spear.',
  mud_salamander: 'Grew up in a stove and has felt cold ever since.',
  lava_salamander: 'Finds lava just right, if a little cool towards evening.',
  green_dragon: 'Feeds on princesses? On cabbage, in fact. Asks you not to tell.',
  red_dragon: 'Sleeps on gold because rocks are harder.',
  black_dragon: 'Is writing his memoirs. Everyone who might object has been eaten.',
  crystal_dragon_ob: 'Transparent to everyone but himself.',
  cliff_wyvern: 'Ask “are you a dragon?” and it stings.',
  thunder_wyvern: 'Flies ahead of the storm to be home in time.',
  swamp_hydra: 'Makes breakfast for seven and is never satisfied.',
  sea_hydra: 'Cut off a head and two grow back. Hatters adore her.',
  cellar_basilisk: 'Keeps no mirrors in the house. Once was enough.',
  crowned_basilisk: 'His garden of statues is praised by all who got out.',
}
export default dragons
