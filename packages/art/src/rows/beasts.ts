import type { CreatureClass } from '@skystair/contract/creature-classes'
import type { Relief } from '../baker/recipe.ts'
import { bustAt } from '../shapes/person/bust.ts'
import { type Person, plain } from '../shapes/person/person.ts'
import { path } from '../shapes/svg.ts'
import { aura, creature, pair } from './creature.ts'
import { materials as m } from './materials.ts'

/** The upper body of the centaur. */
const archer: Person = {
  skin: '#d8986a',
  hair: '#4a2a14',
  style: 'wild',
  cloth: '#6a4a2a',
  trim: 'bronze',
  brow: '#3a2010',
  eyes: '#7ab82e',
  beard: 'full',
  strong: true,
  ears: 'pointed',
  before: [
    {
      svg: path('M112 436q144 70 288 0 44 50 8 120l-28 110q-124 70-248 0l-28-110q-36-70 8-120z'),
      material: plain('#c88a5c', { deep: '#4a2016', rim: '#ffd9a0' }),
      ink: 6,
      round: 90,
    },
    {
      svg: path('M112 436l44 20 236 190-16 34q-20 10-40 14L104 496z'),
      material: { ...m.bark, base: '#6a4426', rim: '#ffcf9a' },
      ink: 5,
      edge: 16,
      free: true,
    },
  ],
  hat: { kind: 'laurel', colour: '#6aa83a', jewel: '#ffd24a' },
}

/** Beasts, birds and monsters. */
export const beasts = {
  CENTAUR: creature('fur', {}, [
    { icon: 'centaur', size: 1, ink: 8, clip: [0, 226, 440, 512] },
    { icon: 'centaur', size: 1, x: 222, ink: 6, clip: [0, 0, 266, 222], material: { ...m.bark, base: '#8a5a30' } },
    ...bustAt(archer, 0.47, 350, 246),
  ]),
  NAGA: creature(
    'teal',
    { eye: '#fff06a' },
    [
      { icon: 'trident', size: 0.66, x: 366, y: 250, turn: 14, material: m.gold },
      { icon: 'snake', size: 0.76, x: 222 },
    ],
    { eyes: [[343, 115, 7]] },
  ),
  GRIFFIN: creature('gold', { metal: 0.2, eye: '#ff5a3a', texture: 'none' }, ['griffin-symbol'], { eyes: [[336, 88, 7]] }),
  PEGASUS: creature('holy', { base: '#c8d4ea' }, ['pegasus']),
  WYVERN: creature('teal', { eye: '#fff06a' }, ['wyvern'], { eyes: [[255, 136, 7]] }),
  SALAMANDER: creature(
    'fire',
    { texture: 'scale' },
    [
      aura(256, 180, 50, 0.7, '#ff6a1a'),
      { icon: 'fire-ring', size: 0.98, y: 240, material: { texture: 'none' } },
      { icon: 'gecko', size: 0.94, ink: 8, material: { base: '#c8281a', second: '#e0481a', accent: '#ffd24a', light: '#ffd07a' } },
    ],
    {
      eyes: pair(6, [398, 78], [418, 112]),
    },
  ),
  FIREBIRD: creature('fire', { base: '#f08a1f', second: '#ffd24a', accent: '#ff4a6a', rim: '#fff0a0' }, ['hawk-emblem'], {
    eyes: [[262, 139, 6]],
  }),
  PHOENIX: creature(
    'fire',
    { eye: '#ffffff', light: '#fff6b8' },
    [
      aura(250, 200, 50, 0.8, '#ff7a1a'),
      {
        icon: 'wildfires',
        size: 0.94,
        y: 262,
        ink: 4,
        material: { base: '#c8301a', second: '#d8481a', accent: '#f0661f', light: '#ffb05a' },
      },
      { icon: 'eagle-emblem', size: 0.94, y: 250, ink: 8, material: { base: '#ffb02a', second: '#ff7a2a', accent: '#fff3c0' } },
    ],
    { eyes: [[250, 162, 6]] },
  ),
} satisfies Partial<Record<CreatureClass, Relief>>
