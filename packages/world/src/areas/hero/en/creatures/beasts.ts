import type { Same } from '../../../../texts/same.ts'
import type ru from '../../ru/creatures/beasts.ts'

const beasts: Same<typeof ru> = {
  grey_wolf: { name: 'Grey Wolf' },
  wild_boar: { name: 'Wild Boar' },
  brown_bear: { name: 'Brown Bear' },
  snow_leopard: { name: 'Snow Leopard' },
  moon_hare_ob: { name: 'Moon Hare' },
  marsh_werewolf: { name: 'Marsh Werewolf' },
  pale_werewolf: { name: 'Pale Werewolf' },
  labyrinth_minotaur: { name: 'Labyrinth Minotaur' },
  bronze_minotaur: { name: 'Bronze Minotaur' },
  meadow_centaur: { name: 'Meadow Centaur' },
  star_centaur: { name: 'Star Centaur' },
  gate_griffin: { name: 'Gate Griffin' },
  royal_griffin: { name: 'Royal Griffin' },
  white_unicorn: { name: 'White Unicorn' },
  dawn_unicorn_ob: { name: 'Dawn Unicorn' },
  hill_chimera: { name: 'Hill Chimera' },
  ash_chimera: { name: 'Ash Chimera' },
}
export default beasts
