import type { Same } from '../../../../texts/same.ts'
import type ru from '../../ru/task/missions.ts'

const missions: Same<typeof ru> = {
  grandpa_bones: { name: 'Changing of the guard', about: 'Beat Grandpa Crutch on the fifth stair. His watch was over long ago.' },
  toll_master: { name: 'A toll-free road', about: 'Beat Grabbit the Tollmaster on the tenth stair. Don’t wait for change.' },
  cabbage_dragon: { name: 'The cabbage truce', about: 'Beat Old Cabbagescale on the fifteenth stair. Mind the patch.' },
  bridge_keeper: { name: 'A bridge without a bridge', about: 'Beat the Bridgekeeper on the twentieth stair. He can’t give back the bridge, but he’ll waive the fee.' },
  grandfather_stump: { name: 'A stump in the way', about: 'Beat Grandfather Stump on the thirtieth stair. There’s no way around him.' },
  miser_griffin: { name: 'Counting feathers', about: 'Beat the Miser Griffin on the fortieth stair. Take no feathers: he knows them by name.' },
  mother_mire: { name: 'Guests for dinner', about: 'Beat Mother Mire on the fiftieth stair before the table is laid.' },
  empty_armour: { name: 'Nobody inside', about: 'Beat Sir Empty Armour on the sixtieth stair: behind it the castles begin.' },
  king_of_five_floors: { name: 'The sixth floor', about: 'Beat the King of Five Floors on the hundredth stair, before he adds another.' },
  lady_of_castles: { name: 'A key to the cold', about: 'Beat the Lady of the Castles on stair four hundred. No promises needed.' },
  old_whirlpool: { name: 'A coin for luck', about: 'Beat Old Man Whirlpool on the thousandth stair. Make your wish beforehand.' },
  queen_blizzard: { name: 'Tracks in the snow', about: 'Beat Queen Blizzard on stair fifteen hundred. She’ll cover the tracks herself.' },
  clerk_of_oblivion: { name: 'Penmanship', about: 'Beat the Clerk of Oblivion on stair twenty-five hundred. Don’t forget what for.' },
  judge_of_debts: { name: 'The court of last resort', about: 'Beat the Judge of Debts on stair thirty-five hundred. There is nobody higher to complain to.' },
  gatekeeper: { name: 'A gate without a gate', about: 'Beat the Gatekeeper on the five-thousandth stair. There is nothing to knock on anyway.' },
  white_rabbit: { name: 'One stair ahead', about: 'Catch up with the White Rabbit. There is nowhere left for him to run.' },
  arena_seen: { name: 'Noise behind the wall', about: 'Grow to level four: the arena comes into sight.' },
  arena_open: { name: 'Sand and shouting', about: 'Grow to level eight: it lets you onto the arena.' },
  chat_open: { name: 'A voice of your own', about: 'Grow to level ten: it lets you speak in the chat.' },
  clan_open: { name: 'Gifts and banners', about: 'Grow to level fifteen: clans will have you, and gifts open.' },
  grown: { name: 'Seasoned', about: 'Grow to level thirty. The cat takes off his hat, although he has none.' },
}
export default missions
