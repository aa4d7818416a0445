// What the bank sells and gives: packs of gems, gifts for others, memberships; and the sign of an offer.
import type { Layer, Relief } from '../baker/recipe.ts'
import { box, ellipse, path, ring, star } from '../shapes/svg.ts'
import { materials as m } from './materials.ts'
import { icon } from './ui.ts'

const gem = (x: number, y: number, size: number, colour = '#2fd0a0'): Layer => ({
  icon: 'emerald',
  size,
  x,
  y,
  ink: 6,
  material: { ...m.teal, texture: 'none', metal: 0.5, base: colour, second: colour, light: '#e8fff4' },
})
const around = (gems: readonly number[], colour?: string): Layer[] =>
  Array.from({ length: gems.length / 3 }, (_, k) => gem(gems[k * 3]!, gems[k * 3 + 1]!, gems[k * 3 + 2]!, colour))
const glow = (colour: string): Layer => ({ svg: ellipse(256, 270, 170), kind: 'glow', soft: 60, opacity: 0.6, material: { glow: colour } })

/** Packs by product id. */
export const packs: Record<string, Relief> = {
  gems_100: icon('teal', {}, ...around([190, 330, 0.42, 320, 330, 0.42, 256, 220, 0.46])),
  gems_300: icon(
    'bark',
    { base: '#a8703c' },
    { svg: path('M130 190q126-50 252 0 90 130 60 230-20 60-186 60T70 420q-30-100 60-230z'), round: 90 },
    ...around([190, 160, 0.32, 320, 160, 0.32, 256, 110, 0.36]),
    { svg: box(120, 186, 272, 30, 14), material: m.gold },
    gem(256, 350, 0.34),
  ),
  gems_600: icon(
    'bark',
    { base: '#9a6234' },
    ...around([130, 190, 0.32, 256, 130, 0.42, 382, 190, 0.32]),
    { svg: path('M50 230h412l-40 240H90z'), round: 50 },
    { svg: box(40, 220, 432, 44, 12) + box(70, 420, 372, 30, 8), material: m.gold },
  ),
  gems_1500: icon(
    'steel',
    { base: '#8a98b8' },
    glow('#3ae0b0'),
    { svg: path('M60 220q-10-130 80-146h232q90 16 80 146z'), lit: -0.2 },
    ...around([140, 220, 0.3, 256, 180, 0.4, 372, 220, 0.3]),
    { svg: box(40, 250, 432, 200, 18), round: 60 },
    { svg: box(30, 240, 452, 36, 10) + box(30, 420, 452, 36, 10), material: m.gold },
    gem(256, 340, 0.3),
  ),
  gems_3500: icon(
    'gold',
    { base: '#e0a838' },
    glow('#3ae0b0'),
    ...around([120, 330, 0.34, 392, 330, 0.34, 190, 230, 0.4, 322, 230, 0.4, 256, 130, 0.46]),
    { svg: path('M40 350h432l-50 120H90z'), round: 50 },
    { svg: star(256, 410, 44, 20, 5), ink: 4, free: true },
  ),
  gems_8000: icon(
    'gold',
    { base: '#e0a838' },
    { ...glow('#ffe46a'), svg: star(256, 256, 250, 150, 14) },
    ...around([90, 380, 0.36, 422, 380, 0.36, 170, 290, 0.42, 342, 290, 0.42, 256, 400, 0.46, 256, 200, 0.5]),
    { icon: 'crown', size: 0.4, y: 80, material: m.gold },
  ),
}

const parcel = (paper: string, ribbon: string, inside: Layer[]): Relief =>
  icon(
    'red',
    { base: paper, second: paper, accent: paper },
    ...inside,
    { svg: box(90, 230, 332, 230, 12), round: 50 },
    { svg: box(70, 200, 372, 60, 12), edge: 16 },
    { svg: box(232, 200, 48, 260), material: { ...m.gold, texture: 'none', base: ribbon }, ink: 4, edge: 12 },
    {
      svg: path('M256 200Q150 200 160 130q60-40 96 70Q292 90 352 130q10 70-96 70z'),
      material: { ...m.gold, texture: 'none', base: ribbon },
      ink: 5,
    },
  )

/** Gifts for another player, by product id. */
export const gifts: Record<string, Relief> = {
  gift_30: parcel('#4a8ad8', '#f0c050', []),
  gift_100: parcel('#c8323a', '#f0e0c0', [gem(100, 180, 0.26)]),
  gift_500: parcel('#7a3ab8', '#ffd04a', around([96, 180, 0.28, 416, 180, 0.28])),
  gift_1000: parcel('#e0a030', '#c8203a', [glow('#fff0a0'), ...around([90, 180, 0.3, 422, 180, 0.3, 256, 90, 0.36])]),
}

const medal = (metal: Layer['material'], sign: Layer): Relief =>
  icon(
    'gold',
    {},
    { svg: path('M150 20h80l26 140-60 40zM362 20h-80l-26 140 60 40z'), material: { ...m.arcane, texture: 'cloth' } },
    { svg: ellipse(256, 330, 160), material: metal ?? {}, edge: 40 },
    { svg: ring(256, 330, 130, 116), material: metal ?? {}, ink: 3, free: true, maxHole: 0 },
    sign,
  )

export const memberships: Record<string, Relief> = {
  SILVER: medal(
    { ...m.steel, texture: 'none', base: '#a8b4cc' },
    { svg: star(256, 330, 84, 38, 5), material: { ...m.steel, base: '#e8eef8' }, ink: 4, free: true },
  ),
  GOLD: medal({ ...m.gold, texture: 'none' }, { icon: 'crown', size: 0.34, y: 326, material: { ...m.gold, base: '#fff0b0' }, ink: 4 }),
  BRILLIANT: medal(
    { ...m.ice, texture: 'none', base: '#5ab0f0', metal: 0.5 },
    { icon: 'cut-diamond', size: 0.4, y: 332, material: { ...m.holy, base: '#ffffff', metal: 0.6 }, ink: 4 },
  ),
}

/** What a line of news is about. */
export const notifications: Record<string, Relief> = {
  CHAT_MESSAGE: icon(
    'holy',
    { base: '#e8ecfa' },
    { svg: path('M60 80h392q30 0 30 30v220q0 30-30 30H240L130 450l16-90H60q-30 0-30-30V110q0-30 30-30z'), round: 50 },
    {
      svg: [150, 256, 362].map((x) => ellipse(x, 220, 30)).join(''),
      material: { ...m.arcane, texture: 'none' },
      ink: 4,
      free: true,
      close: 1,
    },
  ),
  MAIL_MESSAGE: icon(
    'fur',
    { base: '#f0dfb4', light: '#fffaea' },
    { svg: box(40, 110, 432, 300, 16), round: 30 },
    { svg: path('M44 116l212 170 212-170z'), ink: 6, round: 30 },
    { svg: ellipse(256, 280, 44), material: { ...m.red, texture: 'none' }, ink: 5, free: true },
  ),
  CHAT_MESSAGE_DELETE: icon(
    'ash',
    { base: '#8a8494' },
    { svg: path('M60 80h392q30 0 30 30v220q0 30-30 30H240L130 450l16-90H60q-30 0-30-30V110q0-30 30-30z'), round: 50 },
    {
      svg: '<path d="M176 140l160 160M336 140L176 300" fill="none" stroke="#fff" stroke-width="44" stroke-linecap="round"/>',
      material: { ...m.red, texture: 'none' },
      ink: 5,
      free: true,
      close: 1,
    },
  ),
}

/** Pictures of personal offers. */
export const offers: Record<string, Relief> = {
  sign: icon(
    'red',
    { base: '#d8442e', second: '#f07a48', light: '#ffd8b0' },
    { svg: path('M52 268L262 58q10-10 24-10h150q26 0 26 26v150q0 14-10 24L242 458q-20 20-40 0L52 308q-20-20 0-40z'), round: 60 },
    { svg: ellipse(386, 126, 34), material: { ...m.gold, texture: 'none' }, ink: 5 },
    { svg: ellipse(386, 126, 15), material: { base: '#3a0a10', second: '#3a0a10' }, ink: 0, free: true },
    { svg: star(226, 286, 104, 46, 5), material: { ...m.gold, texture: 'none' }, ink: 6 },
  ),
}
