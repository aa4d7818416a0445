import type { Same } from '../../../../texts/same.ts'
import type ru from '../../ru/lore/beasts.ts'

const beasts: Same<typeof ru> = {
  grey_wolf: 'The story about the grandmother is a lie. She scared him.',
  wild_boar: 'Walks straight ahead. Thinks that way, too.',
  brown_bear: 'Wakes up cross, goes to sleep kind. It is morning.',
  snow_leopard: 'Leaves no tracks, as a matter of principle.',
  moon_hare_ob: 'The one who pounds powder on the moon. Has taken leave.',
  marsh_werewolf: 'Mondays annoy him, Fridays cheer him up. Of full moons he does not speak.',
  pale_werewolf: 'Has forgotten who he was before the bite. A bookkeeper, probably.',
  labyrinth_minotaur: 'Knows the way out. Doesn’t care for it.',
  bronze_minotaur: 'Dislikes red. Dislikes green as well, to be fair.',
  meadow_centaur: 'Argues with himself about where his waist is.',
  star_centaur: 'Reads the stars. Is on page two so far.',
  gate_griffin: 'Guards gold that was carried off long ago. Nobody dares to tell him.',
  royal_griffin: 'The coat of arms doesn’t do him justice. He still sulks.',
  white_unicorn: 'Drinks from pure springs only, and explains why at length.',
  dawn_unicorn_ob: 'Where it steps, morning comes. The owls have complained.',
  hill_chimera: 'The goat’s head is cleverer than the lion’s, but nobody listens to it.',
  ash_chimera: 'The serpent tail whispers nasty things to both heads.',
}
export default beasts
