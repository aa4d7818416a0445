import type { Same } from '../../../../texts/same.ts'
import type ru from '../../ru/creatures/bosses.ts'

const bosses: Same<typeof ru> = {
  boss_grandpa_bones: { name: 'Grandpa Crutch' },
  boss_toll_master: { name: 'Grabbit the Tollmaster' },
  boss_cabbage_dragon: { name: 'Old Cabbagescale' },
  boss_bridge_keeper: { name: 'The Bridgekeeper' },
  boss_grandfather_stump: { name: 'Grandfather Stump' },
  boss_miser_griffin: { name: 'The Miser Griffin' },
  boss_mother_mire: { name: 'Mother Mire' },
  boss_empty_armour: { name: 'Sir Empty Armour' },
  boss_king_of_five_floors: { name: 'The King of Five Floors' },
  boss_lady_of_castles: { name: 'The Lady of the Castles' },
  boss_old_whirlpool: { name: 'Old Man Whirlpool' },
  boss_queen_blizzard: { name: 'Queen Blizzard' },
  boss_clerk_of_oblivion: { name: 'The Clerk of Oblivion' },
  boss_judge_of_debts: { name: 'The Judge of Debts' },
  boss_gatekeeper: { name: 'The Gatekeeper' },
  boss_white_rabbit: { name: 'The White Rabbit' },
}
export default bosses
