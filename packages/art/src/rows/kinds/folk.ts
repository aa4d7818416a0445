// Goblins, orcs, ogres, trolls, dwarves and gnomes.
import { bustAt } from '../../shapes/person/bust.ts'
import { mirrored, type Person, plain } from '../../shapes/person/person.ts'
import { box, ellipse, path, stroke } from '../../shapes/svg.ts'
import { materials as m, material } from '../materials.ts'
import { darkPeople } from '../people-dark.ts'
import { kingdom } from '../people-kingdom.ts'
import { cloth, furry, goggles, halberd, pole, stitches } from './gear.ts'
import { form, gold, iron, item, type Kinds, light, mark, person, ray, shape, wood } from './kit.ts'

const goblin: Person = {
  size: 0.82,
  skin: '#7ab02e',
  cloth: '#5a4a6a',
  trim: 'bark',
  brow: '#2a3a0e',
  eyes: '#ffb02a',
  ears: 'pointed',
  nose: 'hooked',
  mouth: 'grin',
  fierce: true,
  hide: { deep: '#1a300c', rim: '#e0ff8a' },
}
const orc: Person = {
  size: 0.94,
  skin: '#5f8a38',
  hair: '#2a1a12',
  cloth: '#4a2a1e',
  trim: 'ash',
  brow: '#1e2a0e',
  eyes: '#ff5a2a',
  strong: true,
  fierce: true,
  ears: 'pointed',
  mouth: 'tusks',
  nose: 'broad',
  hide: { deep: '#14260c', rim: '#d8ff7a' },
}
const ogre: Person = {
  skin: '#d0a060',
  cloth: '#6a4a2a',
  trim: 'bark',
  brow: '#4a2a10',
  eyes: '#a83a1a',
  strong: true,
  fierce: true,
  ears: 'wide',
  mouth: 'grin',
  nose: 'broad',
  hide: { deep: '#3a200e', rim: '#ffd98a', rough: 0.9 },
}
const dwarf: Person = {
  size: 0.92,
  skin: '#e0a070',
  hair: '#e8e4f0',
  beard: 'long',
  cloth: '#3a4a8a',
  trim: 'steel',
  brow: '#c8c4d8',
  eyes: '#4ad8ff',
  strong: true,
  nose: 'broad',
  fierce: true,
}

export const folk: Kinds = {
  goblin_scamp: person(
    { ...goblin, size: 0.74, cloth: '#6a4a2a', hat: { kind: 'kerchief', colour: '#c84a2a', band: '#ffd86a' } },
    {
      x: 226,
      y: 420,
      front: [
        form(box(30, 372, 336, 150, 24), wood, { round: 70 }),
        mark(stroke('M116 384v130M198 380v134M280 384v130', 6), '#3a2210'),
        form(box(24, 392, 348, 26, 8) + box(24, 468, 348, 26, 8), iron, { edge: 10 }),
        form(stroke('M430 512V380Q384 350 382 262M430 380Q476 350 480 262', 30), wood, { edge: 14, close: 1 }),
        form(stroke('M382 274Q420 190 430 174Q444 196 480 274', 8), plain('#d8b890'), { edge: 4, close: 1, maxHole: 0, ink: 3 }),
        form(ellipse(430, 172, 30, 26), { ...m.stone, texture: 'none', base: '#a8a0b0' }, { edge: 22 }),
        form(ellipse(430, 452, 46, 34), plain(goblin.skin, goblin.hide), { round: 34 }),
        mark(stroke('M402 440h56M400 458h60', 6), '#2a3a0e'),
      ],
      fade: 0,
    },
  ),
  goblin_tollman: person(
    {
      ...goblin,
      trim: 'gold',
      cloth: '#8a2a2a',
      hat: { kind: 'kettle', colour: '#c8a04a', band: '#e8c86a' },
      behind: halberd(64),
    },
    {
      x: 280,
      front: [
        form(ellipse(404, 424, 62) + ellipse(352, 474, 46) + ellipse(450, 484, 50), gold, { edge: 20 }),
        form(ellipse(404, 424, 42), { ...gold, base: '#c88a2a' }, { edge: 12, ink: 3, free: true }),
      ],
      fade: 462,
    },
  ),
  goblin_alchemist: person(
    { ...goblin, skin: '#a8b83a', size: 0.8, cloth: '#3a5a5a', before: goggles('#6af0ff') },
    {
      x: 200,
      back: [
        light('#8aff5a', 396, 150, 90, 0.6),
        item('steam', { ...m.moss, texture: 'none', base: '#b8f07a' }, 0.42, 404, 104, 0, { ink: 4 }),
      ],
      front: [
        item('bubbling-flask', plain('#c8fff0', { metal: 0.6 }), 0.6, 396, 350, 8, {
          fill: true,
          material: { ...plain('#d8fff0'), body: '#5ad83a', metal: 0.5 },
        }),
      ],
      fade: 466,
    },
  ),
  orc_brawler: person(
    {
      ...orc,
      skin: '#7aa83a',
      style: 'tied',
      before: [stitches('M300 150l50 70', 'M300 186l34-20M322 216l34-20')],
    },
    {
      y: 520,
      back: [item('wood-club', wood, 0.74, 404, 190, 0)],
      front: [
        item('fist', plain('#7aa83a', { deep: '#14260c', rim: '#d8ff7a' }), 0.42, 92, 410, -12, { fill: true, close: 4 }),
        form(stroke('M50 470q44 20 84-6', 26), plain('#e8dcc0', { texture: 'cloth' }), { free: true }),
      ],
      fade: 476,
    },
  ),
  orc_warlord: person(
    {
      ...orc,
      skin: '#4a6a34',
      cloth: '#7a1a1a',
      trim: 'steel',
      hat: { kind: 'horned', colour: '#3a4256', band: '#c8322a' },
      before: [
        form(mirrored(path('M40 470L10 360l70 50 6-70 60 80z')), iron, { round: 30 }),
        mark(stroke('M176 250l30 60M336 250l-30 60', 12), '#c8281e'),
      ],
    },
    {
      back: [
        pole(70, 20, 14),
        shape('M76 30h130l-30 40 30 44H76z', cloth('#b0201e')),
        pole(442, 20, 14),
        shape('M436 30H306l30 40-30 44h130z', cloth('#b0201e')),
        item('harry-potter-skull', m.bone, 0.13, 124, 72),
        item('harry-potter-skull', m.bone, 0.13, 388, 72),
      ],
    },
  ),
  hungry_ogre: person(
    { ...ogre, size: 0.98, before: [stitches('M210 116q40 20 90 4', 'M236 104v30M270 104v30')] },
    {
      front: [
        item('ham-shank', plain('#c8704a', { light: '#ffd8b0' }), 0.6, 404, 372, -64, {
          fill: true,
          close: 6,
          material: { ...plain('#f4e4c8'), body: '#b85a3a' },
        }),
      ],
      y: 530,
      fade: 476,
    },
  ),
  two_headed_ogre: {
    material: material('skin', { rough: 0.5, deep: '#3a200e' }),
    layers: [
      item('spiked-bat', wood, 0.7, 440, 150, 0),
      shape('M10 512q0-150 130-180h232q130 30 130 180z', furry('#7a5230'), { round: 90 }),
      ...bustAt({ ...ogre, skin: '#c89a68', style: 'short', hair: '#4a2410', mouth: 'tusks' }, 0.66, 154, 470),
      ...bustAt({ ...ogre, skin: '#d8ac70', oneEye: false, fierce: false, mouth: 'grin', beard: 'full', hair: '#b0521e' }, 0.66, 354, 500),
      form(stroke('M60 500q196-60 392 0', 30), iron, { edge: 14 }),
    ],
    fadeFrom: 462,
  },
  bridge_troll: darkPeople.TROLL,
  ice_troll: person(
    {
      size: 0.88,
      skin: '#9ac8e8',
      hair: '#f4fbff',
      beard: 'long',
      cloth: '#3a5a8a',
      trim: 'ice',
      brow: '#eaf6ff',
      eyes: '#2a6aff',
      strong: true,
      ears: 'wide',
      mouth: 'tusks',
      nose: 'hooked',
      fierce: true,
      hide: { deep: '#16305a', rim: '#e0ffff', texture: 'crack', textureDepth: 0.4 },
      before: [
        shape(
          'M130 150L150 10l34 90 30-110 42 100 42-100 30 110 34-90 20 140q-126-50-252 0z',
          { ...m.ice, texture: 'none' },
          { round: 24 },
        ),
      ],
    },
    { x: 226, back: [item('ice-spear', { ...m.ice, base: '#a8e0ff' }, 0.84, 410, 230, 80, { ink: 6 })] },
  ),
  hill_dwarf: kingdom.DWARF,
  rune_dwarf: person(
    {
      ...dwarf,
      before: [
        shape('M148 176q108-70 216 0l-8 40q-100-50-200 0z', { ...m.bark, base: '#5a3a24' }, { edge: 16 }),
        form(stroke('M206 420v70M256 430v80M306 420v70', 22), gold, { edge: 9 }),
      ],
    },
    {
      x: 216,
      y: 500,
      back: [
        pole(420, 150, 24),
        light('#5ad8ff', 420, 120, 100, 0.7),
        shape('M318 40h170l24 26v92l-24 26H318l-22-26V66z', iron, { edge: 30 }),
      ],
      front: [ray(stroke('M360 76v72M360 104l34-26M430 78v70M430 78l28 22-28 22M394 150v0', 10), '#7af0ff', 5)],
      fade: 462,
    },
  ),
  clockwork_gnome: person(
    {
      size: 0.84,
      skin: '#f0b890',
      hair: '#f4f0e8',
      beard: 'full',
      cloth: '#7a5a2a',
      trim: 'bronze',
      brow: '#d8d0c0',
      eyes: '#3a8ad8',
      nose: 'broad',
      ears: 'wide',
      hat: { kind: 'gnome', colour: '#d0281e', band: '#f4ead8' },
    },
    {
      back: [item('big-gear', m.bronze, 0.62, 390, 170, 10), item('big-gear', iron, 0.44, 90, 250, 0)],
      front: [
        form(ellipse(256, 452, 60), gold, { edge: 14 }),
        form(ellipse(256, 452, 42), plain('#fff8e0'), { ink: 3, free: true }),
        mark(stroke('M256 452v-28M256 452l20 12', 7), '#3a1a10'),
      ],
      fade: 474,
    },
  ),
  steam_gnome_ob: person(
    {
      size: 0.66,
      skin: '#f0b890',
      hair: '#e07a2a',
      style: 'wild',
      beard: 'moustache',
      cloth: '#2a4a5a',
      trim: 'bronze',
      brow: '#a84a10',
      eyes: '#3a8ad8',
      nose: 'broad',
      ears: 'wide',
      before: goggles('#ffd86a'),
    },
    {
      y: 318,
      back: [
        item('steam', { ...m.holy, base: '#f4f8ff' }, 0.44, 420, 110, 0, { ink: 3, opacity: 0.9 }),
        item('steam', { ...m.holy, base: '#f4f8ff' }, 0.36, 90, 90, 0, { flip: true, ink: 3, opacity: 0.9 }),
      ],
      front: [
        form(path('M150 470l-30 42h40l26-42zM362 470l30 42h-40l-26-42z'), iron),
        shape('M130 300q126-40 252 0 30 90-40 180H170q-70-90-40-180z', { ...m.gold, texture: 'hammer' }, { round: 90 }),
        shape('M118 286q138-46 276 0v30q-138-44-276 0z', gold, { edge: 14 }),
        form(stroke('M118 340q-70 10-50 70', 24) + stroke('M394 340q70 10 50 70', 24), gold, { edge: 12, maxHole: 0 }),
        form(ellipse(256, 390, 36), m.bronze, { edge: 14 }),
        form(stroke('M256 400v50', 26) + stroke('M226 372h60', 16), gold, { edge: 10 }),
      ],
      fade: 0,
    },
  ),
}
