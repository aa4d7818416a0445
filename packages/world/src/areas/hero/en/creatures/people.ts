import type { Same } from '../../../../texts/same.ts'
import type ru from '../../ru/creatures/people.ts'

const people: Same<typeof ru> = {
  road_robber: { name: 'Road Robber' },
  stair_mason: { name: 'Stair Mason' },
  lost_prince: { name: 'Lost Prince' },
  toll_knight: { name: 'Gate Knight' },
  black_knight: { name: 'Black Knight' },
  village_archer: { name: 'Village Archer' },
  royal_archer: { name: 'Royal Archer' },
  wandering_mage: { name: 'Wandering Mage' },
  tower_mage: { name: 'Tower Mage' },
  field_priest: { name: 'Field Priest' },
  high_priestess: { name: 'High Priestess' },
  stair_monk: { name: 'Monk of the Stairs' },
  iron_monk: { name: 'Iron Monk' },
  lamp_nun: { name: 'Nun with a Lamp' },
  bell_nun: { name: 'Bell Nun' },
  roof_assassin: { name: 'Rooftop Assassin' },
  silk_assassin: { name: 'Silk Assassin' },
  northern_berserk: { name: 'Northern Berserk' },
  bear_berserk: { name: 'Bearskin Berserk' },
  steppe_barbarian: { name: 'Steppe Barbarian' },
  barbarian_queen: { name: 'Barbarian Queen' },
  young_paladin: { name: 'Young Paladin' },
  dawn_paladin: { name: 'Paladin of the Dawn' },
  bog_warlock: { name: 'Bog Warlock' },
  red_warlock: { name: 'Crimson Warlock' },
}
export default people
