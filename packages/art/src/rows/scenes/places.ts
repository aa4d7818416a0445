// Places that are more than a shop.
import type { Scene } from '../../scene/scene.ts'
import { plain } from '../../shapes/person/person.ts'
import { portal } from '../../shapes/road.ts'
import { box, ellipse, path, ring, stroke } from '../../shapes/svg.ts'
import { buildings } from '../buildings/index.ts'
import { chests } from '../chests.ts'
import { raidTower } from '../clan-island.ts'
import { leagues } from '../leagues.ts'
import { materials as m } from '../materials.ts'
import { counter, shelf } from './furniture.ts'
import { at, brass, each, glyph, grass, lamp, made, nightClouds, noonClouds, pale, pillar, put, rock, skies, timber } from './kit.ts'
import { skyMap } from './sky-map.ts'

const snowy = plain('#dfeefa', { deep: '#4a78a8', light: '#ffffff', rim: '#c8f4ff' })

/** A cloth with the crest of a league. */
const leagueBanner = (name: string, colour: string) => {
  const crest = leagues[name]!
  return made('blood', plain(colour, { texture: 'cloth', deep: '#120a18' }), [
    { svg: path('M120 30h272v400l-136 60-136-60z'), ink: 6, round: 40 },
    { svg: box(96, 14, 320, 30, 14), ink: 5, material: brass },
    ...crest.layers.map((layer) => ({
      ...layer,
      material: { ...crest.material, ...layer.material },
      x: 256 + ((layer.x ?? 256) - 256) * 0.52,
      y: 230 + ((layer.y ?? 256) - 256) * 0.52,
      size: (layer.size ?? 0.86) * 0.52,
    })),
  ])
}
const BANNERS = [
  ['NOVICE', '#7a6a5a'],
  ['WOODEN', '#5a7a3a'],
  ['STONE', '#6a6a74'],
  ['BRONZE', '#8a4a2a'],
  ['SILVER', '#4a5a8a'],
  ['GOLD', '#8a6a1a'],
  ['DIAMOND', '#2a6aa8'],
  ['MASTER', '#5a2a8a'],
  ['CHAMPIONS', '#a81e2a'],
] as const

export const places: Record<string, Scene> = {
  towns: skyMap,
  forge: {
    sky: skies.room,
    seed: 62,
    wall: { kind: 'stone', dark: '#1e1416', light: '#6a4c44' },
    ground: { kind: 'flags', y: 0.74, near: '#5a4038', far: '#2a1a18' },
    things: [
      put(
        made('stone', rock, [
          { svg: path('M40 500V200l70-110V0h292v90l70 110v300z'), ink: 7, round: 60 },
          { svg: path('M120 480V320q0-110 136-110t136 110v160z'), ink: 6, free: true, material: plain('#2a0e08', { light: '#6a2a12' }) },
          {
            svg: path('M150 480q-10-110 60-150 0 50 30 60 10-70 60-90-10 70 30 90 20-20 20-50 40 60 20 140z'),
            kind: 'glow',
            soft: 14,
            opacity: 1,
            material: { glow: '#ff8a2a' },
          },
          { svg: path('M210 480q-10-60 40-90 10 40 40 50 10 20 0 40z'), kind: 'glow', soft: 8, opacity: 1, material: { glow: '#fff0a0' } },
        ]),
        0.2,
        0.86,
        0.36,
      ),
      at('bellows', timber, 0.42, 0.86, 0.13),
      at('anvil', { ...m.steel, base: '#6a7488', texture: 'hammer' }, 0.6, 0.96, 0.28, { fill: true }),
      at('claw-hammer', { ...m.steel, texture: 'hammer' }, 0.72, 0.74, 0.09, { floats: true }),
      ...each([0.74, 0.5, 0.08, 0.84, 0.5, 0.09, 0.94, 0.5, 0.08], (x, y, w) => ({
        relief: glyph(['broadsword', 'battle-axe', 'warhammer'][Math.round((x - 0.74) * 10)]!, { ...m.steel, texture: 'none' }),
        x,
        y,
        width: w,
        floats: true,
      })),
      at('barrel', timber, 0.92, 0.95, 0.13, { fill: true }),
    ],
    lamps: [lamp(0.2, 0.74, 0.3, '#ff8a2a', 0.8), lamp(0.6, 0.72, 0.14, '#ffb04a', 0.7)],
  },
  wheel: {
    sky: ['#0e0a28', '#2a1a54', '#6a3472', '#c8607a', '#f8b07a'],
    seed: 63,
    stars: true,
    sun: { x: 0.5, y: 0.46, radius: 0.22, colour: '#ffd08a', rays: true },
    ridges: [{ y: 0.78, height: 0.08, colour: '#3a2452', mist: '#c8708a' }],
    ground: { ...grass, y: 0.82, near: '#2a3a3a', far: '#6a5a6a' },
    things: [
      at('party-flags', { ...m.red, second: '#f0c050', texture: 'none' }, 0.16, 0.3, 0.34, { floats: true }),
      at('party-flags', { ...m.red, second: '#f0c050', texture: 'none' }, 0.84, 0.3, 0.34, { floats: true, flip: true }),
      at('medieval-pavilion', plain('#c83a4a', { second: '#f4e6c0', texture: 'cloth', deep: '#3a0e24' }), 0.13, 0.88, 0.26, { fill: true }),
      at('carousel', plain('#4a6ac8', { second: '#f4e6c0', texture: 'cloth', deep: '#101a4a' }), 0.88, 0.88, 0.22, { fill: true }),
      ...each([0.3, 0.94, 0.07, 0.7, 0.94, 0.07], (x, y, w) => at('street-light', brass, x, y, w)),
    ],
    lamps: [lamp(0.3, 0.76, 0.12), lamp(0.7, 0.76, 0.12), lamp(0.13, 0.7, 0.14, '#ffb06a', 0.4), lamp(0.88, 0.72, 0.14, '#ffb06a', 0.4)],
  },
  chests: {
    sky: skies.room,
    seed: 64,
    wall: { kind: 'stone', dark: '#141826', light: '#5a6280' },
    ground: { kind: 'flags', y: 0.76, near: '#4a4a5e', far: '#22222e' },
    things: [
      put(
        made('steel', { texture: 'hammer', base: '#6a7488' }, [
          { svg: ellipse(256, 256, 236), ink: 8, edge: 40 },
          { svg: ellipse(256, 256, 180), ink: 5, material: { base: '#525c74', second: '#525c74' } },
          {
            svg: Array.from({ length: 16 }, (_, k) =>
              ellipse(256 + 208 * Math.cos((k * Math.PI) / 8), 256 + 208 * Math.sin((k * Math.PI) / 8), 13),
            ).join(''),
            ink: 3,
            free: true,
            material: brass,
          },
          {
            svg:
              ring(256, 256, 96, 72) +
              [0, 60, 120]
                .map((turn) => `<rect x="120" y="244" width="272" height="24" rx="12" transform="rotate(${turn} 256 256)"/>`)
                .join(''),
            ink: 5,
            edge: 12,
            material: brass,
            close: 1,
            maxHole: 0,
          },
        ]),
        0.5,
        0.72,
        0.36,
        { floats: true },
      ),
      put(
        made('bark', timber, [
          { svg: box(10, 230, 492, 40, 8), ink: 6, edge: 14 },
          { svg: box(60, 268, 40, 60) + box(412, 268, 40, 60), ink: 5 },
        ]),
        0.14,
        0.56,
        0.26,
        { floats: true },
      ),
      put(
        made('bark', timber, [
          { svg: box(10, 230, 492, 40, 8), ink: 6, edge: 14 },
          { svg: box(60, 268, 40, 60) + box(412, 268, 40, 60), ink: 5 },
        ]),
        0.86,
        0.56,
        0.26,
        { floats: true },
      ),
      put(chests.SILVER!, 0.14, 0.52, 0.11, { floats: true }),
      put(chests.AZURE!, 0.86, 0.52, 0.11, { floats: true }),
      put(chests.GOLD!, 0.16, 0.93, 0.2),
      put(chests.OPEN!, 0.84, 0.93, 0.21),
      ...each([0.32, 0.3, 0.05, 0.68, 0.3, 0.05], (x, y, w) => at('old-lantern', brass, x, y, w, { fill: true, floats: true })),
    ],
    lamps: [lamp(0.32, 0.26, 0.2), lamp(0.68, 0.26, 0.2), lamp(0.84, 0.78, 0.16, '#ffd24a', 0.6)],
  },
  snow: {
    sky: skies.snow,
    seed: 65,
    stars: true,
    aurora: ['#5affbe', '#966eff'],
    ridges: [
      { y: 0.6, height: 0.26, colour: '#3a5a96', mist: '#b8dcf0', peaks: true, snow: '#f8fcff' },
      { y: 0.72, height: 0.1, colour: '#7aa8d0', mist: '#e8f4fa' },
    ],
    ground: { kind: 'snow', y: 0.74, near: '#dcecfa', far: '#a8cce8' },
    things: [
      ...each([0.06, 0.86, 0.16, 0.2, 0.8, 0.1, 0.93, 0.88, 0.17, 0.79, 0.8, 0.1], (x, y, w) => at('pine-tree', snowy, x, y, w)),
      at('igloo', snowy, 0.68, 0.88, 0.18, { fill: true }),
      at('snowman', snowy, 0.3, 0.95, 0.12, { fill: true }),
      at('mailbox', { ...m.red, texture: 'none' }, 0.5, 0.92, 0.08, { fill: true }),
    ],
    lamps: [lamp(0.68, 0.82, 0.09, '#ffc86a', 0.7)],
  },
  portal: {
    sky: skies.night,
    seed: 66,
    stars: true,
    clouds: { colours: nightClouds, cover: 0.4 },
    ridges: [{ y: 0.72, height: 0.2, colour: '#2a2a5a', mist: '#8a7ac0', peaks: true }],
    ground: { ...grass, y: 0.76, near: '#1e3a3a', far: '#5a6a8a' },
    things: [
      ...each([0.12, 0.86, 0.15, 0.88, 0.87, 0.15], (x, y, w) => at('dolmen', rock, x, y, w, { fill: true, haze: 0.1 })),
      put(portal(), 0.5, 0.95, 0.42),
      at('wooden-sign', timber, 0.77, 0.97, 0.12, { fill: true }),
      ...each([0.26, 0.94, 0.08], (x, y, w) => at('mushrooms', { ...m.violet, texture: 'none' }, x, y, w)),
    ],
    lamps: [lamp(0.5, 0.62, 0.3, '#a878ff', 0.6), lamp(0.26, 0.88, 0.07, '#c89aff', 0.5)],
  },
  arena: {
    sky: skies.noon,
    seed: 67,
    sun: { x: 0.5, y: 0.12, radius: 0.14, colour: '#fff6d0', rays: true },
    clouds: { colours: noonClouds, cover: 0.4 },
    ground: { kind: 'sand', y: 0.7, near: '#c89a5a', far: '#f0d090' },
    things: [
      put(
        made('stone', plain('#d8c09a', { texture: 'crack', deep: '#5a4034', rim: '#fff0c8' }), [
          { svg: path('M0 330V190q256-90 512 0v140q-256 30-512 0z'), ink: 6, round: 30 },
          { svg: stroke('M0 222q256-84 512 0M0 290q256 10 512 0', 8), ink: 0, free: true, opacity: 0.6, material: plain('#6a4a3e') },
          {
            svg: [30, 92, 154, 216, 278, 340, 402, 464].map((x) => `<path d="M${x} 286v-30q10-16 20 0v30z"/>`).join(''),
            ink: 3,
            free: true,
            material: plain('#5a3a3e'),
          },
        ]),
        0.5,
        0.76,
        1.06,
        { floats: true },
      ),
      ...BANNERS.map(([name, colour], k) =>
        put(leagueBanner(name, colour), 0.08 + k * 0.105, 0.42 - 0.12 * Math.sin((k / 8) * Math.PI), 0.09, { floats: true }),
      ),
      ...each([0.06, 0.98, 0.13, 0.94, 0.98, 0.13], (x, y, w) => put(pillar(pale), x, y, w)),
      at('crossed-swords', { ...m.steel, texture: 'none' }, 0.5, 0.94, 0.13),
    ],
  },
  clan: {
    sky: skies.dawn,
    seed: 68,
    sun: { x: 0.24, y: 0.26, radius: 0.12, colour: '#fff0c0', rays: true },
    clouds: { colours: ['#8a9ad0', '#e8d8dc', '#fff8ec'], cover: 0.4 },
    ridges: [{ y: 0.66, height: 0.16, colour: '#5a9a5a', mist: '#e0e8c0' }],
    ground: { ...grass, y: 0.66 },
    things: [
      put(buildings.hall_of_fame_3!, 0.5, 0.72, 0.22),
      put(buildings.experience_3!, 0.18, 0.76, 0.2),
      put(buildings.gear_factory_3!, 0.82, 0.77, 0.21),
      put(buildings.clan_shield_3!, 0.27, 0.96, 0.24),
      put(buildings.snow_world_3!, 0.73, 0.97, 0.24),
      at('flying-flag', { ...m.red, texture: 'cloth' }, 0.5, 0.95, 0.12),
    ],
  },
  raid: {
    sky: ['#0a0818', '#241638', '#52284a', '#a84a4a', '#f08a4a'],
    seed: 69,
    sun: { x: 0.5, y: 0.5, radius: 0.16, colour: '#ff9a5a', strength: 0.6 },
    clouds: { colours: ['#1a1024', '#4a2840', '#b85a4a'], cover: 0.45 },
    ridges: [{ y: 0.78, height: 0.2, colour: '#2a1a2e', mist: '#a84a4a', peaks: true }],
    ground: { kind: 'flags', y: 0.82, near: '#3a2a34', far: '#6a3a3a' },
    things: [
      put(raidTower(), 0.5, 0.95, 0.31),
      ...each([0.14, 0.94, 0.14, 0.86, 0.95, 0.14], (x, y, w) =>
        at('pine-tree', plain('#3a2a3a', { deep: '#0e080c', rim: '#ff9a5a' }), x, y, w),
      ),
      ...each([0.3, 0.96, 0.09, 0.7, 0.96, 0.09], (x, y, w) => at('campfire', { ...m.fire, texture: 'none' }, x, y, w)),
    ],
    lamps: [lamp(0.3, 0.88, 0.14, '#ff9a3a', 0.7), lamp(0.7, 0.88, 0.14, '#ff9a3a', 0.7), lamp(0.5, 0.5, 0.16, '#ffb04a', 0.35)],
  },
  forum: {
    sky: skies.room,
    seed: 70,
    wall: { kind: 'planks', dark: '#2a1c1e', light: '#7a5440' },
    ground: { kind: 'boards', y: 0.76, near: '#7a4e30', far: '#3a2216' },
    things: [
      put(
        made('bark', timber, [
          { svg: box(10, 20, 492, 470, 10), ink: 6, edge: 16 },
          {
            svg: Array.from({ length: 20 }, (_, k) => box(34 + (k % 5) * 92, 44 + Math.floor(k / 5) * 110, 76, 90, 6)).join(''),
            ink: 3,
            free: true,
            close: 1,
            edge: 10,
            material: plain('#2a160e', { light: '#5a3420' }),
          },
          {
            svg: [0, 2, 3, 6, 8, 9, 11, 14, 15, 18]
              .map(
                (k) =>
                  `<rect x="${44 + (k % 5) * 92}" y="${90 + Math.floor(k / 5) * 110}" width="56" height="40" transform="rotate(${(k % 3) * 6 - 6} ${70 + (k % 5) * 92} ${110 + Math.floor(k / 5) * 110})"/>`,
              )
              .join(''),
            ink: 3,
            free: true,
            close: 1,
            edge: 5,
            material: plain('#f0dfb4', { deep: '#8a6a3a' }),
          },
        ]),
        0.5,
        0.76,
        0.4,
      ),
      ...each([0.12, 0.84, 0.23, 0.88, 0.84, 0.23], (x, y, w) => put(shelf, x, y, w)),
      ...each([0.12, 0.6, 0.13, 0.12, 0.73, 0.13, 0.88, 0.6, 0.13, 0.88, 0.73, 0.13], (x, y, w) =>
        at('bookshelf', { ...m.arcane, texture: 'none', second: '#b8362e', accent: '#3a9a5a' }, x, y, w * 0.75, {
          floats: true,
          fill: true,
        }),
      ),
      put(counter, 0.5, 0.99, 0.28),
      at('candles', pale, 0.44, 0.83, 0.07, { floats: true }),
      at('scroll-quill', plain('#f0dfb4'), 0.55, 0.83, 0.09, { floats: true }),
      at('armchair', { ...m.red, texture: 'cloth', base: '#8a2a34' }, 0.2, 0.97, 0.14, { fill: true }),
    ],
    lamps: [lamp(0.44, 0.76, 0.24, '#ffc060', 0.6), lamp(0.5, 0.3, 0.3, '#ffd08a', 0.2)],
  },
  fame: {
    sky: skies.room,
    seed: 71,
    wall: { kind: 'stone', dark: '#2a2038', light: '#9a8ab0' },
    ground: { kind: 'flags', y: 0.76, near: '#8a7a9a', far: '#4a3e5a' },
    things: [
      ...each([0.2, 0.56, 0.13, 0.4, 0.5, 0.13, 0.6, 0.5, 0.13, 0.8, 0.56, 0.13], (x, y, w) =>
        put(
          made('gold', brass, [
            { svg: box(60, 20, 392, 472, 20), ink: 6, edge: 30 },
            { svg: box(110, 70, 292, 372, 10), ink: 4, free: true, material: plain('#4a3a5e') },
            { svg: ellipse(256, 210, 62, 72) + path('M130 440q10-140 126-140t126 140z'), ink: 4, free: true, material: plain('#9a86b8') },
          ]),
          x,
          y,
          w,
          { floats: true },
        ),
      ),
      ...each([0.05, 0.94, 0.15, 0.95, 0.94, 0.15], (x, y, w) => put(pillar(pale), x, y, w)),
      at('laurels-trophy', { ...m.gold, texture: 'none' }, 0.5, 0.95, 0.2),
    ],
    lamps: [lamp(0.5, 0.8, 0.2, '#ffe08a', 0.4), lamp(0.4, 0.3, 0.2, '#fff0c8', 0.3), lamp(0.6, 0.3, 0.2, '#fff0c8', 0.3)],
  },
  beyond: {
    sky: ['#02020e', '#0a0a34', '#2a1a6a', '#6a3a98', '#d88ab0', '#ffe0c0'],
    seed: 72,
    stars: true,
    sun: { x: 0.5, y: 0.82, radius: 0.3, colour: '#fff0d8', rays: true },
    aurora: ['#ffd27a', '#b06aff'],
    clouds: { colours: ['#4a2a7a', '#a86ab0', '#ffd8e0'], cover: 0.35 },
    ground: { kind: 'cloud', y: 0.84, near: '#ffe8e0', far: '#c890c0' },
    things: [
      at('ringed-planet', { ...m.gold, texture: 'none' }, 0.82, 0.28, 0.14, { floats: true, haze: 0.2 }),
      ...each([0.16, 0.66, 0.12, 0.84, 0.72, 0.1], (x, y, w) =>
        at('floating-crystal', { ...m.violet, texture: 'none' }, x, y, w, { floats: true, haze: 0.15 }),
      ),
      at('heaven-gate', pale, 0.5, 0.86, 0.22, { haze: 0.1 }),
    ],
    lamps: [lamp(0.5, 0.76, 0.2, '#fff4d8', 0.5)],
  },
}
