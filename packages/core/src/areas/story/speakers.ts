import { creatureFrame } from '../../art/looks.ts'

/** The speakers by the subject of the talk: a guide, or a kind of creature. */
const faces: Readonly<Record<string, string>> = {
  chat1: 'steam_gnome_ob',
  chat2: 'road_robber',
  chat3: 'cat',
  chat4: 'cat',
  chat5: 'rabbit',
  chat6: 'hedge_elf',
  chat7: 'red_dragon',
  chat8: 'village_archer',
  chat9: 'hill_dwarf',
  chat10: 'baba_yaga',
  chat11: 'well_ghost',
  chat13: 'toll_knight',
  chat14: 'cat',
  chat15: 'stair_monk',
  chat16: 'rabbit',
  chat17: 'road_robber',
  chat18: 'lamp_nun',
  chat19: 'clockwork_gnome',
  chat20: 'young_paladin',
  chat21: 'wandering_mage',
  chat22: 'cat',
  chat23: 'cat',
  chat24: 'rabbit',
  chat25: 'field_priest',
  chat26: 'wandering_mage',
  chat27: 'baba_yaga',
  chat28: 'road_robber',
  mason: 'stair_mason',
  bridge: 'bridge_troll',
  nun: 'lamp_nun',
  castle_gate: 'toll_knight',
  king: 'boss_king_of_five_floors',
  builders: 'stair_mason',
  lady: 'boss_lady_of_castles',
  titan: 'young_titan',
  whirlpool: 'boss_old_whirlpool',
  blizzard: 'boss_queen_blizzard',
  clerk: 'boss_clerk_of_oblivion',
  forgotten: 'lantern_ghost',
  debts: 'field_zombie',
  judge: 'boss_judge_of_debts',
  clouds: 'stair_monk',
  firebird: 'garden_firebird',
  gatekeeper: 'boss_gatekeeper',
}

/** The things that show a text without a speaker, by type of place. */
const things: Readonly<Record<string, string>> = {
  GAINABLE: 'place/gainable',
  POINTER: 'pointer',
  SCRIPT: 'place/script',
  CUSTOM_PLACE: 'place/script',
}

/** A guide with an animated figure, or a frame. */
export type Speaker = { readonly guide: 'cat' | 'rabbit' } | { readonly frame: string }

/** Returns the speaker of a subject at a type of place: a face if the player meets somebody, a thing if the player reads something. */
export function speakerOf(subject: string, placeType?: string): Speaker {
  const face = faces[subject] ?? /^(cat|rabbit)(_|$)/.exec(subject)?.[1]
  if (face === 'cat' || face === 'rabbit') return { guide: face }
  if (face) return { frame: creatureFrame({ imageId: face }) }
  return { frame: things[placeType ?? ''] ?? 'talker' }
}
