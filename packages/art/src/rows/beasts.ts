import { creature } from './creature.ts'
import { materials as m } from './materials.ts'

/** Beasts, birds and monsters. */
export const beasts = {
  BEAST: creature('wild', 'wild', 'fur', { eye: '#ffe25a' }, ['saber-toothed-cat-head'], { eyes: [[296, 150, 7]] }),
  GOBLIN: creature('wild', 'forest', 'olive', { base: '#7ab82e', texture: 'none', eye: '#ffe04a' }, ['goblin-head'], {
    eyes: [
      [212, 222, 8],
      [300, 222, 8],
    ],
  }),
  LIZARD: creature(
    'swamp',
    'forest',
    'moss',
    { rough: 1, eye: '#ffd23a', body: '#3a0f14' },
    [{ icon: 'lizardman', fill: true, close: 20, size: 0.94 }],
    {
      eyes: [
        [151, 224, 13],
        [348, 226, 13],
      ],
    },
  ),
  IMP: creature('hell', 'hell', 'red', { texture: 'none' }, ['imp']),
  WEREWOLF: creature('dark', 'storm', 'wolf', {}, ['werewolf'], { eyes: [[372, 112, 6]] }),
  MINOTAUR: creature('earth', 'stone', 'bronze', { base: '#7a4428', second: '#e6d6ae', metal: 0.1, texture: 'fur' }, ['minotaur']),
  CENTAUR: creature('wild', 'wild', 'fur', {}, [{ icon: 'centaur', size: 1, ink: 8, parts: [[300, 100, 1]] }]),
  HYDRA: creature('swamp', 'sea', 'teal', {}, ['hydra']),
  KRAKEN: creature('sea', 'sea', 'violet', { base: '#a83a6a', light: '#ffb8a8', rim: '#7ff0ff', texture: 'none' }, ['octopus']),
  NAGA: creature('sea', 'sea', 'teal', {}, [
    { icon: 'trident', size: 0.66, x: 366, y: 250, turn: 14, material: m.gold },
    { icon: 'snake', size: 0.76, x: 222 },
  ]),
  BASILISK: creature('swamp', 'forest', 'moss', { base: '#7a8a2a' }, ['horned-reptile'], {
    eyes: [
      [214, 293, 7],
      [298, 293, 7],
    ],
  }),
  CHIMERA: creature('fire', 'hell', 'fur', {}, [
    { icon: 'goat', size: 0.56, x: 160, y: 170, flip: true, material: m.ash },
    { icon: 'snake-tongue', size: 0.44, x: 412, y: 330, material: m.moss },
    { icon: 'lion', size: 0.68, x: 282, y: 284 },
  ]),
  GRIFFIN: creature('light', 'sky', 'gold', { metal: 0.2, texture: 'none' }, ['griffin-symbol']),
  PEGASUS: creature('light', 'sky', 'holy', { base: '#c8d4ea' }, ['pegasus']),
  UNICORN: creature('light', 'rose', 'holy', { rim: '#ffb0e8' }, ['unicorn']),
  WYVERN: creature('swamp', 'storm', 'teal', {}, ['wyvern']),
  SALAMANDER: creature('fire', 'hell', 'fire', { texture: 'scale' }, ['salamander']),
  FIREBIRD: creature('boss', 'royal', 'fire', { base: '#f08a1f', second: '#ffd24a', accent: '#ff4a6a', rim: '#fff0a0' }, ['hawk-emblem']),
  PHOENIX: creature(
    'fire',
    'hell',
    'fire',
    { eye: '#ffffff' },
    [{ svg: '<circle cx="256" cy="250" r="150"/>', kind: 'glow', soft: 50, opacity: 0.5 }, 'eagle-emblem'],
    { eyes: [[279, 130, 6]] },
  ),
  ASGARDIAN_PHOENIX: creature(
    'storm',
    'storm',
    'ice',
    {
      base: '#4a86e0',
      second: '#f0c860',
      accent: '#fff0b0',
      rim: '#ffe89a',
      glow: '#ffe46a',
      body: '#f0bc3a',
      deep: '#10245a',
      texture: 'none',
    },
    [{ icon: 'condor-emblem', fill: true, close: 64, size: 0.84 }],
  ),
  DRAGON: creature('fire', 'hell', 'red', { eye: '#fff07a' }, [{ icon: 'dragon-head', size: 0.9 }], { eyes: [[278, 186, 9]] }),
}
