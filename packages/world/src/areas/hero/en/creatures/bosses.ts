import type { Same } from '../../../../texts/same.ts'
import type ru from '../../ru/creatures/bosses.ts'

const bosses: Same<typeof ru> = {
  boss_grandpa_bones: { name: 'Grandpa Crutch', lore: 'Guarded the stair in life, didn’t notice dying, guards on.' },
  boss_toll_master: { name: 'Grabbit the Tollmaster', lore: 'Charges those who pass, and twice those who fail to.' },
  boss_cabbage_dragon: { name: 'Old Cabbagescale', lore: 'Guards the highest vegetable patch in the world. With passion.' },
  boss_bridge_keeper: { name: 'The Bridgekeeper', lore: 'Lost the bridge, remembers the fee.' },
  boss_grandfather_stump: { name: 'Grandfather Stump', lore: 'Has sat on the road since it was a path.' },
  boss_miser_griffin: { name: 'The Miser Griffin', lore: 'Counts every feather. One is missing today.' },
  boss_mother_mire: { name: 'Mother Mire', lore: 'Has as many heads as there are guests for dinner.' },
  boss_empty_armour: { name: 'Sir Empty Armour', lore: 'Nobody inside. Which makes losing to him all the more galling.' },
  boss_king_of_five_floors: { name: 'The King of Five Floors', lore: 'Keeps adding storeys to see over his neighbour’s fence.' },
  boss_lady_of_castles: { name: 'The Lady of the Castles', lore: 'Carries the keys to every door at her belt. Left the one to her heart at home.' },
  boss_old_whirlpool: { name: 'Old Man Whirlpool', lore: 'Remembers everyone who threw him a coin. Granted none of the wishes.' },
  boss_queen_blizzard: { name: 'Queen Blizzard', lore: 'Covers all tracks, hers and others’, out of tidiness.' },
  boss_clerk_of_oblivion: { name: 'The Clerk of Oblivion', lore: 'Writes down all that you forget. Lovely handwriting.' },
  boss_judge_of_debts: { name: 'The Judge of Debts', lore: 'Every stair has been promised to someone. He knows to whom.' },
  boss_gatekeeper: { name: 'The Gatekeeper', lore: 'There has been no gate since the top was stolen. He stands there anyway.' },
  boss_white_rabbit: { name: 'The White Rabbit', lore: 'Always one stair ahead. Here the stairs run out.' },
}
export default bosses
