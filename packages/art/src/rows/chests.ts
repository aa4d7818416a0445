import type { Layer, Material, Relief } from '../baker/recipe.ts'
import { box, ellipse, ellipses, path, star } from '../shapes/svg.ts'
import { type MaterialName, materials as m, material, oneColour } from './materials.ts'

/** A chest of a given metal: its material and that of its bands. */
function metals(materialName: MaterialName, changes: Partial<Material>) {
  const band: Partial<Material> = {
    ...m.gold,
    texture: 'none',
    base: '#d6982f',
    ...(materialName === 'gold' ? { base: '#8a4a1a', light: '#f0bd83', metal: 0.3 } : {}),
  }
  const lock = { ...band, base: materialName === 'gold' ? '#a8622a' : '#f0c050' }
  return { wall: material(materialName, { texture: 'none', rough: 0.8, ...changes }), band, lock }
}
type Metals = ReturnType<typeof metals>

/** The lower half, with its bands. */
const trunk = (band: Partial<Material>): Layer[] => [
  { svg: box(40, 236, 432, 200, 18), ink: 7, round: 60 },
  { svg: box(92, 262, 54, 176, 6) + box(366, 262, 54, 176, 6), material: band, ink: 5, edge: 14 },
  { svg: box(30, 416, 452, 34, 10), material: band, ink: 5, edge: 12 },
]
const rim = (y: number, band: Partial<Material>): Layer => ({ svg: box(34, y, 444, 42, 10), material: band, ink: 5, edge: 14 })

/** The lock, `y` lower than on a closed chest. */
const lock = (y: number, material: Partial<Material>): Layer[] => [
  { svg: path(`M200 ${196 + y}h112v80q-10 56-56 66-46-10-56-66z`), material, ink: 6, edge: 20 },
  {
    svg: ellipse(256, 244 + y, 17) + path(`M246 ${250 + y}h20l8 46h-36z`),
    material: { ...oneColour('#1a0c06'), light: '#4a2a14', texture: 'none' },
    ink: 0,
    free: true,
  },
]

/** A chest with planks, bands and a lock. */
function closed({ wall, band, lock: own }: Metals): Relief {
  const [body, bands, foot] = trunk(band) as [Layer, Layer, Layer]
  return {
    material: wall,
    layers: [
      body,
      { svg: path('M40 244q-6-150 90-158h252q96 8 90 158z'), ink: 7, round: 90 },
      rim(222, band),
      { svg: path('M84 112q30-34 62-30v140H92zM428 112q-30-34-62-30v140h54z'), material: band, ink: 5, edge: 14 },
      bands,
      foot,
      ...lock(0, own),
    ],
    crop: [20, 66, 472, 396],
  }
}

/** The lid rises, and light falls out. */
function opening({ wall, band, lock: own }: Metals): Relief {
  return {
    material: wall,
    layers: [
      { svg: star(256, 220, 254, 150, 14), kind: 'glow', soft: 12, opacity: 0.8, material: { glow: '#ffd24a' } },
      { svg: path('M40 190q-6-130 90-138h252q96 8 90 138z'), ink: 7, round: 90 },
      { svg: path('M84 74q30-30 62-26v140H92zM428 74q-30-30-62-26v140h54z'), material: band, ink: 5, edge: 14 },
      rim(164, band),
      { svg: path('M44 206h424v40H44z'), material: oneColour('#fff0b0'), ink: 3, free: true },
      ...trunk(band),
      rim(244, band),
      { svg: ellipse(256, 226, 220, 22), kind: 'glow', soft: 14, opacity: 1, material: { glow: '#fff0a0' }, free: true },
      ...lock(54, own),
    ],
    crop: [0, 0, 512, 470],
  }
}

/** Open, full of gold and light. */
function open({ wall, band, lock: own }: Metals): Relief {
  return {
    material: wall,
    layers: [
      { svg: ellipse(256, 220, 170, 110), kind: 'glow', soft: 46, opacity: 0.9, material: { glow: '#ffd24a' } },
      { svg: path('M60 210q-10-130 80-146h232q90 16 80 146z'), ink: 7, lit: -0.25 },
      { svg: path('M92 84q26-16 52-18v140H88zM420 84q-26-16-52-18v140h56z'), material: band, ink: 4, edge: 12 },
      { svg: path('M60 226q100-60 392 0v40H60z'), material: { ...m.gold, texture: 'hammer', base: '#f0b838' }, ink: 4 },
      { svg: coins, material: { ...m.gold, texture: 'none', base: '#f0b838' }, ink: 4, close: 1, edge: 12 },
      { svg: path('M230 130l30-36 34 36-32 60z'), material: { ...m.red, texture: 'none', base: '#e8302a', metal: 0.6 }, ink: 4 },
      ...trunk(band),
      rim(240, band),
      ...lock(44, own),
    ],
    crop: [20, 46, 472, 416],
  }
}

const coins = ellipses(
  [
    [120, 214],
    [190, 186],
    [262, 172],
    [334, 188],
    [396, 214],
    [156, 236],
    [226, 216],
    [300, 214],
    [362, 236],
  ],
  40,
  26,
)

const kinds: Record<string, Metals> = {
  SILVER: metals('steel', { base: '#8a98b8' }),
  GOLD: metals('gold', { base: '#e0a838' }),
  AZURE: metals('ice', { base: '#2f8ad8', light: '#d8f4ff', rough: 0.5 }),
  LAVA: metals('red', { base: '#c8301e', texture: 'crack', light: '#ffb070' }),
  AMBER: metals('fire', { base: '#e8981a', light: '#fff0b0', deep: '#6a2a06' }),
  JADE: metals('teal', { base: '#2aa878', light: '#d8ffe0' }),
}
const every = (state: (own: Metals) => Relief): Record<string, Relief> =>
  Object.fromEntries(Object.entries(kinds).map(([name, own]) => [name, state(own)]))

/** Chests on the road; each becomes `OPEN` when it was opened. */
export const chests: Record<string, Relief> = {
  ...every(closed),
  OPEN: {
    material: material('bark', { base: '#9a6234', second: '#d6982f', light: '#f0cf92', texture: 'none' }),
    layers: [
      { svg: ellipse(256, 220, 150, 90), kind: 'glow', soft: 46, opacity: 0.9, material: { glow: '#ffd24a' } },
      { svg: path('M60 210q-10-130 80-146h232q90 16 80 146z'), ink: 7, material: { base: '#5a341a' } },
      { svg: path('M60 226q100-60 392 0v40H60z'), material: { ...m.gold, texture: 'hammer', base: '#f0b838' }, ink: 4 },
      {
        svg: coins,
        material: { ...m.gold, texture: 'none', base: '#f0b838' },
        ink: 4,
        close: 1,
        edge: 12,
      },
      { svg: path('M230 130l30-36 34 36-32 60z'), material: { ...m.red, texture: 'none', base: '#e8302a', metal: 0.6 }, ink: 4 },
      { svg: box(40, 250, 432, 190, 18), ink: 7, round: 60 },
      {
        svg: box(30, 240, 452, 36, 10) + box(92, 262, 54, 180, 6) + box(366, 262, 54, 180, 6) + box(30, 420, 452, 34, 10),
        material: { ...m.gold, texture: 'none' },
        ink: 5,
        edge: 12,
      },
      { svg: path('M206 246h100v60q-10 40-50 50-40-10-50-50z'), material: { ...m.gold, texture: 'none', base: '#f0c050' }, ink: 6 },
    ],
    crop: [20, 46, 472, 416],
  },
}

/** The six chests large, in the states of being opened: `closed/…`, `opening/…`, `open/…`. */
export const chestStates: Record<string, Relief> = Object.fromEntries(
  Object.entries({ closed, opening, open }).flatMap(([state, draw]) =>
    Object.entries(every(draw)).map(([name, relief]) => [`${state}/${name}`, relief]),
  ),
)
