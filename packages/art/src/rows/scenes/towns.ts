// The towns and castles.
import type { Scene } from '../../scene/scene.ts'
import { plain } from '../../shapes/person/person.ts'
import { box, ellipse, path } from '../../shapes/svg.ts'
import { materials as m } from '../materials.ts'
import { at, brass, duskClouds, each, grass, green, lamp, made, noonClouds, pale, pillar, put, rock, skies, timber } from './kit.ts'
import { monastery } from './monastery.ts'
import { oblivion } from './oblivion.ts'

const ice = { ...m.ice, texture: 'none' as const }
const basalt = plain('#4a4048', { texture: 'crack', deep: '#120c12', rim: '#ff8a3a', light: '#c8a89a' })
const amethyst = { ...m.violet, texture: 'none' as const, base: '#9a4ae0', light: '#f0d8ff', metal: 0.5 }
const stoneWhite = plain('#e8ecf8', { deep: '#3a4a78', rim: '#ffe9a0', second: '#3a62d8' })
const wallAndGate = made('stone', stoneWhite, [
  { svg: path('M10 330V200h40v30h50v-30h50v30h50v-30h112v30h50v-30h50v30h50v-30h40v130z'), ink: 6, round: 30 },
  { svg: path('M216 330v-50q0-40 40-40t40 40v50z'), ink: 5, free: true, material: timber },
])
const berg = made('ice', ice, [
  { svg: path('M20 460L110 250l60-60 50 40 70-150 80 130 40-20 90 270z'), ink: 6, round: 30 },
  {
    svg: path('M290 80l-40 160 60 60 10 160h-60l-40-150zM110 250l40 60-30 150H60z'),
    ink: 0,
    free: true,
    opacity: 0.3,
    material: plain('#ffffff'),
  },
])
const house = (x: number, y: number, width: number, haze = 0, colour = '#c89a6a') =>
  at('family-house', plain(colour, { deep: '#3a2230', rim: '#ffd9a0' }), x, y, width, { haze, fill: true })

export const towns: Record<string, Scene> = {
  heroes: {
    sky: skies.noon,
    seed: 41,
    sun: { x: 0.18, y: 0.16, radius: 0.12, colour: '#fff4c8', rays: true },
    clouds: { colours: noonClouds, cover: 0.35 },
    ridges: [
      { y: 0.6, height: 0.16, colour: '#5a8aa8', mist: '#d8ecf4' },
      { y: 0.72, height: 0.2, colour: '#4a9a4a', mist: '#a8d080' },
    ],
    ground: { ...grass, y: 0.78 },
    things: [
      ...each([0.34, 0.74, 0.14, 0.66, 0.74, 0.14], (x, y, w) => at('white-tower', stoneWhite, x, y, w)),
      put(wallAndGate, 0.5, 0.76, 0.4),
      at('white-tower', stoneWhite, 0.5, 0.74, 0.19),
      ...each([0.24, 0.8, 0.09, 0.76, 0.8, 0.09], (x, y, w) =>
        at('knight-banner', { ...m.arcane, texture: 'cloth', base: '#3a62d8' }, x, y, w),
      ),
      ...each([0.1, 0.96, 0.12, 0.9, 0.97, 0.12], (x, y, w) =>
        at('vertical-banner', { ...m.arcane, texture: 'cloth', base: '#3a62d8' }, x, y, w, { fill: true }),
      ),
      ...each([0.3, 0.84, 0.08, 0.7, 0.85, 0.07], (x, y, w) => at('beech', green, x, y, w)),
    ],
  },
  titans: {
    sky: skies.hell,
    seed: 42,
    sun: { x: 0.5, y: 0.62, radius: 0.14, colour: '#ffb04a', strength: 0.7 },
    clouds: { colours: ['#1a0a10', '#4a1a1a', '#c8501f'], cover: 0.3 },
    ridges: [{ y: 0.66, height: 0.3, colour: '#3a1a1e', mist: '#e0662a', peaks: true }],
    ground: { kind: 'flags', y: 0.74, near: '#4a3a3e', far: '#8a4a30' },
    things: [
      at('stone-wall', basalt, 0.12, 0.8, 0.3, { fill: true, haze: 0.1 }),
      at('stone-wall', basalt, 0.88, 0.8, 0.3, { fill: true, haze: 0.1 }),
      at('medieval-gate', basalt, 0.5, 0.86, 0.44, { fill: true }),
      at('colombian-statue', basalt, 0.1, 0.96, 0.16),
      at('colombian-statue', basalt, 0.9, 0.96, 0.16, { flip: true }),
      ...each([0.3, 0.97, 0.08, 0.7, 0.97, 0.08], (x, y, w) => at('fire-bowl', brass, x, y, w)),
    ],
    lamps: [lamp(0.3, 0.84, 0.16, '#ff8a2a', 0.8), lamp(0.7, 0.84, 0.16, '#ff8a2a', 0.8), lamp(0.5, 0.7, 0.2, '#ff9a3a', 0.5)],
  },
  angels: {
    sky: ['#6a8ad8', '#a8c0f0', '#e0e4fa', '#fff4e0', '#ffe4b8'],
    seed: 43,
    sun: { x: 0.5, y: 0.2, radius: 0.18, colour: '#fff8dc', rays: true },
    clouds: { colours: ['#a8a8d8', '#f0ecfa', '#ffffff'], cover: 0.45 },
    ground: { kind: 'cloud', y: 0.72, near: '#f8ecd8', far: '#e0d8f0' },
    things: [
      at('greek-temple', plain('#f4ecdc', { deep: '#6a5a8a', rim: '#ffe9a0', light: '#ffffff' }), 0.5, 0.62, 0.26, { haze: 0.25 }),
      at('elven-castle', plain('#f0e8f8', { deep: '#6a5a9a', second: '#e8b848', rim: '#ffe9a0', light: '#ffffff' }), 0.24, 0.76, 0.26, {
        haze: 0.12,
      }),
      at('elven-castle', plain('#f0e8f8', { deep: '#6a5a9a', second: '#e8b848', rim: '#ffe9a0', light: '#ffffff' }), 0.76, 0.78, 0.28, {
        haze: 0.12,
        flip: true,
      }),
      at('fountain', plain('#dfe8ff', { deep: '#4a6ab8', second: '#8ad0ff', light: '#ffffff' }), 0.5, 0.9, 0.2),
      ...each([0.06, 0.95, 0.14, 0.94, 0.95, 0.14], (x, y, w) => put(pillar(pale), x, y, w)),
      at('harp', brass, 0.2, 0.95, 0.08),
    ],
    lamps: [lamp(0.5, 0.25, 0.45, '#fff4d0', 0.3)],
  },
  yotuns: {
    sky: skies.snow,
    seed: 44,
    stars: true,
    aurora: ['#5affbe', '#966eff'],
    ridges: [{ y: 0.56, height: 0.26, colour: '#3a5a8a', mist: '#a8d0e8', peaks: true, snow: '#f4faff' }],
    ground: { kind: 'water', y: 0.62, near: '#16406a', far: '#8ac0e0' },
    things: [
      at('viking-longhouse', plain('#8a5a3a', { texture: 'bark', deep: '#2a140a', rim: '#c8f4ff' }), 0.2, 0.72, 0.34, { fill: true }),
      at('viking-church', plain('#7a4a30', { texture: 'bark', deep: '#1e0e0a', rim: '#c8f4ff' }), 0.8, 0.7, 0.2, { fill: true }),
      at('drakkar', plain('#a8643a', { texture: 'bark', deep: '#2a140a', rim: '#c8f4ff', second: '#d8d0c0' }), 0.5, 0.86, 0.34, {
        fill: true,
      }),
      ...each([0.12, 0.97, 0.2, 0.88, 0.98, 0.22], (x, y, w) => put(berg, x, y, w, { floats: true })),
    ],
    lamps: [lamp(0.2, 0.64, 0.12, '#ffb04a', 0.6), lamp(0.8, 0.6, 0.1, '#ffb04a', 0.6)],
  },
  sur: {
    sky: ['#2a1a4a', '#6a3a78', '#c8748a', '#f0b47a', '#ffe0a0'],
    seed: 45,
    sun: { x: 0.8, y: 0.46, radius: 0.11, colour: '#ffe8b0' },
    clouds: { colours: duskClouds, cover: 0.3 },
    ridges: [{ y: 0.74, height: 0.12, colour: '#8a5a6a', mist: '#f0b88a' }],
    ground: { kind: 'sand', y: 0.8, near: '#a8703a', far: '#e8b47a' },
    things: [
      at('mammoth', plain('#8a6a8a', { texture: 'fur', deep: '#2a1834', rim: '#ffcf8a' }), 0.5, 0.97, 0.62, { fill: true }),
      house(0.36, 0.38, 0.1, 0, '#c8a06a'),
      house(0.56, 0.36, 0.09, 0.05, '#b88ac8'),
      at('windmill', plain('#d8a85a', { deep: '#4a2a1e', rim: '#ffcf8a' }), 0.46, 0.35, 0.1, { floats: true }),
      ...each([0.06, 0.93, 0.1, 0.94, 0.94, 0.1], (x, y, w) => at('palm-tree', green, x, y, w)),
    ],
    lamps: [lamp(0.36, 0.34, 0.07), lamp(0.56, 0.32, 0.06)],
  },
  amethyst: {
    sky: skies.room,
    seed: 46,
    wall: { kind: 'rock', dark: '#1a0a34', light: '#8a4ac8' },
    ground: { kind: 'flags', y: 0.78, near: '#4a2a6a', far: '#241040' },
    things: [
      at('crystal-cluster', amethyst, 0.1, 0.86, 0.28),
      at('crystal-cluster', amethyst, 0.9, 0.88, 0.3, { flip: true }),
      at('crystal-growth', { ...amethyst, base: '#c07aff' }, 0.5, 0.78, 0.28),
      ...each([0.24, 0.22, 0.14, 0.5, 0.16, 0.12, 0.76, 0.22, 0.14], (x, y, w) => at('crystal-bars', amethyst, x, y, w, { floats: true })),
      put(
        made('bark', timber, [
          { svg: box(20, 200, 472, 40, 10), ink: 6, edge: 14 },
          { svg: box(60, 240, 40, 200) + box(412, 240, 40, 200), ink: 5 },
        ]),
        0.5,
        0.98,
        0.3,
      ),
      at('gems', { ...amethyst, second: '#5ad8ff', accent: '#ff7ab8' }, 0.44, 0.86, 0.09, { floats: true }),
      at('old-lantern', brass, 0.57, 0.86, 0.06, { floats: true, fill: true }),
    ],
    lamps: [
      lamp(0.57, 0.8, 0.18),
      lamp(0.5, 0.6, 0.24, '#d89aff', 0.5),
      lamp(0.1, 0.72, 0.16, '#b07aff', 0.5),
      lamp(0.9, 0.72, 0.16, '#b07aff', 0.5),
    ],
  },
  water: {
    sky: skies.sea,
    seed: 47,
    sun: { x: 0.36, y: -0.06, radius: 0.3, colour: '#c8fff0', rays: true },
    ridges: [{ y: 0.72, height: 0.2, colour: '#0a4658', mist: '#1f8a94', peaks: true }],
    ground: { kind: 'sand', y: 0.8, near: '#b8a878', far: '#2f9090' },
    things: [
      put(
        made('bronze', plain('#3a9a98', { texture: 'hammer', deep: '#062a34', rim: '#8affe8' }), [
          { svg: path('M256 20q30 0 34 40 140 30 150 250l50 60v40H22v-40l50-60Q82 90 222 60q4-40 34-40z'), ink: 7, round: 90 },
          { svg: path('M196 410V280q0-70 60-70t60 70v130z'), ink: 5, free: true, material: plain('#0e2a34', { light: '#3a6a70' }) },
          { svg: ellipse(150, 240, 26) + ellipse(362, 240, 26), kind: 'glow', soft: 12, opacity: 1, material: { glow: '#ffe08a' } },
          { svg: box(30, 350, 452, 22, 8), ink: 4, edge: 10, free: true, material: brass },
        ]),
        0.5,
        0.92,
        0.42,
      ),
      ...each([0.1, 0.95, 0.16, 0.9, 0.95, 0.16], (x, y, w) => at('coral', { ...m.rose, texture: 'none', base: '#f0708a' }, x, y, w)),
      at('octopus', { ...m.rose, texture: 'none', base: '#d8609a' }, 0.78, 0.9, 0.13),
      ...each([0.16, 0.4, 0.06, 0.84, 0.32, 0.05, 0.24, 0.3, 0.04], (x, y, w) =>
        at('tropical-fish', { ...m.gold, texture: 'none' }, x, y, w, { floats: true, haze: 0.1 }),
      ),
      at('spiral-shell', pale, 0.24, 0.96, 0.07),
    ],
    lamps: [lamp(0.5, 0.82, 0.12, '#ffe08a', 0.6)],
  },
  shadow: {
    sky: ['#060510', '#0e0c20', '#1e1838', '#382c58', '#5a4880'],
    seed: 48,
    sun: { x: 0.5, y: 0.36, radius: 0.06, colour: '#d8c8ff', strength: 0.7 },
    ground: { kind: 'flags', y: 0.7, near: '#1e1a30', far: '#4a3e6a' },
    things: [
      at('spooky-house', plain('#1e1a34', { light: '#6a5a98', deep: '#04030a', rim: '#b89aff' }), 0.18, 0.86, 0.34, { fill: true }),
      at('spooky-house', plain('#1a162c', { light: '#5a4a88', deep: '#04030a', rim: '#b89aff' }), 0.82, 0.88, 0.34, {
        fill: true,
        flip: true,
      }),
      at('house', plain('#16122a', { light: '#4a3e78', deep: '#04030a', rim: '#9a8ae0' }), 0.4, 0.72, 0.12, { haze: 0.3 }),
      at('house', plain('#16122a', { light: '#4a3e78', deep: '#04030a', rim: '#9a8ae0' }), 0.61, 0.72, 0.12, { haze: 0.3 }),
      at('street-light', plain('#1a1628', { light: '#5a4a88', deep: '#04030a' }), 0.36, 0.96, 0.08),
      at('warlock-eye', { ...m.violet, texture: 'none' }, 0.82, 0.72, 0.05, { floats: true }),
    ],
    lamps: [lamp(0.5, 0.36, 0.3, '#b8a0ff', 0.3), lamp(0.82, 0.7, 0.08, '#c89aff', 0.6)],
  },
  ranks: {
    sky: skies.dawn,
    seed: 49,
    sun: { x: 0.82, y: 0.3, radius: 0.12, colour: '#fff0c0', rays: true },
    clouds: { colours: ['#8a86b8', '#e8c8c0', '#fff0d8'], cover: 0.3 },
    ridges: [{ y: 0.62, height: 0.1, colour: '#6a5a6a', mist: '#f0c8a0' }],
    ground: { kind: 'sand', y: 0.66, near: '#a8643a', far: '#e0b080' },
    things: [
      at('barracks-tent', plain('#b8362e', { texture: 'cloth', deep: '#3a0e14', rim: '#ffd9a0' }), 0.16, 0.78, 0.24, { fill: true }),
      at('barracks-tent', plain('#c8a05a', { texture: 'cloth', deep: '#3a2010', rim: '#ffd9a0' }), 0.86, 0.77, 0.22, {
        fill: true,
        flip: true,
      }),
      at('podium', plain('#b8362e', { second: '#e8b038', deep: '#3a0e14' }), 0.5, 0.9, 0.34, { fill: true }),
      at('flying-flag', { ...m.red, texture: 'cloth' }, 0.36, 0.8, 0.1),
      at('flying-flag', { ...m.red, texture: 'cloth' }, 0.64, 0.8, 0.1, { flip: true }),
      at('drum', { ...m.red, texture: 'none', second: '#e8b038' }, 0.14, 0.96, 0.13, { fill: true }),
      at('archery-target', { ...m.red, texture: 'none', second: '#f0e0c0' }, 0.87, 0.96, 0.13, { fill: true }),
    ],
  },
  eleph: {
    sky: ['#3a2a5a', '#a85a78', '#f08a7a', '#ffc0a0', '#ffe4c8'],
    seed: 50,
    sun: { x: 0.28, y: 0.44, radius: 0.1, colour: '#fff0d0' },
    clouds: { colours: ['#8a5a7a', '#e8a09a', '#ffe0c8'], cover: 0.35 },
    ground: { kind: 'water', y: 0.56, near: '#5a6a8a', far: '#f0b8a0' },
    things: [
      at('shooner-sailboat', timber, 0.14, 0.62, 0.14, { haze: 0.3 }),
      put(
        made('bark', timber, [
          { svg: box(0, 300, 512, 54, 8), ink: 6, edge: 20 },
          { svg: [30, 150, 270, 390, 470].map((x) => box(x, 346, 26, 50, 6)).join(''), ink: 5 },
        ]),
        0.5,
        1.02,
        1.04,
        { floats: true },
      ),
      at('medieval-pavilion', plain('#f0806a', { texture: 'cloth', second: '#f4e6d0', deep: '#5a1e28' }), 0.74, 0.82, 0.36, { fill: true }),
      at('elephant', plain('#9a98a8', { texture: 'fur', textureDepth: 0.3, deep: '#2e2a3a', rim: '#ffc8a0' }), 0.42, 0.86, 0.36, {
        fill: true,
      }),
      ...each([0.1, 0.84, 0.1, 0.92, 0.85, 0.1], (x, y, w) => at('barrel', timber, x, y, w, { fill: true })),
      at('fish-eggs', { ...m.red, base: '#f0582a', texture: 'none' }, 0.1, 0.7, 0.07, { floats: true }),
    ],
    lamps: [lamp(0.74, 0.68, 0.14, '#ffd08a', 0.5)],
  },
  monastery,
  oblivion,
  ark: {
    sky: ['#1e2434', '#3e4a5c', '#6a7480', '#a89a88', '#d8b890'],
    seed: 53,
    clouds: { colours: ['#2a3040', '#5a6474', '#a8a8a8'], cover: 0.6 },
    ridges: [{ y: 0.7, height: 0.22, colour: '#7a6454', mist: '#c8a884', peaks: true }],
    ground: { kind: 'sand', y: 0.78, near: '#8a6a4a', far: '#c8a47a' },
    things: [
      put(
        made('bark', timber, [
          { svg: path('M10 270q70 30 246 30t246-30q-20 130-110 190H120Q30 400 10 270z'), ink: 7, round: 90 },
          { svg: path('M110 280V170h292v110z'), ink: 6, round: 40, material: plain('#a8703c', { texture: 'bark', deep: '#3a1e0c' }) },
          { svg: path('M86 180L256 90l170 90z'), ink: 6, round: 30, material: plain('#7a4424', { texture: 'bark', deep: '#2a120a' }) },
          {
            svg:
              [150, 220, 290, 350].map((x) => box(x, 206, 34, 40, 6)).join('') +
              [90, 170, 250, 330, 410].map((x) => ellipse(x, 350, 14)).join(''),
            kind: 'glow',
            soft: 6,
            opacity: 1,
            material: { glow: '#ffd06a' },
          },
        ]),
        0.5,
        0.9,
        0.56,
      ),
      at('stone-pile', rock, 0.24, 0.94, 0.2),
      at('stone-pile', rock, 0.76, 0.95, 0.22, { flip: true }),
      at('elephant', plain('#8a8898', { deep: '#2e2a3a' }), 0.1, 0.92, 0.1, { fill: true }),
      at('camel', plain('#c89a5a', { deep: '#4a2a14' }), 0.9, 0.93, 0.1, { fill: true }),
    ],
    lamps: [lamp(0.5, 0.66, 0.2, '#ffc86a', 0.45)],
  },
}
