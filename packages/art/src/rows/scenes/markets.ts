// Shops of things: streets, tents, a greenhouse, markets.
import type { Scene } from '../../scene/scene.ts'
import { plain } from '../../shapes/person/person.ts'
import { path } from '../../shapes/svg.ts'
import { consumables } from '../items.ts'
import { materials as m } from '../materials.ts'
import { awning, counter, hanging, shelf, wagon } from './furniture.ts'
import { at, brass, duskClouds, each, grass, green, lamp, made, put, skies, timber } from './kit.ts'

export const markets: Record<string, Scene> = {
  artifacts: {
    sky: skies.dusk,
    seed: 25,
    sun: { x: 0.5, y: 0.4, radius: 0.16, colour: '#ffdf9a' },
    clouds: { colours: duskClouds, cover: 0.3 },
    ridges: [{ y: 0.62, height: 0.12, colour: '#5a3a5a', mist: '#e89a6a' }],
    ground: { kind: 'flags', y: 0.66, near: '#8a6a54', far: '#b8866a' },
    things: [
      at('medieval-village-01', plain('#a87a5a', { deep: '#3a2230' }), 0.5, 0.67, 0.3, { haze: 0.35 }),
      put(awning('#b86a3a', '#f0dfb4'), 0.18, 0.95, 0.36),
      put(awning('#5a7a4a', '#f0dfb4'), 0.82, 0.95, 0.36),
      at('broadsword', { ...m.steel, texture: 'none' }, 0.1, 0.78, 0.07, { floats: true }),
      at('crested-helmet', { ...m.gold, texture: 'none' }, 0.24, 0.78, 0.08, { floats: true }),
      at('breastplate', { ...m.steel, texture: 'hammer' }, 0.76, 0.79, 0.09, { floats: true, fill: true }),
      at('battle-axe', { ...m.steel, texture: 'none' }, 0.89, 0.78, 0.08, { floats: true }),
      at('anvil', { ...m.steel, base: '#5a6478', texture: 'hammer' }, 0.4, 0.93, 0.15, { fill: true }),
      at('anvil', { ...m.bronze, texture: 'hammer' }, 0.6, 0.95, 0.15, { fill: true, flip: true }),
    ],
    lamps: [lamp(0.4, 0.78, 0.12, '#ffb04a', 0.6), lamp(0.6, 0.8, 0.12, '#ffb04a', 0.6), lamp(0.18, 0.7, 0.16), lamp(0.82, 0.7, 0.16)],
  },
  amulets: {
    sky: skies.dusk,
    seed: 26,
    wall: { kind: 'cloth', dark: '#3a1040', light: '#a8488a' },
    ground: { kind: 'sand', y: 0.76, near: '#c8803a', far: '#7a3a4a' },
    things: [
      put(
        made('fur', plain('#e8a83a', { texture: 'cloth' }), [
          { svg: path('M0 20h512v90q-40 60-86 0-40 60-86 0-40 60-84 0-44 60-86 0-40 60-86 0-40 60-84 0z'), ink: 6, round: 30 },
        ]),
        0.5,
        0.24,
        1.04,
        { floats: true },
      ),
      ...each([0.14, 0.5, 0.07, 0.28, 0.58, 0.06, 0.72, 0.58, 0.06, 0.86, 0.5, 0.07], (x, y, w) =>
        at('gem-pendant', { ...m.gold, texture: 'none', second: '#e0423a' }, x, y, w * 1.5, { floats: true }),
      ),
      ...each([0.21, 0.4, 0.05, 0.79, 0.4, 0.05, 0.38, 0.44, 0.04, 0.62, 0.44, 0.04], (x, y, w) =>
        at('ringing-bell', brass, x, y, w, { floats: true }),
      ),
      put(
        made('blood', plain('#6a1a5a', { texture: 'cloth' }), [
          { svg: path('M60 250q196-60 392 0l40 230q-236 40-472 0z'), ink: 6, round: 60 },
          { svg: path('M60 250q196-60 392 0l10 50q-206 60-412 0z'), ink: 4, free: true, material: plain('#e8a83a', { texture: 'cloth' }) },
        ]),
        0.5,
        0.97,
        0.36,
      ),
      at('crystal-ball', { ...m.aqua, texture: 'none' }, 0.5, 0.78, 0.17, { floats: true }),
      ...each([0.3, 0.93, 0.06, 0.7, 0.93, 0.06], (x, y, w) => at('candles', plain('#f4e6c0'), x, y, w * 1.5)),
    ],
    lamps: [lamp(0.5, 0.66, 0.2, '#a8e0ff', 0.6), lamp(0.3, 0.8, 0.14), lamp(0.7, 0.8, 0.14), lamp(0.5, 0.1, 0.4, '#ffc07a', 0.3)],
  },
  boosters: {
    sky: skies.noon,
    seed: 27,
    wall: { kind: 'panes', dark: '#3a7a6a', light: '#d8f4d8' },
    ground: { kind: 'flags', y: 0.74, near: '#b8a888', far: '#8a9a78' },
    things: [
      ...each([0.07, 0.78, 0.2, 0.93, 0.78, 0.2], (x, y, w) => at('vines', green, x, y, w, { floats: true })),
      put(shelf, 0.22, 0.9, 0.26),
      put(shelf, 0.78, 0.9, 0.26),
      ...(['heal_small', 'antidote', 'power_potion', 'holy_water'] as const).flatMap((key, k) => [
        put(consumables[key]!, [0.17, 0.27, 0.73, 0.83][k]!, 0.585, 0.06, { floats: true }),
        put(consumables[key]!, [0.83, 0.17, 0.27, 0.73][k]!, 0.72, 0.055, { floats: true }),
      ]),
      ...each([0.2, 0.86, 0.09, 0.8, 0.86, 0.09], (x, y, w) =>
        at('flower-pot', plain('#b8643a', { second: '#4a9a4a', accent: '#f07ab0' }), x, y, w, { floats: true }),
      ),
      put(counter, 0.5, 0.99, 0.3),
      at('bubbling-bowl', { ...m.leaf, base: '#4ab86a' }, 0.5, 0.79, 0.12, { floats: true }),
      at('sunflower', { ...m.gold, texture: 'none', second: '#4a8f3a' }, 0.93, 0.98, 0.13),
      at('carnivorous-plant', { ...green, second: '#e05a8a' }, 0.07, 0.98, 0.14),
    ],
    lamps: [lamp(0.5, 0.2, 0.5, '#fffbe0', 0.4), lamp(0.5, 0.72, 0.12, '#9affa0', 0.5)],
  },
  market: {
    sky: skies.noon,
    seed: 28,
    sun: { x: 0.2, y: 0.16, radius: 0.12, colour: '#fff4c8', rays: true },
    clouds: { colours: ['#8fa6cf', '#dfe6f2', '#fff8e8'], cover: 0.3 },
    ground: { kind: 'flags', y: 0.64, near: '#d8b880', far: '#e8d0a0' },
    things: [
      at('greek-temple', plain('#e8cf9a', { deep: '#6a4a2a' }), 0.5, 0.7, 0.42, { fill: false, haze: 0.12 }),
      ...each([0.06, 0.76, 0.16, 0.94, 0.76, 0.16], (x, y, w) => at('palm-tree', green, x, y, w)),
      put(awning('#2f8a5a', '#f4e6c0'), 0.17, 0.95, 0.32),
      put(awning('#2f8a5a', '#f4e6c0'), 0.83, 0.95, 0.32),
      at('scales', brass, 0.5, 0.95, 0.26),
      at('two-coins', { ...m.gold, texture: 'none' }, 0.17, 0.8, 0.1, { floats: true }),
      at('emerald', { ...m.teal, base: '#2ad88a', texture: 'none' }, 0.83, 0.8, 0.09, { floats: true }),
    ],
    lamps: [lamp(0.2, 0.16, 0.4, '#fff4c8', 0.3)],
  },
  event: {
    sky: skies.dawn,
    seed: 32,
    sun: { x: 0.7, y: 0.36, radius: 0.12, colour: '#fff0c0', rays: true },
    clouds: { colours: ['#8a86b8', '#e8c8c0', '#fff0d8'], cover: 0.35 },
    ridges: [{ y: 0.6, height: 0.14, colour: '#4a7a6a', mist: '#f0d0b0' }],
    ground: { ...grass, y: 0.66 },
    things: [
      at('party-flags', { ...m.red, second: '#f0c050', accent: '#3a8ad8', texture: 'none' }, 0.2, 0.34, 0.4, { floats: true }),
      at('party-flags', { ...m.red, second: '#f0c050', accent: '#3a8ad8', texture: 'none' }, 0.8, 0.34, 0.4, { floats: true, flip: true }),
      put(wagon, 0.5, 0.92, 0.48),
      ...each([0.14, 0.94, 0.12, 0.86, 0.95, 0.13], (x, y, w) => at('wooden-crate', timber, x, y, w, { fill: true })),
      at('present', { ...m.red, texture: 'none', second: '#f0c050' }, 0.86, 0.8, 0.09, { floats: true }),
      hanging(0.14, 0.8, 0.07),
    ],
    lamps: [lamp(0.5, 0.72, 0.2, '#ffd08a', 0.3)],
  },
  'black-friday': {
    sky: ['#060408', '#100a12', '#1e1014', '#3a1a0e', '#6a300e'],
    seed: 33,
    stars: true,
    ground: { kind: 'flags', y: 0.68, near: '#4a2e1e', far: '#6a3a18' },
    things: [
      at('medieval-village-01', plain('#2a1a1e', { light: '#8a4a1e', deep: '#0a0608' }), 0.5, 0.7, 0.5, { haze: 0.2 }),
      put(awning('#1a1216', '#f0861f'), 0.17, 0.97, 0.38),
      put(awning('#1a1216', '#f0861f'), 0.83, 0.97, 0.38),
      ...each([0.1, 0.24, 0.06, 0.25, 0.3, 0.05, 0.4, 0.26, 0.06, 0.6, 0.28, 0.05, 0.75, 0.24, 0.06, 0.9, 0.3, 0.05], (x, y, w) =>
        at('paper-lantern', { ...m.fire, texture: 'none', base: '#ff9a2a' }, x, y, w, { floats: true }),
      ),
      at('present', plain('#2a1a20', { second: '#f0861f', accent: '#f0861f', light: '#8a6a70' }), 0.42, 0.95, 0.12, { fill: true }),
      at('present', plain('#f0861f', { second: '#1a1216', accent: '#1a1216' }), 0.57, 0.97, 0.14, { fill: true }),
    ],
    lamps: [0.1, 0.25, 0.4, 0.6, 0.75, 0.9].map((x, k) => lamp(x, 0.2 + (k % 2) * 0.04, 0.16, '#ff9a3a', 0.6)),
  },
}
