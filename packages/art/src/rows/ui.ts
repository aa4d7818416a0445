import type { Layer, Material, Relief } from '../baker/recipe.ts'
import { box, ellipse, ellipses, path, polygon, ring, star, stroke } from '../shapes/svg.ts'
import { type MaterialName, material, materials, oneColour } from './materials.ts'

/** An icon of one material. */
export const icon = (materialName: MaterialName, changes: Partial<Material>, ...layers: (Layer | string)[]): Relief => ({
  material: material(materialName, { texture: 'none', ...changes }),
  layers: layers.map((layer) => (typeof layer === 'string' ? { icon: layer, size: 0.92, ink: 8 } : { ink: 8, ...layer })),
})

const gold: Partial<Material> = { base: '#f5b52e', second: '#ffd060', deep: '#7a3a08', rough: 0.4 }
const mark = (svg: string, materialName: MaterialName = 'gold', changes: Partial<Material> = gold): Relief =>
  icon(materialName, changes, { svg, ink: 10, edge: 34 })

/** Icons of resources. */
export const resources: Record<string, Relief> = {
  GOLD: icon(
    'gold',
    gold,
    { svg: ellipse(190, 330, 150, 96) + ellipse(330, 240, 150, 96), edge: 20, close: 2 },
    { svg: ellipse(190, 314, 148, 92), edge: 16 },
    { svg: ellipse(190, 314, 110, 64), edge: 12, ink: 4, free: true, material: { base: '#d8901c', second: '#d8901c' } },
    { svg: ellipse(330, 222, 148, 92), edge: 16 },
    { svg: ellipse(330, 222, 110, 64), edge: 12, ink: 4, free: true, material: { base: '#d8901c', second: '#d8901c' } },
    { svg: star(330, 222, 52, 24, 5), ink: 3, edge: 10, free: true, material: { base: '#ffd860', second: '#ffd860' } },
  ),
  CRYSTAL: icon('red', { base: '#d0302a', light: '#ffc0a0', second: '#ff6a4a', accent: '#ff9a70', metal: 0.4 }, 'crystal-growth'),
  BLUE_CRYSTAL: icon('ice', { base: '#2f74e0', light: '#c8ecff', deep: '#0a1a5a', rough: 0.4, metal: 0.4 }, 'crystal-growth'),
  ELIXIR: icon(
    'aqua',
    { base: '#a8c8d8', light: '#ffffff', deep: '#28405a' },
    { svg: path('M216 60h80v110q110 40 110 150a150 150 0 0 1-300 0q0-110 110-150z'), round: 60 },
    {
      svg: path('M130 300h252q10 20 4 50a132 132 0 0 1-260 0q-6-30 4-50z'),
      material: { ...materials.violet, texture: 'none', base: '#b03af0', metal: 0.4 },
      ink: 4,
      free: true,
    },
    { svg: box(204, 36, 104, 50, 16), material: { ...materials.bark, base: '#a06a3a' } },
    { svg: ellipse(200, 350, 18) + ellipse(262, 390, 12) + ellipse(300, 330, 10), kind: 'glow', soft: 5, material: { glow: '#ffc0ff' } },
  ),
  MITHRIL: icon(
    'teal',
    { base: '#2fd0a0', light: '#e8fff4', second: '#58e8c0', accent: '#a0ffe0', metal: 0.7, deep: '#06302e' },
    'emerald',
  ),
  SULFUR: icon(
    'gold',
    { base: '#e8d830', second: '#d8c020', accent: '#f8f080', light: '#ffffc0', deep: '#4a4006', metal: 0, rough: 1.2, texture: 'crack' },
    'stone-pile',
  ),
  CAVIAR: icon(
    'red',
    { base: '#f0582a', second: '#ff8a3a', accent: '#ffb060', light: '#ffe0b0' },
    { svg: path('M60 300h392q-20 130-130 150H190Q80 430 60 300z'), material: { ...materials.ice, texture: 'none', base: '#6a9ad0' } },
    {
      svg: ellipses(
        [
          [130, 270],
          [210, 266],
          [292, 266],
          [376, 270],
          [170, 206],
          [252, 198],
          [336, 206],
          [212, 140],
          [294, 140],
        ],
        39,
      ),
      round: 40,
      edge: 40,
      close: 1,
    },
  ),
  AMETHYST: icon(
    'violet',
    { base: '#9a3ae0', light: '#f0d0ff', metal: 0.5 },
    { svg: path('M256 40l150 90 30 150-180 200L76 280l30-150z') },
    {
      svg: path(
        'M256 60l-60 90 60 60 60-60zM120 140l66 20 60 66-60 40-90 10zM392 140l-66 20-60 66 60 40 90 10zM100 300l90-12 56 160zM412 300l-90-12-56 160zM256 240l-54 40 54 150 54-150z',
      ),
      ink: 3,
      close: 3,
      free: true,
      material: { base: '#b85af0', second: '#a048e8', accent: '#d890ff' },
    },
  ),
  TICKETS: icon('fur', { base: '#f0c070', light: '#fff4d0', deep: '#6a3a10' }, 'ticket'),
  TOKEN: icon(
    'bronze',
    { base: '#c8783a' },
    { svg: ellipse(256, 256, 224) },
    { svg: ring(256, 256, 196, 172), ink: 3, maxHole: 0, edge: 10, free: true },
    {
      icon: 'cat',
      size: 0.56,
      ink: 4,
      material: { ...materials.gold, texture: 'none' },
    },
  ),
  GEARS: icon('steel', {}, 'big-gear'),
  BONUS: icon('gold', gold, { svg: star(256, 270, 236, 110, 5), round: 110, edge: 60 }),
  EVENT_CURRENCY: icon('ice', { base: '#78c8ff', light: '#ffffff', metal: 0.4 }, 'snowflake-2'),
}

export const skills: Record<string, Relief> = {
  ATTACK: icon('red', { base: '#d83a2a', second: '#e0b050', light: '#ffd0a0', metal: 0.5 }, 'crossed-swords'),
  DEFENCE: icon('steel', { base: '#5a86c8', light: '#ffffff' }, 'shield'),
  HEALTH: icon('red', { base: '#e0342e', light: '#ffc8b0' }, 'hearts'),
  POISON: icon('moss', { base: '#5aa83a' }, { icon: 'poison-bottle', fill: true, close: 6, size: 0.92, material: { body: '#2a5a2a' } }),
  IMMORTALITY: icon('gold', gold, 'infinity'),
}

export const effects: Record<string, Relief> = {
  FROZEN: icon('ice', { base: '#6ab8f0', light: '#ffffff' }, 'snowflake-1'),
  FIRED: icon('fire', {}, 'flame'),
  HIDDEN: icon('ghost', { base: '#8aa8e0' }, { icon: 'hood', size: 1, fill: true, close: 50, material: { body: '#20284a' } }),
  TOTEM: icon('bark', { texture: 'bark' }, 'totem-head'),
  POISONED: icon('moss', { base: '#5ac83a', light: '#e8ffb0' }, 'poison-gas'),
  STUNNED: icon('gold', gold, { svg: star(160, 190, 130, 56, 5) + star(372, 260, 104, 44, 5) + star(200, 400, 84, 36, 5), close: 2 }),
  SHIELDED: icon(
    'holy',
    { base: '#f0c858', light: '#fffbe0', deep: '#7a4a0a' },
    { icon: 'shield', size: 0.96, round: 60 },
    { svg: star(256, 232, 96, 42, 5), material: { base: '#ffffff' }, ink: 5, free: true },
  ),
  WEAKENED: icon('ash', { base: '#a03a4a', light: '#ffb0b0', second: '#c85a5a' }, 'broken-shield'),
}

const cog = (): string => {
  let teeth = ''
  for (let k = 0; k < 4; k++) teeth += `<rect x="222" y="22" width="68" height="468" rx="20" transform="rotate(${k * 45} 256 256)"/>`
  return `<mask id="m"><rect width="512" height="512" fill="#fff"/><circle cx="256" cy="256" r="78" fill="#000"/></mask><g mask="url(#m)">${teeth}<circle cx="256" cy="256" r="172"/></g>`
}

/** A row of arches across an icon. */
const arches = (y: number, count: number, height: number): string =>
  Array.from({ length: count }, (_, n) => {
    const width = 384 / count
    const half = width / 2 - 12
    return path(`M${64 + n * width + 12} ${y + height}v${half - height}a${half} ${half} 0 0 1 ${2 * half} 0v${height - half}z`)
  }).join('')

const waves = (count: number): string => [stroke('M330 190q40 66 0 132', 34), stroke('M384 140q76 116 0 232', 34)].slice(0, count).join('')

const loudspeaker = path('M50 190h90l120-104v340L140 322H50z')

export const icons: Record<string, Relief> = {
  heroes: icon(
    'arcane',
    { base: '#4a68d0' },
    { svg: `<rect x="70" y="120" width="200" height="290" rx="24" transform="rotate(-14 170 265)"/>`, material: { base: '#7a3ac0' } },
    {
      svg: `<rect x="236" y="110" width="210" height="300" rx="24" transform="rotate(8 340 260)"/>`,
    },
    { svg: star(340, 258, 76, 34, 5), material: { ...materials.gold, texture: 'none', base: '#f0b840' }, ink: 5, free: true },
  ),
  bag: icon('fur', { base: '#b8763a', light: '#ffe0a8' }, 'knapsack'),
  arena: icon(
    'stone',
    { base: '#d8b888', second: '#e8d0a0', light: '#fff2d0', deep: '#5a3418' },
    { svg: path('M40 190q30-90 216-90t216 90v220q0 24-24 24H64q-24 0-24-24z'), edge: 26 },
    {
      svg: arches(180, 4, 86) + arches(300, 4, 112),
      material: { ...oneColour('#3a1e1a'), light: '#6a3a28' },
      ink: 2,
      free: true,
    },
  ),
  clan: icon('stone', { base: '#b8a88a', second: '#d0c0a0', texture: 'crack' }, { icon: 'white-tower', size: 0.98 }),
  gifts: icon('red', { base: '#d8342a', second: '#f0c050', light: '#ffd0a0' }, 'present'),
  settings: mark(cog(), 'steel', { base: '#8a98b8' }),
  sound: mark(loudspeaker + waves(2)),
  mute: icon(
    'ash',
    { base: '#8a8296' },
    { svg: loudspeaker, edge: 34 },
    { svg: stroke('M320 190l132 132M452 190L320 322', 40), material: { ...materials.red, texture: 'none' } },
  ),
  back: mark(path('M40 256L240 70v110h150q90 0 90 90v150h-96V300q0-24-24-24H240v166z')),
  close: mark(stroke('M120 120l272 272M392 120L120 392', 84)),
  plus: mark(box(212, 60, 88, 392, 26) + box(60, 212, 392, 88, 26), 'leaf', { base: '#5ac83a' }),
  minus: mark(box(60, 208, 392, 96, 30), 'red', { base: '#d8402a' }),
  info: mark(ellipse(256, 110, 62) + path('M170 210h140v190h40v66H160v-66h40V276h-30z'), 'ice', { base: '#4a98e8' }),
  lock: icon(
    'gold',
    gold,
    { svg: '<path d="M150 250v-70a106 106 0 0 1 212 0v70" fill="none" stroke="#fff" stroke-width="56"/>', material: materials.steel },
    { svg: box(90, 226, 332, 240, 40) },
    {
      svg: ellipse(256, 324, 36) + path('M236 340h40l14 80h-68z'),
      material: { ...materials.bark, base: '#3a1e0c', second: '#3a1e0c' },
      ink: 3,
      free: true,
    },
  ),
  swords: icon('steel', { base: '#a8b8d8', second: '#e0b050' }, 'crossed-swords'),
  order: icon(
    'gold',
    gold,
    {
      svg: ellipses(
        [
          [370, 96],
          [370, 256],
          [370, 416],
        ],
        68,
      ),
      close: 2,
      round: 40,
    },
    {
      svg: ellipses(
        [
          [142, 96],
          [142, 256],
          [142, 416],
        ],
        68,
      ),
      close: 2,
      round: 40,
      material: { ...materials.ice, texture: 'none', base: '#3a78d8' },
    },
  ),
  cards: icon(
    'gold',
    gold,
    { svg: box(92, 28, 328, 456, 40), edge: 20 },
    { svg: box(128, 66, 256, 380, 22), material: { ...materials.violet, texture: 'none', base: '#4a2a8a' }, ink: 4, edge: 10, free: true },
    { icon: 'wolf-head', size: 0.46, ink: 4, free: true, material: { ...materials.holy, texture: 'none', base: '#e8ecff' } },
  ),
  flag: icon(
    'red',
    { base: '#e8e4f0', light: '#ffffff', deep: '#5a5a7a' },
    { svg: box(90, 40, 44, 440, 18), material: materials.bark },
    { svg: path('M134 64q90-40 170 0t150 0v210q-70 40-150 0t-170 0z') },
  ),
  speed: icon('ice', { base: '#5ab0f0' }, 'wingfoot'),
  star: mark(star(256, 272, 236, 112, 5)),
  'star-empty': mark(star(256, 272, 236, 112, 5), 'ash', { base: '#4a4458', light: '#8a84a0', rim: '#8a84a0' }),
  cat: icon(
    'wolf',
    { base: '#5a5284', light: '#c8c0f0', eye: '#ffc83a' },
    { svg: path('M86 60q80 30 110 76 60-16 120 0 30-46 110-76 20 100-4 180 20 60-6 120-60 110-160 110T96 360q-26-60-6-120Q66 160 86 60z') },
    {
      svg: ellipse(178, 270, 40, 50) + ellipse(334, 270, 40, 50),
      material: { ...materials.gold, texture: 'none', base: '#ffd23a', light: '#fff6b0' },
      ink: 5,
      free: true,
    },
    {
      svg: ellipse(178, 272, 12, 40) + ellipse(334, 272, 12, 40) + path('M232 352h48l-24 30z'),
      material: { ...oneColour('#1a1226'), light: '#3a3258' },
      ink: 0,
      free: true,
    },
  ),
  crown: icon('gold', gold, 'queen-crown'),
  heart: icon('red', { base: '#e0342e', light: '#ffc8b0' }, 'hearts'),
  shield: icon('steel', { base: '#5a86c8', light: '#ffffff' }, 'shield'),
  chat: mark(path('M90 70h332q50 0 50 50v170q0 50-50 50H250L130 450V340H90q-50 0-50-50V120q0-50 50-50z'), 'holy', { base: '#d8e0f4' }),
  mail: icon(
    'fur',
    { base: '#f0d8a0', light: '#fffaea', deep: '#7a4a1a' },
    { svg: box(36, 106, 440, 310, 26) },
    { svg: path('M50 120h412L256 300z'), ink: 6, free: true },
    {
      svg: ellipse(256, 276, 44),
      material: { ...materials.red, texture: 'none' },
      ink: 5,
      free: true,
    },
  ),
  shop: icon('gold', gold, { icon: 'shop', size: 0.96 }),
  tasks: icon('fur', { base: '#e8c890', light: '#fffaea', deep: '#6a4420' }, 'scroll-unfurled'),
  book: icon('arcane', {}, 'book-cover'),
  check: mark(stroke('M90 270l110 120L420 130', 90), 'leaf', { base: '#5ac83a' }),
  warning: icon(
    'gold',
    { base: '#f0b020' },
    { svg: '<path d="M256 76L60 424h392z" stroke="#fff" stroke-width="60" stroke-linejoin="round"/>' },
    {
      svg: path('M224 160h64l-12 160h-40z') + ellipse(256, 378, 32),
      material: { ...oneColour('#3a1a08'), light: '#6a3a18' },
      ink: 2,
      free: true,
    },
  ),
  'wifi-off': icon(
    'ash',
    { base: '#8a92b0', light: '#e8ecff' },
    { svg: stroke('M60 210q196-160 392 0', 52) + stroke('M130 290q126-100 252 0', 52) + ellipse(256, 390, 46) },
    {
      svg: stroke('M90 440L422 80', 44),
      material: { ...materials.red, texture: 'none' },
    },
  ),
  play: mark(path('M110 50l340 206-340 206z'), 'leaf', { base: '#5ac83a' }),
  pause: mark(box(100, 60, 110, 392, 26) + box(302, 60, 110, 392, 26)),
  refresh: mark(
    `<path d="M400 150a176 176 0 1 0 30 150" fill="none" stroke="#fff" stroke-width="74"/>${polygon([
      [460, 40],
      [460, 250],
      [270, 200],
    ])}`,
  ),
  user: mark(ellipse(256, 150, 110, 120) + path('M40 480q0-190 216-190t216 190z'), 'holy', { base: '#d8e0f4' }),
  eye: icon(
    'holy',
    { base: '#f0eef8' },
    { svg: path('M20 256Q256 20 492 256 256 492 20 256z') },
    { svg: ellipse(256, 256, 96), material: { ...materials.ice, texture: 'none', base: '#3a86d8' }, ink: 5, free: true },
    {
      svg: ellipse(256, 256, 44),
      material: { base: '#0a0a1e', light: '#3a3a6a' },
      ink: 0,
      free: true,
    },
  ),
  'arrow-up': mark(path('M256 40l206 220H336v212H176V260H50z')),
  'arrow-left': mark(path('M40 256L260 50v126h212v160H260v126z')),
  'arrow-right': mark(path('M472 256L252 50v126H40v160h212v126z')),
}

/** Icons of ratings, clan and forum, which the road does not need. */
export const socialIcons: Record<string, Relief> = {
  rating: icon('gold', gold, 'trophy-cup'),
  tower: icon('ash', { base: '#7a6a9a', light: '#e8dcff', second: '#9a86c0' }, { icon: 'evil-tower', size: 0.98 }),
  idea: icon('gold', { base: '#ffd84a', second: '#fff0a0', light: '#fffbe0', deep: '#7a4a08' }, 'light-bulb'),
  pin: icon('red', { base: '#d8342a', light: '#ffd0a0' }, 'pin'),
}
