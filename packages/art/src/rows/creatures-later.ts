import { creature } from './creature.ts'
import { materials as m } from './materials.ts'

/** The classes met higher up. */
export const laterCreatures = {
  NECROMANCER: creature(
    'death',
    'necro',
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
  DJINN: creature('air', 'sky', 'aqua', {}, ['djinn']),
  PHOENIX: creature('fire', 'hell', 'fire', { eye: '#ffffff' }, ['eagle-emblem'], { eyes: [[279, 130, 5]] }),
  WARLOCK: creature('dark', 'rose', 'violet', {}, [{ icon: 'warlock-hood', size: 0.84, fill: true, close: 60 }], {
    eyes: [
      [218, 236, 10],
      [294, 236, 10],
    ],
  }),
  TITAN: creature(
    'storm',
    'storm',
    'bronze',
    {
      accent: '#8ad8ff',
      second: '#c8843f',
      base: '#4a86c8',
      body: '#2a5aa8',
      light: '#e8f0ff',
      deep: '#10204a',
      glow: '#ffe46a',
      rim: '#ffe89a',
      texture: 'none',
    },
    [{ icon: 'atlas', size: 0.92, fill: true, close: 22 }],
  ),
  ARCHANGEL: creature('light', 'light', 'gold', {}, [
    { icon: 'feathered-wing', size: 0.5, x: 376, y: 196, turn: -62, material: m.holy },
    { icon: 'feathered-wing', size: 0.5, x: 136, y: 196, turn: 62, flip: true, material: m.holy },
    { icon: 'visored-helm', size: 0.58, y: 288 },
  ]),
  YOTUN: creature('ice', 'ice', 'ice', { eye: '#ffffff' }, ['ice-golem'], {
    eyes: [
      [241, 104, 5],
      [268, 104, 5],
    ],
  }),
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
  PALADIN: creature('light', 'light', 'steel', {}, [
    { icon: 'templar-shield', size: 0.66, y: 290, material: { ...m.holy, base: '#c8323a', second: '#f2ead0', texture: 'none' } },
    { icon: 'black-knight-helm', size: 0.5, y: 172, material: m.gold },
  ]),
  MONK: creature('kingdom', 'wild', 'skin', { body: '#7a4a22' }, [{ icon: 'monk-face', fill: true, close: 14 }]),
  NUN: creature('light', 'royal', 'skin', { body: '#2c2648', base: '#f2c8a2', second: '#584f86', accent: '#f6f0ff', deep: '#2c1a24' }, [
    { icon: 'nun-face', fill: true, close: 14 },
  ]),
  ASSASSIN: creature(
    'dark',
    'necro',
    'wolf',
    { base: '#3a3a58', second: '#e0b088', light: '#8a8ac0', accent: '#ff5a6a', rim: '#ff5a6a', body: '#e0b088', texture: 'cloth' },
    [
      { icon: 'crossed-sabres', size: 0.98, material: m.steel },
      { icon: 'ninja-head', size: 0.68, y: 262, fill: true, close: 10 },
    ],
  ),
  BERSERK: creature('north', 'blood', 'fur', { base: '#b8402a', body: '#7a3a1a' }, [
    { icon: 'crossed-axes', size: 0.95, material: m.steel },
    { icon: 'viking-head', size: 0.72, y: 270, fill: true, close: 12 },
  ]),
  BARBARIAN: creature('north', 'wild', 'skin', { body: '#6a2c14' }, [{ icon: 'barbarian', fill: true, close: 16 }]),
  GNOME: creature('earth', 'forest', 'skin', { base: '#a8322a', second: '#e6d8c0', texture: 'cloth' }, ['bad-gnome']),
  OGRE: creature('wild', 'stone', 'olive', { base: '#b08a5a', light: '#f0d8a8', deep: '#2c1a10', texture: 'none' }, ['ogre']),
  CYCLOPS: creature(
    'wild',
    'wild',
    'bronze',
    { base: '#b0764a', accent: '#ffe25a', texture: 'none' },
    [{ icon: 'jawless-cyclop', fill: true, close: 12 }],
    {
      eyes: [[253, 226, 13]],
    },
  ),
  MINOTAUR: creature('earth', 'stone', 'bronze', { base: '#7a4428', second: '#e6d6ae', metal: 0.1, texture: 'fur' }, ['minotaur']),
  CENTAUR: creature('wild', 'wild', 'fur', {}, ['centaur']),
  GORGON: creature('dark', 'necro', 'teal', { second: '#d8c89a' }, ['medusa-head']),
  HYDRA: creature('swamp', 'sea', 'teal', {}, ['hydra']),
  KRAKEN: creature('sea', 'sea', 'violet', { base: '#a83a6a', light: '#ffb8a8', rim: '#7ff0ff', texture: 'none' }, ['octopus']),
  MERMAID: creature('sea', 'sea', 'aqua', { texture: 'scale' }, ['mermaid']),
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
  TREANT: creature(
    'forest',
    'forest',
    'bark',
    {},
    [
      { icon: 'beech', size: 0.98, y: 210, material: m.leaf },
      { icon: 'deku-tree', size: 0.62, y: 350 },
    ],
    {
      eyes: [
        [233, 322, 7],
        [279, 322, 7],
      ],
    },
  ),
  DRYAD: creature('forest', 'forest', 'leaf', { base: '#b8d89a', body: '#2f6a3a', second: '#e08aa0' }, [
    { icon: 'leaf-swirl', size: 1, material: m.moss },
    { icon: 'woman-elf-face', size: 0.66, y: 268, fill: true, close: 20 },
  ]),
  DEMON: creature('hell', 'hell', 'ash', { base: '#6a2a2a', second: '#d8b88a', eye: '#ff7a2a' }, ['diablo-skull'], {
    eyes: [
      [210, 205, 12],
      [300, 205, 12],
    ],
  }),
  DEVIL: creature('hell', 'hell', 'red', { second: '#2a1416', eye: '#ffd23a', texture: 'none' }, [{ icon: 'devil-mask', size: 0.84 }], {
    eyes: [
      [214, 247, 9],
      [298, 247, 9],
    ],
  }),
  SUCCUBUS: creature('hell', 'rose', 'blood', { base: '#f0bcb0', body: '#4a1030', second: '#d8406a' }, [
    { icon: 'bat-wing', size: 0.52, x: 402, y: 170, turn: 20, material: m.violet },
    { icon: 'bat-wing', size: 0.52, x: 110, y: 170, turn: -20, flip: true, material: m.violet },
    { icon: 'female-vampire', size: 0.74, y: 280, fill: true, close: 44 },
  ]),
  VAMPIRE: creature(
    'death',
    'blood',
    'blood',
    { base: '#d8c4c4', light: '#fff0ea', body: '#2a1020', second: '#8a1a34' },
    [{ icon: 'vampire-dracula', fill: true, close: 16 }],
    {
      eyes: [
        [218, 259, 6],
        [297, 259, 6],
      ],
    },
  ),
  LICH: creature(
    'death',
    'arcane',
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
  MUMMY: creature('death', 'wild', 'bone', { base: '#d8c08a', body: '#3a2a1a', rim: '#ffd98a', texture: 'cloth' }, [
    { icon: 'mummy-head', fill: true, close: 10 },
  ]),
  GARGOYLE: creature('earth', 'necro', 'ash', { base: '#6a6a7a', light: '#d0d4e6', rough: 1.3, rim: '#ff9a6a' }, ['gargoyle'], {
    eyes: [
      [234, 147, 5],
      [281, 147, 5],
    ],
  }),
  ELEMENTAL_FIRE: creature('fire', 'hell', 'fire', {}, [{ icon: 'fire-silhouette', size: 0.9 }]),
  ELEMENTAL_WATER: creature('sea', 'sea', 'aqua', { second: '#dffcff', accent: '#ffffff' }, ['wave-crest']),
  ELEMENTAL_AIR: creature('air', 'sky', 'ghost', {}, ['whirlwind']),
  ELEMENTAL_EARTH: creature(
    'earth',
    'stone',
    'stone',
    { base: '#7a6a4a', second: '#6f9440', rim: '#c8f07a', accent: '#c8f07a', eye: '#c8f07a' },
    ['golem-head'],
    {
      eyes: [
        [168, 292, 10],
        [320, 292, 10],
      ],
    },
  ),
  KOSCHEY: creature(
    'boss',
    'necro',
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
  BABA_YAGA: creature(
    'boss',
    'forest',
    'skin',
    { base: '#a8b06a', second: '#4a2f5a', body: '#3a2044', light: '#f0e8b0', rim: '#d0ff8a', texture: 'cloth' },
    [{ icon: 'witch-face', fill: true, close: 14 }],
  ),
  LESHY: creature(
    'boss',
    'forest',
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
  FIREBIRD: creature('boss', 'royal', 'fire', { base: '#f08a1f', second: '#ffd24a', accent: '#ff4a6a', rim: '#fff0a0' }, ['hawk-emblem']),
}
