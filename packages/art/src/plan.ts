import type { Atlas, Picture, Slices } from './atlas/picture.ts'
import { CREATURE, ITEM, PORTRAIT, scaled, type Widths } from './atlas/quality.ts'
import type { Relief } from './baker/recipe.ts'
import { arenaStands } from './rows/arena-stands.ts'
import { artifacts } from './rows/artifacts.ts'
import { gifts, memberships, notifications, offers, packs } from './rows/bank.ts'
import { buildings } from './rows/buildings/index.ts'
import { chestStates, chests } from './rows/chests.ts'
import { clanIsland } from './rows/clan-island.ts'
import { eventItems } from './rows/event-items.ts'
import { flagCharges, flagCloth, flagFields } from './rows/flags.ts'
import { avatars, companions } from './rows/heroes.ts'
import { islands } from './rows/islands.ts'
import { boosters, cards, consumables } from './rows/items.ts'
import { keepers } from './rows/keepers/index.ts'
import { MOOD_CROP, pictures } from './rows/keepers/kit.ts'
import { kindsByPart } from './rows/kinds/index.ts'
import { leagues } from './rows/leagues.ts'
import { materials } from './rows/materials.ts'
import { places } from './rows/places.ts'
import { faces } from './rows/portraits/index.ts'
import { premiumHalo, ranks } from './rows/ranks.ts'
import { roadThings } from './rows/road.ts'
import { backdrops, motifs } from './rows/scenery.ts'
import { smileys } from './rows/smileys.ts'
import { stairThemes } from './rows/stairs.ts'
import { townIslands } from './rows/town-islands.ts'
import { effects, icons, resources, skills, socialIcons } from './rows/ui.ts'
import { wheel } from './rows/wheel.ts'
import { cat, catTail } from './shapes/cat.ts'
import { bubble, button, cardFrame, levelGem, medallion, orb, panel, plaque, type Rarity, ribbon, woodPanel } from './shapes/chrome.ts'
import { rabbit, rabbitEar } from './shapes/rabbit.ts'
import { islet, type StairTheme, stair, step } from './shapes/stair.ts'

const one = (name: string, relief: Relief, widths: Widths): Picture => ({ name, recipe: { kind: 'relief', relief }, widths })

const all = (prefix: string, rows: Record<string, Relief>, widths: Widths): Picture[] =>
  Object.entries(rows).map(([name, relief]) => one(prefix + name, relief, widths))

const sliced = (picture: Picture, slices: Slices): Picture => ({ ...picture, slices })
const even = (x: number, y = x): Slices => ({ left: x, top: y, right: x, bottom: y })

const RARITIES: Rarity[] = ['common', 'uncommon', 'rare', 'epic', 'legendary']
const BUTTONS = { gold: '#d8962a', green: '#4f9a3a', red: '#b8322a', blue: '#3a62b8' }

function ui(): Picture[] {
  return [
    ...all('res/', resources, scaled(60)),
    ...all('skill/', skills, scaled(64)),
    ...all('effect/', effects, scaled(48)),
    ...all('icon/', icons, scaled(56)),
    one('orb/attack', orb('#b3201e', '#ff9a7a'), scaled(56)),
    one('orb/defence', orb('#1f56b8', '#8ac8ff'), scaled(56)),
    one('orb/level', levelGem(), scaled(56)),
    ...RARITIES.map((rarity) => sliced(one(`frame/${rarity}`, cardFrame(rarity), scaled(168)), even(0.34, 0.27))),
    one('medallion', medallion(), scaled(112)),
    ...Object.entries(BUTTONS).map(([name, base]) =>
      sliced(one(`button/${name}`, button({ base, second: base, accent: base }), scaled(200)), even(0.14, 0.42)),
    ),
    sliced(one('panel/gold', panel({ ...materials.gold, texture: 'none', base: '#d6982f' }, '#d8242e'), scaled(176)), even(0.34)),
    sliced(one('panel/wood', woodPanel(), scaled(176)), even(0.16)),
    sliced(one('ribbon', ribbon(), scaled(320)), even(0.26, 0.4)),
    sliced(one('plaque', plaque(), scaled(96)), even(0.28, 0.4)),
    sliced(one('bubble', bubble(), scaled(160)), { left: 0.24, top: 0.3, right: 0.16, bottom: 0.42 }),
    ...all('rank/', ranks, CREATURE),
    one('premium/halo', premiumHalo, CREATURE),
  ]
}

function road(): Picture[] {
  const themes = Object.entries<StairTheme>(stairThemes)
  return [
    ...themes.flatMap(([name, theme], k) => [
      one(`stair/${name}-a`, stair(theme, 'a', 11 + k * 37), scaled(184)),
      one(`stair/${name}-b`, stair(theme, 'b', 23 + k * 37), scaled(184)),
      one(`islet/${name}`, islet(theme, 31 + k * 37), scaled(96)),
      one(`step/${name}`, step(theme, 47 + k * 37), scaled(56)),
    ]),
    ...Object.entries(roadThings).map(([name, relief]) => one(name, relief, scaled(ROAD_WIDTHS[name] ?? 112))),
    ...all('chest/', chests, scaled(76)),
    ...all('place/', places, scaled(80)),
    { ...one('guide/cat', cat(), scaled(116)), pivot: { x: 0.5, y: 1 } },
    { ...one('guide/cat-tail', catTail(), scaled(136)), pivot: { x: 0.12, y: 0.86 } },
    { ...one('guide/rabbit', rabbit(), scaled(120)), pivot: { x: 0.5, y: 1 } },
    { ...one('guide/rabbit-ear', rabbitEar(), scaled(38)), pivot: { x: 0.5, y: 0.96 } },
  ]
}

const ROAD_WIDTHS: Record<string, number> = {
  'base/ally': 128,
  'base/enemy': 128,
  'base/boss': 128,
  'base/neutral': 128,
  'island/tree': 128,
  'island/castle': 128,
  'island/ruin': 128,
  'island/waterfall': 128,
  portal: 140,
  teleport: 128,
  turn: 76,
  talker: 76,
  pointer: 48,
}

/** Rock, turf and ways of a clan's island are drawn over one another. */
const CLAN_WIDTHS: Record<string, number> = { rock: 512, turf: 512, ways: 512, tower: 128, pole: 40, cottage: 72 }
const KEEPER = scaled(176)
/** As large in proportion as the part of a keeper that it covers. */
const MOOD = scaled((176 * MOOD_CROP[2]) / 512)
/** Hardly larger on HIGH, as they are shown at the size of a medal. */
const FACE: Widths = { lowest: 68, low: 76, standard: 96, high: 104 }
const FLAG = scaled(112)
/** WebP quality of the creatures of each part of the road: the first is seen most. */
const PART_QUALITY = [68, 65, 65, 60, 62, 60, 61, 62, 62]

/** Returns all atlases in the order in which the game needs them. */
export function plan(): Atlas[] {
  return [
    { name: 'ui', quality: 76, pictures: ui() },
    { name: 'road', quality: 70, pictures: road() },
    { name: 'heroes', quality: 76, pictures: [...all('avatar/', avatars, PORTRAIT), ...all('companion/', companions, PORTRAIT)] },
    ...kindsByPart.map((part, i) => ({
      name: `creatures-${i + 1}`,
      quality: PART_QUALITY[i]!,
      pictures: all('creature/', part, CREATURE),
    })),
    {
      name: 'backdrops',
      quality: 72,
      pictures: [
        ...Object.entries(backdrops).map(
          ([id, colours], seed): Picture => ({ name: `bg/${id}`, recipe: { kind: 'backdrop', colours, seed }, widths: scaled(150) }),
        ),
        ...Object.entries(motifs).map(
          ([id, icon]): Picture => ({ name: `motif/${id}`, recipe: { kind: 'sigil', icon }, widths: scaled(112) }),
        ),
      ],
    },
    {
      name: 'items',
      quality: 78,
      pictures: [...all('consumable/', consumables, ITEM), ...all('card/', cards, ITEM), ...all('booster/', boosters, ITEM)],
    },
    ...artifacts.map((part, i) => ({ name: `artifacts-${i + 1}`, quality: 78, pictures: all('artifact/', part, ITEM) })),
    { name: 'islands', quality: 70, pictures: all('island/', islands, scaled(128)) },
    { name: 'chests', quality: 72, pictures: all('chest-', chestStates, scaled(144)) },
    { name: 'towns', quality: 72, pictures: all('town/', townIslands, scaled(128)) },
    ...keepers.map((group, i) => {
      const { busts, moods } = pictures(group)
      const prefix = `keeper/${i + 1}/`
      return { name: `keepers-${i + 1}`, quality: 68, pictures: [...all(prefix, busts, KEEPER), ...all(prefix, moods, MOOD)] }
    }),
    { name: 'portraits', quality: 62, pictures: all('face/', faces, FACE) },
    {
      name: 'bank',
      quality: 76,
      pictures: [
        ...all('pack/', { ...packs, ...gifts }, scaled(96)),
        ...all('membership/', memberships, scaled(64)),
        ...all('offer/', offers, scaled(72)),
      ],
    },
    {
      name: 'smileys',
      quality: 74,
      pictures: [
        ...all('smiley/', smileys, scaled(48)),
        ...all('notification/', notifications, scaled(48)),
        ...all('social/', socialIcons, scaled(56)),
      ],
    },
    {
      name: 'flags',
      quality: 70,
      pictures: [
        one('flag/cloth', flagCloth, FLAG),
        ...all('flag/field-', flagFields, FLAG),
        ...all('flag/charge-', flagCharges, scaled(48)),
      ],
    },
    { name: 'event-items', quality: 78, pictures: all('event-item/', eventItems, scaled(80)) },
    { name: 'leagues', quality: 78, pictures: all('league/', leagues, scaled(128)) },
    { name: 'buildings', quality: 74, pictures: all('building/', buildings, scaled(160)) },
    {
      name: 'society',
      quality: 70,
      pictures: [
        ...Object.entries(clanIsland).map(([name, relief]) => one(`clan/${name}`, relief, scaled(CLAN_WIDTHS[name] ?? 64))),
        one('arena/stands', arenaStands.stands!, scaled(512)),
        one('arena/pennant', arenaStands.pennant!, scaled(64)),
      ],
    },
    {
      name: 'wheel',
      quality: 78,
      pictures: [
        one('wheel/rim', wheel.rim, scaled(420)),
        one('wheel/hub', wheel.hub, scaled(110)),
        one('wheel/pointer', wheel.pointer, scaled(64)),
      ],
    },
  ]
}
