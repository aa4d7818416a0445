// Rooms where heroes and avatars are sold.
import type { Scene } from '../../scene/scene.ts'
import { plain } from '../../shapes/person/person.ts'
import { box, ellipse, ellipses, path, stroke } from '../../shapes/svg.ts'
import { companions } from '../heroes.ts'
import { materials as m } from '../materials.ts'
import { counter, hanging } from './furniture.ts'
import { at, brass, each, lamp, made, nightClouds, pale, pillar, put, rock, skies, timber } from './kit.ts'

export const rooms: Record<string, Scene> = {
  'heroes-usual': {
    sky: skies.noon,
    seed: 21,
    wall: { kind: 'planks', dark: '#3a2214', light: '#a8703c' },
    ground: { kind: 'boards', y: 0.7, near: '#8a5a30', far: '#4a2c18' },
    things: [
      put(
        made('bark', timber, [
          { svg: box(30, 60, 452, 330, 14), ink: 6, round: 30 },
          { svg: box(60, 90, 392, 270), ink: 4, material: plain('#b8895a', { texture: 'hammer', deep: '#5a3a1a' }) },
          {
            svg: [
              [90, 110, -4],
              [200, 130, 3],
              [320, 112, -2],
              [120, 230, 5],
              [250, 240, -3],
              [360, 236, 4],
            ]
              .map(([x, y, turn]) => `<rect x="${x}" y="${y}" width="80" height="96" transform="rotate(${turn} ${x} ${y})"/>`)
              .join(''),
            ink: 3,
            edge: 6,
            free: true,
            close: 1,
            material: plain('#f4e6c0', { deep: '#8a6a3a' }),
          },
          {
            svg: ellipses(
              [
                [128, 116],
                [236, 138],
                [358, 118],
                [154, 240],
                [286, 246],
                [394, 244],
              ],
              8,
            ),
            ink: 2,
            free: true,
            material: plain('#c8322a'),
          },
        ]),
        0.5,
        0.62,
        0.42,
        { floats: true },
      ),
      at('crossed-swords', { ...m.steel, texture: 'none' }, 0.16, 0.42, 0.13, { floats: true }),
      at('round-shield', { ...m.red, texture: 'none' }, 0.84, 0.44, 0.13, { floats: true, fill: true }),
      put(counter, 0.84, 0.97, 0.36),
      at('beer-stein', brass, 0.79, 0.735, 0.06, { floats: true }),
      ...each([0.1, 0.93, 0.13, 0.22, 0.97, 0.11], (x, y, w) => at('barrel', timber, x, y, w, { fill: true })),
      hanging(0.3, 0.2),
      hanging(0.7, 0.2),
    ],
    lamps: [lamp(0.3, 0.18, 0.24), lamp(0.7, 0.18, 0.24), lamp(0.5, 0.5, 0.4, '#ffd08a', 0.25)],
  },
  'heroes-legend': {
    sky: skies.dusk,
    seed: 22,
    wall: { kind: 'stone', dark: '#2a0e1a', light: '#8a4450' },
    ground: { kind: 'flags', y: 0.72, near: '#7a4a4a', far: '#3a1a26' },
    things: [
      ...each([0.06, 0.86, 0.14, 0.94, 0.86, 0.14], (x, y, w) => put(pillar(brass), x, y, w)),
      at('templar-shield', { ...m.red, texture: 'hammer' }, 0.2, 0.52, 0.13, { floats: true, fill: true }),
      at('shield', { ...m.arcane, texture: 'hammer' }, 0.34, 0.52, 0.13, { floats: true, fill: true }),
      at('checked-shield', { ...m.gold, texture: 'hammer' }, 0.66, 0.52, 0.13, { floats: true, fill: true }),
      at('round-shield', { ...m.teal, texture: 'hammer' }, 0.8, 0.52, 0.13, { floats: true, fill: true }),
      put(
        made('blood', { base: '#8a1a2e', texture: 'cloth' }, [
          { svg: path('M110 30h292q30 200 20 420-40 30-80 0-40 30-86 0-46 30-86 0-40 30-80 0-10-220 20-420z'), ink: 6, round: 60 },
          { svg: box(90, 16, 332, 30, 14), ink: 5, material: brass },
        ]),
        0.5,
        0.6,
        0.19,
        { floats: true },
      ),
      at('throne-king', { ...m.gold, texture: 'none' }, 0.5, 0.95, 0.17, { fill: true }),
      ...each([0.14, 0.97, 0.1, 0.86, 0.97, 0.1], (x, y, w) => at('fire-bowl', brass, x, y, w)),
    ],
    lamps: [lamp(0.14, 0.78, 0.26, '#ff9a3a', 0.7), lamp(0.86, 0.78, 0.26, '#ff9a3a', 0.7), lamp(0.5, 0.35, 0.32, '#ffd87a', 0.35)],
  },
  'heroes-myth': {
    sky: skies.sea,
    seed: 23,
    wall: { kind: 'rock', dark: '#061e2a', light: '#4a8a90' },
    ground: { kind: 'water', y: 0.66, near: '#0e5a6a', far: '#8ad8d0' },
    sun: { x: 0.5, y: 0.5, radius: 0.12, colour: '#c8fff0' },
    things: [
      ...each([0.1, 0.3, 0.16, 0.9, 0.26, 0.14, 0.3, 0.16, 0.1, 0.7, 0.18, 0.1], (x, y, w) =>
        at('dripping-stone', plain('#3a6a74', { texture: 'crack', deep: '#06202a' }), x, y, w, { floats: true, fill: true }),
      ),
      at('crystal-growth', { ...m.teal, texture: 'none', base: '#5ae0d0' }, 0.12, 0.82, 0.2, { floats: true }),
      at('crystal-growth', { ...m.teal, texture: 'none', base: '#3ab8c8' }, 0.9, 0.86, 0.22, { floats: true, flip: true }),
      put(made('stone', rock, [{ svg: path('M20 480q40-120 150-150 60-60 150-40 130 10 172 190z'), ink: 6, round: 70 }]), 0.5, 0.82, 0.3, {
        floats: true,
      }),
      at('sword-in-stone', { ...m.steel, texture: 'none' }, 0.5, 0.74, 0.13, { floats: true }),
      ...each([0.3, 0.94, 0.11, 0.68, 0.96, 0.13], (x, y, w) => at('lotus', { ...m.rose, texture: 'none' }, x, y, w, { floats: true })),
    ],
    lamps: [lamp(0.5, 0.55, 0.3, '#a8fff0', 0.45), lamp(0.12, 0.7, 0.16, '#5affe8', 0.5), lamp(0.9, 0.72, 0.16, '#5affe8', 0.5)],
  },
  'heroes-top': {
    sky: skies.night,
    seed: 24,
    stars: true,
    sun: { x: 0.76, y: 0.2, radius: 0.07, colour: '#d8e4ff' },
    clouds: { colours: nightClouds, cover: 0.3 },
    ground: { kind: 'flags', y: 0.74, near: '#4a4a7a', far: '#22264e' },
    things: [
      at('ringed-planet', { ...m.gold, texture: 'none' }, 0.2, 0.3, 0.1, { floats: true, haze: 0.25 }),
      ...each([0.03, 0.86, 0.16, 0.97, 0.86, 0.16], (x, y, w) =>
        put(pillar(plain('#5a5a96', { deep: '#12143a', rim: '#a8b8ff' })), x, y, w),
      ),
      at('telescope', brass, 0.4, 0.94, 0.36),
      at('bookshelf', timber, 0.85, 0.93, 0.2, { fill: true }),
      at('hourglass', brass, 0.68, 0.96, 0.13),
      at('scroll-unfurled', plain('#f0dfb4'), 0.16, 0.97, 0.1),
    ],
    lamps: [lamp(0.68, 0.84, 0.16, '#ffd87a', 0.4), lamp(0.76, 0.2, 0.2, '#d8e4ff', 0.3)],
  },
  'avatars-ordinary': {
    sky: skies.room,
    seed: 29,
    wall: { kind: 'cloth', dark: '#4a2a34', light: '#b88a7a' },
    ground: { kind: 'boards', y: 0.74, near: '#a8703c', far: '#5a3420' },
    things: [
      ...each([0.17, 0.6, 0.2, 0.83, 0.6, 0.2], (x, y, w) =>
        put(
          made('gold', brass, [
            { svg: ellipse(256, 256, 190, 240), ink: 6, edge: 24 },
            {
              svg: ellipse(256, 256, 150, 200),
              ink: 4,
              round: 150,
              material: plain('#a8c8e0', { metal: 0.6, light: '#ffffff', deep: '#3a5a7a' }),
            },
            {
              svg: stroke('M180 160q20-60 70-80M190 340q60-60 100-190', 14),
              kind: 'glow',
              soft: 5,
              opacity: 0.7,
              material: { glow: '#ffffff' },
            },
          ]),
          x,
          y,
          w,
          { floats: true },
        ),
      ),
      put(
        made('bark', timber, [
          { svg: path('M250 10h24l-4 60 130 430h-30L262 150 150 500h-30L250 70z'), ink: 5, edge: 10, close: 1, maxHole: 0 },
          { svg: box(110, 100, 292, 260, 6), ink: 6, material: pale },
          { svg: box(80, 356, 352, 24, 6), ink: 5 },
        ]),
        0.5,
        0.96,
        0.27,
      ),
      put(companions.man2!, 0.5, 0.78, 0.13, { floats: true }),
      at('paint-brush', timber, 0.72, 0.95, 0.09),
      at('palette', timber, 0.3, 0.96, 0.12, { fill: true }),
    ],
    lamps: [lamp(0.5, 0.4, 0.35, '#ffe8c0', 0.4)],
  },
  'avatars-atlantis': {
    sky: skies.sea,
    seed: 30,
    sun: { x: 0.5, y: -0.05, radius: 0.3, colour: '#c8fff0', rays: true },
    ridges: [{ y: 0.66, height: 0.16, colour: '#0e4a5a', mist: '#2a9aa0', peaks: true }],
    ground: { kind: 'sand', y: 0.76, near: '#c8b88a', far: '#3a9a98' },
    things: [
      at('ancient-columns', plain('#a8d0c8', { deep: '#0e4450' }), 0.2, 0.84, 0.26, { haze: 0.35 }),
      at('ancient-columns', plain('#a8d0c8', { deep: '#0e4450' }), 0.82, 0.84, 0.24, { haze: 0.35, flip: true }),
      put(
        made(
          'aqua',
          { base: '#e8c8d8', deep: '#6a3a5a' },
          [-3, -2, -1, 0, 1, 2, 3].map((k) => ({
            svg: `<path d="M256 490L${256 + k * 66 - 36} ${70 + k * k * 16}q36-50 72 0z"/>`,
            ink: 5,
            edge: 26,
            material: plain('#f0b8c8', { deep: '#7a3a6a' }),
          })),
        ),
        0.5,
        0.92,
        0.36,
      ),
      put(made('steel', plain('#a8e0e8', { metal: 0.6 }), [{ svg: ellipse(256, 256, 200), ink: 6, round: 180 }]), 0.5, 0.8, 0.16, {
        floats: true,
      }),
      ...each([0.1, 0.95, 0.14, 0.9, 0.96, 0.13], (x, y, w) => at('coral', { ...m.red, base: '#f0607a', texture: 'none' }, x, y, w)),
      ...each([0.3, 0.34, 0.06, 0.7, 0.28, 0.05, 0.36, 0.4, 0.04], (x, y, w) =>
        at('clownfish', { ...m.fire, texture: 'none' }, x, y, w, { floats: true, haze: 0.1 }),
      ),
    ],
    lamps: [lamp(0.5, 0.7, 0.2, '#ffe0f0', 0.4)],
  },
  'avatars-ship': {
    sky: skies.dusk,
    seed: 31,
    wall: { kind: 'planks', dark: '#2a160c', light: '#8a5428' },
    ground: { kind: 'boards', y: 0.76, near: '#8a5a34', far: '#3a2010' },
    things: [
      put(
        made('bark', timber, [
          { svg: box(20, 90, 472, 330, 24), ink: 6, edge: 18 },
          {
            svg: box(50, 120, 412, 270, 10),
            ink: 3,
            round: 200,
            material: plain('#f0a86a', { light: '#ffe8b0', deep: '#8a3a5a', rough: 0.2 }),
          },
          { svg: path('M50 320q100-30 206 0t206 0v70H50z'), ink: 2, free: true, material: plain('#3a6a98') },
          { svg: box(180, 110, 18, 290) + box(318, 110, 18, 290) + box(40, 244, 432, 16), ink: 4, edge: 8 },
        ]),
        0.5,
        0.64,
        0.5,
        { floats: true },
      ),
      at('ship-wheel', brass, 0.13, 0.6, 0.17, { floats: true }),
      at('anchor', { ...m.steel, texture: 'hammer' }, 0.87, 0.62, 0.14, { floats: true }),
      put(counter, 0.5, 0.98, 0.36),
      at('treasure-map', plain('#f0dfb4', { second: '#b8362e' }), 0.46, 0.79, 0.13, { floats: true, fill: true }),
      at('spyglass', brass, 0.58, 0.79, 0.1, { floats: true }),
      ...each([0.1, 0.96, 0.14, 0.9, 0.96, 0.13], (x, y, w) => at('barrel', timber, x, y, w, { fill: true })),
      hanging(0.28, 0.2),
      hanging(0.72, 0.2),
    ],
    lamps: [lamp(0.28, 0.17, 0.2), lamp(0.72, 0.17, 0.2), lamp(0.5, 0.45, 0.3, '#ffc88a', 0.35)],
  },
}
