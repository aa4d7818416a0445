// Missions: the bosses of the story in the order in which they are met, and the levels that unlock something.
import { row } from './row.ts'

const mission = row('MISSION')
// A boss is defeated only once, so its mission depends on the stair alone.
const master = (number: number, name: string, fromStair: number, reward: Parameters<typeof mission>[5]) =>
  mission(number, name, 'WIN', 1, fromStair, reward, { of: `boss_${name}` })

export const missions = [
  master(101, 'grandpa_bones', 2, { gold: 150, heal_small: 1 }),
  master(102, 'toll_master', 6, { gold: 250, mithril: 5 }),
  master(103, 'cabbage_dragon', 11, { gold: 350, revive: 1 }),
  master(104, 'bridge_keeper', 16, { gold: 500, crystal: 20 }),
  master(105, 'grandfather_stump', 21, { gold: 700, healer_book: 1 }),
  master(106, 'miser_griffin', 31, { gold: 1500, 'card:ELEPHANT': 1 }),
  master(107, 'mother_mire', 41, { elixir: 10, mithril: 15, caviar: 4, 'card:MOUSE': 1 }),
  master(108, 'empty_armour', 51, { mithril: 30, knight_helm: 1, 'card:EAGLE': 1 }),
  master(109, 'king_of_five_floors', 61, { gold: 3000, mithril: 30, caviar: 6, 'card:EVOLUTION': 1 }),
  master(110, 'lady_of_castles', 101, { mithril: 60, sulfur: 15, ruby_crown: 1, 'card:ARK': 1 }),
  master(111, 'old_whirlpool', 401, { mithril: 80, amethysts: 12, pearl_orb: 1 }),
  master(112, 'queen_blizzard', 1001, { mithril: 100, caviar: 20, titan_shield: 1 }),
  master(113, 'clerk_of_oblivion', 1501, { mithril: 120, tokens: 8, second_dawn: 1 }),
  master(114, 'judge_of_debts', 2501, { mithril: 150, tokens: 12, ledger_of_debts: 1 }),
  master(115, 'gatekeeper', 3501, { mithril: 200, amethysts: 30, hell_helm: 1 }),
  master(116, 'white_rabbit', 5001, { mithril: 500, tokens: 30, star_bow: 1 }),
  mission(120, 'arena_seen', 'LEVEL', 4, 2, { gold: 100 }),
  mission(121, 'arena_open', 'LEVEL', 8, 5, { tickets: 1 }, { after: 'arena_seen' }),
  mission(122, 'chat_open', 'LEVEL', 10, 7, { mithril: 10 }, { after: 'arena_open' }),
  mission(123, 'clan_open', 'LEVEL', 15, 10, { mithril: 20, crystal: 20 }, { after: 'chat_open' }),
  mission(124, 'grown', 'LEVEL', 30, 20, { mithril: 40 }, { after: 'clan_open' }),
]
