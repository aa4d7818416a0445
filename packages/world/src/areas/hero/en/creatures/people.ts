import type { Same } from '../../../../texts/same.ts'
import type ru from '../../ru/creatures/people.ts'

const people: Same<typeof ru> = {
  road_robber: { name: 'Road Robber', lore: 'Takes only what is surplus. Considers everything surplus.' },
  stair_mason: { name: 'Stair Mason', lore: 'Lays one stair a day. Suspects that someone is taking them away below.' },
  lost_prince: { name: 'Lost Prince', lore: 'Went looking for I know not what. Found it and didn’t recognise it.' },
  toll_knight: { name: 'Gate Knight', lore: 'Swore never to leave his post. Has regretted it since.' },
  black_knight: { name: 'Black Knight', lore: 'Just a scratch, he says. Only a scratch.' },
  village_archer: { name: 'Village Archer', lore: 'Hits an apple at forty paces. Not yet the target.' },
  royal_archer: { name: 'Royal Archer', lore: 'Signs his arrows, out of politeness.' },
  wandering_mage: { name: 'Wandering Mage', lore: 'Left his staff at an inn. This is a broomstick.' },
  tower_mage: { name: 'Tower Mage', lore: 'Came down to borrow some salt, seven years ago.' },
  field_priest: { name: 'Field Priest', lore: 'Blesses harvests, cannons and sandwiches.' },
  high_priestess: { name: 'High Priestess', lore: 'The sun rises on her schedule. She has checked.' },
  stair_monk: { name: 'Monk of the Stairs', lore: 'Took a vow of silence and is dying to tell you about it.' },
  iron_monk: { name: 'Iron Monk', lore: 'Claps with one hand. Everybody hears it.' },
  lamp_nun: { name: 'Nun with a Lamp', lore: 'Knows everyone by name, even those who never gave it.' },
  bell_nun: { name: 'Bell Nun', lore: 'When she rings, consciences wake before ears do.' },
  roof_assassin: { name: 'Rooftop Assassin', lore: 'You can’t see him. He can’t see you either: it is dark.' },
  silk_assassin: { name: 'Silk Assassin', lore: 'Apologises beforehand. Very kind of her.' },
  northern_berserk: { name: 'Northern Berserk', lore: 'Bites his shield. It tastes awful, but it is a tradition.' },
  bear_berserk: { name: 'Bearskin Berserk', lore: 'The bear objected, but lost the argument.' },
  steppe_barbarian: { name: 'Steppe Barbarian', lore: 'Cuts knots rather than untie them.' },
  barbarian_queen: { name: 'Barbarian Queen', lore: 'Took cities, then gave them back: nowhere to put them.' },
  young_paladin: { name: 'Young Paladin', lore: 'Shines so brightly that nobody can sleep near him.' },
  dawn_paladin: { name: 'Paladin of the Dawn', lore: 'Defeated the darkness. It said it would call back.' },
  bog_warlock: { name: 'Bog Warlock', lore: 'Cursed the mosquitoes. They fear him now, but they still bite.' },
  red_warlock: { name: 'Crimson Warlock', lore: 'Sold his soul and bought it back at a discount.' },
}
export default people
