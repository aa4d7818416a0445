import type { Same } from '../../../../texts/same.ts'
import type ru from '../../ru/lore/bosses.ts'

const bosses: Same<typeof ru> = {
  boss_grandpa_bones: 'Guarded the stair in life, didn’t notice dying, guards on.',
  boss_toll_master: 'Charges those who pass, and twice those who fail to.',
  boss_cabbage_dragon: 'Guards the highest vegetable patch in the world. With passion.',
  boss_bridge_keeper: 'Lost the bridge, remembers the fee.',
  boss_grandfather_stump: 'Has sat on the road since it was a path.',
  boss_miser_griffin: 'Counts every feather. One is missing today.',
  boss_mother_mire: 'Has as many heads as there are guests for dinner.',
  boss_empty_armour: 'Nobody inside. Which makes losing to him all the more galling.',
  boss_king_of_five_floors: 'Keeps adding storeys to see over his neighbour’s fence.',
  boss_lady_of_castles: 'Carries the keys to every door at her belt. Left the one to her heart at home.',
  boss_old_whirlpool: 'Remembers everyone who threw him a coin. Granted none of the wishes.',
  boss_queen_blizzard: 'Covers all tracks, hers and others’, out of tidiness.',
  boss_clerk_of_oblivion: 'Writes down all that you forget. Lovely handwriting.',
  boss_judge_of_debts: 'Every stair has been promised to someone. He knows to whom.',
  boss_gatekeeper: 'There has been no gate since the top was stolen. He stands there anyway.',
  boss_white_rabbit: 'Always one stair ahead. Here the stairs run out.',
}
export default bosses
