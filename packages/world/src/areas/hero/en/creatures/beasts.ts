import type { Same } from '../../../../texts/same.ts'
import type ru from '../../ru/creatures/beasts.ts'

const beasts: Same<typeof ru> = {
  grey_wolf: { name: 'Grey Wolf', lore: 'The story about the grandmother is a lie. She scared him.' },
  wild_boar: { name: 'Wild Boar', lore: 'Walks straight ahead. Thinks that way, too.' },
  brown_bear: { name: 'Brown Bear', lore: 'Wakes up cross, goes to sleep kind. It is morning.' },
  snow_leopard: { name: 'Snow Leopard', lore: 'Leaves no tracks, as a matter of principle.' },
  moon_hare_ob: { name: 'Moon Hare', lore: 'The one who pounds powder on the moon. Has taken leave.' },
  marsh_werewolf: { name: 'Marsh Werewolf', lore: 'Mondays annoy him, Fridays cheer him up. Of full moons he does not speak.' },
  pale_werewolf: { name: 'Pale Werewolf', lore: 'Has forgotten who he was before the bite. A bookkeeper, probably.' },
  labyrinth_minotaur: { name: 'Labyrinth Minotaur', lore: 'Knows the way out. Doesn’t care for it.' },
  bronze_minotaur: { name: 'Bronze Minotaur', lore: 'Dislikes red. Dislikes green as well, to be fair.' },
  meadow_centaur: { name: 'Meadow Centaur', lore: 'Argues with himself about where his waist is.' },
  star_centaur: { name: 'Star Centaur', lore: 'Reads the stars. Is on page two so far.' },
  gate_griffin: { name: 'Gate Griffin', lore: 'Guards gold that was carried off long ago. Nobody dares to tell him.' },
  royal_griffin: { name: 'Royal Griffin', lore: 'The coat of arms doesn’t do him justice. He still sulks.' },
  white_unicorn: { name: 'White Unicorn', lore: 'Drinks from pure springs only, and explains why at length.' },
  dawn_unicorn_ob: { name: 'Dawn Unicorn', lore: 'Where it steps, morning comes. The owls have complained.' },
  hill_chimera: { name: 'Hill Chimera', lore: 'The goat’s head is cleverer than the lion’s, but nobody listens to it.' },
  ash_chimera: { name: 'Ash Chimera', lore: 'The serpent tail whispers nasty things to both heads.' },
}
export default beasts
