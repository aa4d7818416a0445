import { creature } from './creature.ts'
import { materials as m } from './materials.ts'

/** The classes that the first stairs are peopled with. */
export const firstCreatures = {
  BEAST: creature('wild', 'wild', 'fur', { eye: '#ffe25a' }, ['saber-toothed-cat-head'], { eyes: [[296, 150, 7]] }),
  GOBLIN: creature('wild', 'forest', 'olive', { base: '#6f9a32', texture: 'none', eye: '#ffe04a' }, ['goblin-head'], {
    eyes: [
      [212, 222, 8],
      [300, 222, 8],
    ],
  }),
  SKELETON: creature(
    'death',
    'necro',
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
  LIZARD: creature('swamp', 'forest', 'moss', { rough: 1, eye: '#ffd23a' }, ['lizardman']),
  IMP: creature('hell', 'hell', 'red', { texture: 'none' }, ['imp']),
  ELF: creature('forest', 'forest', 'leaf', { base: '#f0cf9a', light: '#fff2d0', body: '#c08a3a', deep: '#4a2a12', second: '#4d9a5a' }, [
    { icon: 'woman-elf-face', fill: true, close: 20 },
  ]),
  KNIGHT: creature('kingdom', 'royal', 'steel', {}, ['visored-helm']),
  MAGE: creature('arcane', 'arcane', 'arcane', { body: '#f0b488', second: '#f4ead6', texture: 'cloth' }, [
    { icon: 'wizard-face', fill: true, size: 0.84 },
  ]),
  ARCHER: creature(
    'kingdom',
    'forest',
    'leaf',
    {},
    [
      { icon: 'high-shot', size: 0.98, material: { ...m.bark, texture: 'none', base: '#9a6a34', second: '#d8d0c0' } },
      { icon: 'hood', size: 0.64, x: 280, y: 300, fill: true, close: 50, material: { body: '#1a2a1c' } },
    ],
    {
      eyes: [
        [238, 323, 8],
        [322, 323, 8],
      ],
    },
  ),
  WEREWOLF: creature('dark', 'storm', 'wolf', {}, ['werewolf'], { eyes: [[372, 112, 6]] }),
  ORC: creature('wild', 'wild', 'moss', { base: '#5f7f3a', second: '#e8dcb8', texture: 'none', eye: '#ff5a3a' }, ['orc-head'], {
    eyes: [
      [226, 238, 8],
      [286, 238, 8],
    ],
  }),
  HARPY: creature('air', 'sky', 'violet', { base: '#7a5a9a', second: '#d8b88a', texture: 'none' }, ['harpy']),
  ZOMBIE: creature('death', 'necro', 'olive', {}, [
    { icon: 'tombstone', size: 0.82, y: 226, material: m.stone },
    { icon: 'raise-zombie', size: 0.86, y: 290, material: { base: '#7aa86a', second: '#5a4a3a', texture: 'none' } },
  ]),
  DWARF: creature('earth', 'stone', 'bronze', { body: '#c88a5a', texture: 'fur' }, [{ icon: 'dwarf-face', fill: true, close: 14 }]),
  TROLL: creature('wild', 'stone', 'olive', { body: '#3f4a24', texture: 'none' }, [{ icon: 'troll', fill: true, close: 12 }]),
  GHOST: creature('death', 'necro', 'ghost', {}, ['spectre']),
  PRIEST: creature('light', 'light', 'holy', { base: '#c8a24a', second: '#f4eee0' }, ['sun-priest']),
  GOLEM: creature('earth', 'stone', 'stone', { eye: '#62f0c0' }, ['rock-golem'], {
    eyes: [
      [229, 131, 8],
      [290, 131, 8],
    ],
  }),
  HUMAN: creature('kingdom', 'royal', 'steel', { base: '#8f3a32', second: '#c8ccd8', light: '#ffd0a8', metal: 0.1, texture: 'none' }, [
    'mounted-knight',
  ]),
  FAIRY: creature('forest', 'rose', 'rose', {}, ['fairy']),
  DRAGON: creature('fire', 'hell', 'red', { eye: '#fff07a' }, ['dragon-head'], { eyes: [[277, 189, 9]] }),
  ANGEL: creature('light', 'light', 'holy', { body: '#e3b648' }, ['angel-wings']),
}
