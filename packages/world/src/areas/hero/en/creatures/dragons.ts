import type { Same } from '../../../../texts/same.ts'
import type ru from '../../ru/creatures/dragons.ts'

const dragons: Same<typeof ru> = {
  meadow_lizard: { name: 'Meadow Lizard', lore: 'Basks on the stair and considers it his.' },
  spear_lizard: { name: 'Spear Lizard', lore: 'Will drop his tail, but never his spear.' },
  mud_salamander: { name: 'Stove Salamander', lore: 'Grew up in a stove and has felt cold ever since.' },
  lava_salamander: { name: 'Lava Salamander', lore: 'Finds lava just right, if a little cool towards evening.' },
  green_dragon: { name: 'Green Dragon', lore: 'Feeds on princesses? On cabbage, in fact. Asks you not to tell.' },
  red_dragon: { name: 'Red Dragon', lore: 'Sleeps on gold because rocks are harder.' },
  black_dragon: { name: 'Black Dragon', lore: 'Is writing his memoirs. Everyone who might object has been eaten.' },
  crystal_dragon_ob: { name: 'Crystal Dragon', lore: 'Transparent to everyone but himself.' },
  cliff_wyvern: { name: 'Cliff Wyvern', lore: 'Ask “are you a dragon?” and it stings.' },
  thunder_wyvern: { name: 'Thunder Wyvern', lore: 'Flies ahead of the storm to be home in time.' },
  swamp_hydra: { name: 'Swamp Hydra', lore: 'Makes breakfast for seven and is never satisfied.' },
  sea_hydra: { name: 'Sea Hydra', lore: 'Cut off a head and two grow back. Hatters adore her.' },
  cellar_basilisk: { name: 'Cellar Basilisk', lore: 'Keeps no mirrors in the house. Once was enough.' },
  crowned_basilisk: { name: 'Crowned Basilisk', lore: 'His garden of statues is praised by all who got out.' },
}
export default dragons
