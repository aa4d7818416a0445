import type { Same } from '../../../../texts/same.ts'
import type ru from '../../ru/lore/people.ts'

const people: Same<typeof ru> = {
  road_robber: 'Takes only what is surplus. Considers everything surplus.',
  stair_mason: 'Lays one stair a day. Suspects that someone is taking them away below.',
  lost_prince: 'Went looking for I know not what. Found it and didn’t recognise it.',
  toll_knight: 'Swore never to leave his post. Has regretted it since.',
  black_knight: 'Just a scratch, he says. Only a scratch.',
  village_archer: 'Hits an apple at forty paces. Not yet the target.',
  royal_archer: 'Signs his arrows, out of politeness.',
  wandering_mage: 'Left his staff at an inn. This is a broomstick.',
  tower_mage: 'Came down to borrow some salt, seven years ago.',
  field_priest: 'Blesses harvests, cannons and sandwiches.',
  high_priestess: 'The sun rises on her schedule. She has checked.',
  stair_monk: 'Took a vow of silence and is dying to tell you about it.',
  iron_monk: 'Claps with one hand. Everybody hears it.',
  lamp_nun: 'Knows everyone by name, even those who never gave it.',
  bell_nun: 'When she rings, consciences wake before ears do.',
  roof_assassin: 'You can’t see him. He can’t see you either: it is dark.',
  silk_assassin: 'Apologises beforehand. Very kind of her.',
  northern_berserk: 'Bites his shield. It tastes awful, but it is a tradition.',
  bear_berserk: 'The bear objected, but lost the argument.',
  steppe_barbarian: 'Cuts knots rather than untie them.',
  barbarian_queen: 'Took cities, then gave them back: nowhere to put them.',
  young_paladin: 'Shines so brightly that nobody can sleep near him.',
  dawn_paladin: 'Defeated the darkness. It said it would call back.',
  bog_warlock: 'Cursed the mosquitoes. They fear him now, but they still bite.',
  red_warlock: 'Sold his soul and bought it back at a discount.',
}
export default people
