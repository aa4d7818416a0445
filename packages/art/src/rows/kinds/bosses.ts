// Masters of the first sixty stairs, and what they turn into when they are half beaten.
import type { Layer } from '../../baker/recipe.ts'
import { dragonHead } from '../../shapes/dragon.ts'
import { mirrored, type Person, plain } from '../../shapes/person/person.ts'
import { ellipse, path, ring, stroke } from '../../shapes/svg.ts'
import { materials as m, material } from '../materials.ts'
import { woodFace } from './forest.ts'
import { cloth, feathered, furry, horns, LONG, lantern, RAM, rage, strawHat } from './gear.ts'
import { form, gold, item, type Kinds, light, mark, person, placed, ray, shape, steel, turned, wood } from './kit.ts'
import { BONE, bones } from './undead.ts'

const grandpa: Layer[] = [
  ...bones('#ffb84a', { ...BONE, base: '#c8b890' }),
  shape('M150 290q40 40 70 36l36 10 36-10q30 4 70-36 10 100-30 150-30 50-76 70-46-20-76-70-40-50-30-150z', furry('#f0ecf4'), { round: 60 }),
  shape('M160 286q50-20 96 8 46-28 96-8-20 50-70 44l-26-14-26 14q-50 6-70-44z', furry('#ffffff'), { free: true, round: 30 }),
]

const grandpaRow = (back: Layer[], front: Layer[]): Kinds[string] => ({
  material: material('bone'),
  layers: [...back, ...placed(grandpa, 0.82, 256, 512), ...front],
  fadeFrom: 466,
})

const toll: Person = {
  size: 0.9,
  skin: '#9ab82e',
  cloth: '#7a2a8a',
  trim: 'gold',
  brow: '#2a3a0e',
  eyes: '#ffb02a',
  ears: 'wide',
  nose: 'hooked',
  mouth: 'grin',
  fierce: true,
  strong: true,
  hide: { deep: '#26300c', rim: '#f0ff8a' },
}

const troll: Person = {
  size: 0.84,
  skin: '#5a7a9a',
  hair: '#3a6a4a',
  style: 'wild',
  beard: 'full',
  cloth: '#4a4a3a',
  trim: 'stone',
  brow: '#24402e',
  eyes: '#ffe04a',
  strong: true,
  ears: 'wide',
  mouth: 'tusks',
  nose: 'broad',
  fierce: true,
  hide: { deep: '#10203a', rim: '#b0f0e0', rough: 1.2 },
}

const knight = (plume: string, glow: string, tilt: number): Layer[] => [
  shape('M20 512q-10-130 110-170l126 40 126-40q120 40 110 170z', { ...m.steel, texture: 'hammer', base: '#8a96b4' }, { round: 90 }),
  form(mirrored(path('M10 470q-20-120 100-140 90 0 100 90-90 0-110 70z')), { ...m.steel, base: '#a8b4d0' }, { round: 50 }),
  mark(ellipse(256, 356, 76, 26), '#06060e'),
  light(glow, 256, 350, 60, 0.7, 14),
  {
    svg: `<g transform="rotate(${tilt} 256 200)">${path('M256 40q-20-70 60-80 100 0 110 110-40-30-70-20 10 30-10 50z')}</g>`,
    material: plain(plume, { texture: 'fur' }),
    ink: 6,
    round: 40,
  },
  {
    icon: 'visored-helm',
    size: 0.62,
    y: 206 - Math.abs(tilt) * 2,
    turn: tilt,
    ink: 7,
    material: { ...m.steel, base: '#8a96b4', texture: 'none' },
  },
]

/** A serpent's head, looking to the right or to the left. */
const guest = { hide: {}, horn: '#e8d8a0', eye: '#ffd23a' }
const neck = (d: string): Layer => form(stroke(d, 54), {}, { edge: 27 })

export const bosses: Kinds = {
  boss_grandpa_bones: grandpaRow(
    [form(stroke('M430 512V130M380 130h100', 24), wood, { edge: 11 })],
    [
      shape('M150 180Q140 60 260 40q130-10 190 130 30 60 10 100-50-60-110-110-30-40-70-20 60 20 64 44-100-30-190 0z', cloth('#a83a4a'), {
        round: 60,
      }),
      form(ellipse(458, 284, 30), furry('#ffffff')),
      shape('M140 170q116-46 216 0l4 34q-110-40-224 0z', furry('#f4f0f8'), { round: 24 }),
    ],
  ),
  'boss_grandpa_bones/2': grandpaRow(
    [...rage('#7dffae'), form(stroke('M60 20L452 500', 26), wood, { edge: 12 }), form(stroke('M20 70L110-20', 24), wood, { edge: 11 })],
    [form(mirrored(path('M150 150Q60 120 40 20q60 50 130 70z')), BONE), ray(mirrored(ellipse(212, 262, 22)), '#7dffae', 10)],
  ),
  boss_toll_master: person(
    { ...toll, before: [...feathered('#8a1a2a', '#ffd24a')] },
    {
      y: 526,
      back: [item('keyring', { ...gold }, 0.4, 440, 300, 0)],
      front: [
        item('swap-bag', { ...m.bark, base: '#a8742a', second: '#f0c040' }, 0.5, 100, 410, 0, { fill: true, close: 4 }),
        item('two-coins', gold, 0.34, 392, 450, 0),
      ],
      fade: 0,
    },
  ),
  'boss_toll_master/2': person(
    {
      ...toll,
      skin: '#c89a2a',
      eyes: '#ff3a1a',
      before: [horns('#f0e0b0', LONG), mark(stroke('M180 150l40 40M332 150l-40 40', 10), '#c8102a')],
    },
    {
      y: 526,
      back: [...rage('#ffb02a'), item('crossed-axes', { ...gold }, 1.02, 256, 210)],
      front: [form([60, 150, 256, 362, 452].map((x, k) => ellipse(x, 476 - (k % 2) * 16, 50, 34)).join(''), gold, { edge: 20, close: 1 })],
      fade: 0,
    },
  ),
  boss_cabbage_dragon: {
    material: material('moss', { base: '#8ab83a', second: '#d8e87a', light: '#f8ffc0', eye: '#ffb02a', deep: '#1e3410' }),
    layers: [
      ...placed(turned([{ icon: 'spiked-dragon-head', size: 0.86, x: 250, y: 300, round: 80 }]), 1, 256, 512),
      ...placed(strawHat, 0.56, 296, 336),
      item('cabbage', { ...m.leaf, base: '#9ad86a', second: '#d8f8a0' }, 0.4, 400, 400, 0, { fill: true, close: 4 }),
      item('cabbage', { ...m.leaf, base: '#7ac85a', second: '#d8f8a0' }, 0.3, 300, 460, 20, { fill: true, close: 4 }),
    ],
    eyes: [[210, 262, 8]],
  },
  'boss_cabbage_dragon/2': {
    material: material('moss', { base: '#a8c83a', second: '#ffd86a', light: '#f8ffc0', eye: '#ff3a1a', deep: '#2a2408' }),
    layers: [
      ...rage('#a8ff3a'),
      item('bat-wing', { texture: 'none', base: '#6a9a2a' }, 0.7, 400, 180, -10),
      { icon: 'dragon-head', size: 0.86, x: 250, y: 270, flip: true, round: 80, ink: 7 },
      ray(path('M60 330q-60 30-64 100 30-20 50-10-6 30 10 50 20-40 54-40 40-50-10-90z'), '#b8ff4a', 10),
      item('cabbage', { ...m.leaf, base: '#9ad86a', second: '#d8f8a0' }, 0.34, 400, 440, 0, { fill: true, close: 4 }),
    ],
    eyes: [[230, 206, 10]],
  },
  boss_bridge_keeper: person(troll, {
    y: 430,
    back: lantern(90, 150, 0.36),
    front: [
      shape(
        'M-10 512V380q270-90 532 0v132h-90q-30-80-176-84-146 4-176 84z',
        { ...m.stone, base: '#9a94a0', second: '#9a94a0' },
        { round: 40 },
      ),
      mark(stroke('M60 380l20 70M140 362l14 70M256 352v70M372 362l-14 70M452 380l-20 70', 6), '#2a2438'),
    ],
    fade: 0,
  }),
  'boss_bridge_keeper/2': person(
    { ...troll, size: 0.9, eyes: '#ff5a2a', before: [horns('#c8c4d0', RAM)] },
    {
      y: 530,
      back: [
        ...rage('#5ad8ff'),
        form(
          stroke('M40 460L150 60', 60) + stroke('M472 460L362 60', 60),
          { ...m.stone, base: '#9a94a0', second: '#9a94a0' },
          { edge: 30 },
        ),
      ],
      front: [item('stone-pile', m.stone, 0.44, 90, 450, 0), item('stone-pile', m.stone, 0.44, 422, 450, 0, { flip: true })],
      fade: 0,
    },
  ),
  boss_grandfather_stump: {
    material: material('bark'),
    layers: [
      shape(
        'M110 150q146-50 292 0 6 160 10 220 20 70 90 142H10q70-72 90-142 4-60 10-220z',
        { ...m.bark, base: '#8a6038', second: '#8a6038' },
        { round: 80 },
      ),
      form(ellipse(256, 146, 150, 46), plain('#d8b078', { deep: '#6a4420' }), { round: 20 }),
      mark(
        `<g fill="none" stroke="#fff" stroke-width="5"><ellipse cx="256" cy="146" rx="112" ry="32"/><ellipse cx="256" cy="146" rx="70" ry="19"/><ellipse cx="256" cy="146" rx="30" ry="8"/></g>`,
        '#7a5024',
      ),
      ...woodFace(256, 452, 0.62, '#d6ff6a'),
      shape(
        'M150 390q106 50 212 0 0 60-40 122H190q-40-62-40-122z',
        { ...m.moss, base: '#9aa86a', texture: 'fur' },
        { free: true, round: 40 },
      ),
      item('mushroom-gills', plain('#d8402a', { second: '#f4ead6' }), 0.26, 400, 90, 8),
      item('sprout', { ...m.leaf, base: '#7ad83a' }, 0.3, 150, 80, -10),
    ],
  },
  'boss_grandfather_stump/2': {
    material: material('bark'),
    layers: [
      ...rage('#c8ff3a'),
      item('tree-roots', { ...m.bark, base: '#6a4426', second: '#6a4426' }, 1.1, 256, 110, 180),
      shape(
        'M110 210q146-50 292 0 6 130 10 170 20 70 90 132H10q70-62 90-132 4-40 10-170z',
        { ...m.bark, base: '#7a4a2a', second: '#7a4a2a' },
        { round: 80 },
      ),
      ...woodFace(256, 500, 0.74, '#ff6a2a'),
    ],
  },
  boss_miser_griffin: {
    material: material('gold', { texture: 'none', metal: 0.2, base: '#c8882a', second: '#8a5a24', eye: '#ff5a3a' }),
    layers: [
      item('griffin-symbol', {}, 0.84, 256, 220, 0, { flip: true, ink: 7 }),
      form([40, 120, 206, 300, 390, 470].map((x, k) => ellipse(x, 476 - (k % 3) * 20, 58, 40)).join(''), gold, { edge: 22, close: 1 }),
      item('open-treasure-chest', { ...m.bark, base: '#8a5a2a', second: '#f0c040' }, 0.42, 396, 390, 0),
      form(ring(170, 92, 30, 22) + stroke('M142 100L90 160', 8), gold, { edge: 5, close: 1, maxHole: 0 }),
    ],
  },
  'boss_miser_griffin/2': {
    material: material('gold', { texture: 'none', metal: 0.2, base: '#f0b83a', second: '#c8401a', eye: '#ff2a1a', light: '#fffbe0' }),
    layers: [
      ...rage('#ff8a1a'),
      item('griffin-symbol', {}, 1, 262, 256, 0, { ink: 7 }),
      item('queen-crown', { ...gold, base: '#ffe08a' }, 0.26, 366, 46, 12),
    ],
    eyes: [[350, 64, 10]],
  },
  boss_mother_mire: {
    material: material('moss', {
      base: '#4a8a4a',
      second: '#4a8a4a',
      accent: '#7aaa5a',
      light: '#e0f4a8',
      rough: 0.5,
      texture: 'scale',
      textureDepth: 0.4,
      deep: '#0c2416',
      rim: '#ffd9a0',
    }),
    layers: [
      neck('M226 512Q60 470 90 360T120 310'),
      ...dragonHead(guest, 122, 318, 0.62, -1, -4),
      neck('M286 512Q452 470 422 360T392 310'),
      ...dragonHead(guest, 390, 318, 0.62, 1, -4),
      neck('M240 480Q130 360 150 250T156 130'),
      ...dragonHead(guest, 160, 122, 0.62, -1, -10),
      neck('M272 480Q382 360 362 250T356 130'),
      ...dragonHead(guest, 352, 122, 0.62, 1, -10),
      shape('M126 512q10-130 130-150 120 20 130 150z', {}, { round: 80 }),
      shape('M256 168q150 10 148 176-6 74-60 96-88 30-176 0-54-22-60-96-2-166 148-176z', cloth('#c8342a'), { round: 70 }),
      mark(
        ellipse(140, 300, 12) + ellipse(372, 300, 12) + ellipse(176, 226, 12) + ellipse(336, 226, 12) + ellipse(256, 194, 12),
        '#ffe08a',
      ),
      shape('M256 226q96 4 98 104 0 88-98 92-98-4-98-92 2-100 98-104z', {}, { round: 70, free: true }),
      form(mirrored(ellipse(212, 312, 32, 33)), plain('#ffe04a', { metal: 0.4, light: '#fffbd0', deep: '#8a4a06' }), {
        free: true,
        ink: 5,
        close: 1,
      }),
      mark(mirrored(ellipse(216, 314, 8, 23) + ellipse(240, 350, 6, 5)), '#140a10'),
      form(mirrored(stroke('M176 276q30-26 62-4', 13)), plain('#2a5a2a'), { free: true, ink: 0, close: 1 }),
      mark(stroke('M182 366q74 54 148 0', 9), '#0c2416'),
      shape('M204 378l10 24 14-18zM284 384l14 18 10-24z', plain('#fff4dc'), { ink: 2, free: true, edge: 6 }),
      ray(mirrored(ellipse(204, 302, 7)), '#ffffff', 2),
      shape('M256 424q-20 60-76 70 10-50 60-76zM256 424q20 60 76 70-10-50-60-76z', cloth('#e04a3a'), { round: 24 }),
      form(ellipse(256, 430, 26, 20), cloth('#c8342a'), { round: 20 }),
      form(
        path('M-10 512q20-44 100-40 60-24 166-8 100-16 166 8 80-4 100 40z'),
        { ...m.moss, base: '#5a5a2a', second: '#5a5a2a', texture: 'none' },
        { round: 30 },
      ),
    ],
  },
  boss_empty_armour: {
    material: material('steel'),
    layers: [item('two-handed-sword', steel, 1, 430, 250, -45), ...placed(knight('#3a4ac8', '#6ab8ff', 0), 0.94, 240, 512)],
    fadeFrom: 456,
  },
  'boss_empty_armour/2': {
    material: material('steel'),
    layers: [
      ...rage('#5ad8ff'),
      item('spectre', { glow: '#8af4ff' }, 0.9, 270, 210, 0, { kind: 'glow', soft: 10, opacity: 0.9 }),
      ...placed(
        knight('#5ad8ff', '#8af4ff', -26)
          .map((layer) => (layer.icon === 'visored-helm' ? { ...layer, x: 170, y: 96, size: 0.46 } : layer))
          .filter((_, k) => k !== 4),
        0.96,
        256,
        530,
      ),
      item('gauntlet', steel, 0.3, 440, 180, 30),
    ],
    fadeFrom: 0,
  },
}
