import type { CreatureClass } from '@skystair/contract/creature-classes'
import type { Relief } from '../baker/recipe.ts'
import { aura, creature } from './creature.ts'
import { materials as m } from './materials.ts'

/** Classes in closed helmets, the undead and the enchanted. */
export const spirits = {
  SKELETON: creature(
    'bone',
    {},
    [
      { icon: 'crossed-swords', size: 0.95, material: m.steel },
      { icon: 'harry-potter-skull', size: 0.66 },
    ],
    {
      eyes: [
        [192, 240, 12],
        [308, 240, 12],
      ],
    },
  ),
  ZOMBIE: creature('olive', {}, [
    { icon: 'tombstone', size: 0.82, y: 226, material: m.stone },
    { icon: 'raise-zombie', size: 0.86, y: 290, material: { base: '#7aa86a', second: '#5a4a3a', texture: 'none' } },
  ]),
  GHOST: creature(
    'ghost',
    { light: '#ffffff', eye: '#7ffcff' },
    [aura(256, 170, 60, 0.55, '#8af4ff'), { icon: 'spectre', size: 0.96, ink: 6, fill: true, close: 3, material: { body: '#16344a' } }],
    {
      eyes: [
        [330, 124, 9],
        [392, 146, 9],
      ],
    },
  ),
  GOLEM: creature('stone', { eye: '#62f0c0' }, ['rock-golem'], {
    eyes: [
      [229, 131, 8],
      [290, 131, 8],
    ],
  }),
  NECROMANCER: creature(
    'necro',
    {},
    [
      { icon: 'skull-staff', size: 0.62, x: 380, y: 246, turn: -45, material: m.bone },
      { icon: 'cowled', size: 0.78, x: 222 },
    ],
    {
      eyes: [
        [183, 222, 9],
        [241, 222, 9],
      ],
    },
  ),
  WARLOCK: creature('violet', {}, [{ icon: 'warlock-hood', size: 0.84, fill: true, close: 60 }], {
    eyes: [
      [218, 236, 10],
      [294, 236, 10],
    ],
  }),
  YOTUN: creature('ice', { eye: '#ffffff' }, ['ice-golem'], {
    eyes: [
      [241, 104, 5],
      [268, 104, 5],
    ],
  }),
  TREANT: creature(
    'bark',
    {},
    [
      { icon: 'beech', size: 0.9, y: 226, material: m.leaf },
      { icon: 'deku-tree', size: 0.62, y: 350 },
    ],
    {
      eyes: [
        [233, 322, 7],
        [279, 322, 7],
      ],
    },
  ),
  DEMON: creature('ash', { base: '#6a2a2a', second: '#d8b88a', eye: '#ff7a2a' }, ['diablo-skull'], {
    eyes: [
      [210, 205, 12],
      [300, 205, 12],
    ],
  }),
  DEVIL: creature('red', { second: '#2a1416', eye: '#ffd23a', texture: 'none' }, [{ icon: 'devil-mask', size: 0.84 }], {
    eyes: [
      [214, 247, 9],
      [298, 247, 9],
    ],
  }),
  LICH: creature(
    'bone',
    { accent: '#7ad0ff', rim: '#8fd8ff', eye: '#7ad0ff' },
    [
      { icon: 'hood', size: 1, y: 232, material: m.necro, fill: true },
      { icon: 'fanged-skull', size: 0.56, y: 292 },
    ],
    {
      eyes: [
        [214, 317, 12],
        [299, 317, 12],
      ],
    },
  ),
  MUMMY: creature(
    'bone',
    { base: '#d8c08a', body: '#3a2a1a', rim: '#ffd98a', eye: '#ffa83a', texture: 'cloth' },
    [{ icon: 'mummy-head', fill: true, close: 10 }],
    {
      eyes: [
        [190, 244, 9],
        [297, 249, 9],
      ],
    },
  ),
  GARGOYLE: creature('ash', { base: '#6a6a7a', light: '#d0d4e6', rough: 1.3, rim: '#ff9a6a' }, ['gargoyle'], {
    eyes: [
      [234, 147, 5],
      [281, 147, 5],
    ],
  }),
  KOSCHEY: creature(
    'bone',
    { second: '#e8b840', texture: 'crack', eye: '#6dff9e' },
    [
      { icon: 'broadsword', size: 0.98, material: m.steel },
      { icon: 'crowned-skull', size: 0.8, y: 250 },
    ],
    {
      eyes: [
        [195, 290, 13],
        [315, 290, 13],
      ],
    },
  ),
  LESHY: creature(
    'bark',
    {},
    [
      { icon: 'stag-head', size: 0.92, y: 170, material: { ...m.bone, base: '#b08a5a' }, clip: [0, 0, 512, 236] },
      { icon: 'evil-tree', size: 0.72, y: 318 },
    ],
    {
      eyes: [
        [200, 215, 9],
        [282, 215, 9],
      ],
    },
  ),
  ARCHER: creature(
    'leaf',
    {},
    [
      { icon: 'high-shot', size: 0.98, material: { ...m.bark, texture: 'none', base: '#b8783a', second: '#d8d0c0' } },
      { icon: 'hood', size: 0.64, x: 280, y: 300, fill: true, close: 50, material: { body: '#1a2a1c' } },
    ],
    {
      eyes: [
        [238, 323, 8],
        [322, 323, 8],
      ],
    },
  ),
  ASSASSIN: creature(
    'wolf',
    { base: '#3a3a58', second: '#e0b088', light: '#8a8ac0', accent: '#ff5a6a', rim: '#ff5a6a', body: '#e0b088', texture: 'cloth' },
    [
      { icon: 'crossed-sabres', size: 0.98, material: m.steel },
      { icon: 'ninja-head', size: 0.68, y: 262, fill: true, close: 10 },
    ],
  ),
} satisfies Partial<Record<CreatureClass, Relief>>
