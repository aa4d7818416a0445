// Monks, nuns, assassins, berserks, barbarians, paladins and warlocks.
import { mirrored, type Person, plain } from '../../shapes/person/person.ts'
import { glory } from '../../shapes/person/props.ts'
import { box, ellipse, path, stroke } from '../../shapes/svg.ts'
import { materials as m } from '../materials.ts'
import { kingdom } from '../people-kingdom.ts'
import { spirits } from '../spirits.ts'
import { beads, cloth, crown, furry, horns, LONG, lantern, mantle, scarf } from './gear.ts'
import { form, gold, iron, item, type Kinds, light, mark, person, ray, shape, steel } from './kit.ts'
import { man, woman } from './people.ts'

export const orders: Kinds = {
  stair_monk: kingdom.MONK,
  iron_monk: person(
    {
      ...man,
      size: 0.84,
      skin: '#c88a5a',
      cloth: '#c8702a',
      trim: 'bronze',
      brow: '#1a1010',
      eyes: '#3a2a1a',
      fierce: true,
      hair: undefined,
      before: [beads, mark(ellipse(226, 124, 6) + ellipse(256, 118, 6) + ellipse(286, 124, 6), '#6a2a1a')],
    } as Person,
    {
      back: [shape('M10 512q-20-180 90-210h312q110 30 90 210z', plain('#c88a5a', { deep: '#4a2016' }), { round: 90 })],
      front: [
        item('fist', { ...iron }, 0.36, 110, 420, 0, { fill: true, close: 4 }),
        item('fist', { ...iron }, 0.36, 402, 420, 0, { fill: true, close: 4, flip: true }),
      ],
      fade: 0,
    },
  ),
  lamp_nun: person(
    { ...woman, hat: { kind: 'veil', colour: '#34306a', band: '#f8f4ff' } },
    { x: 236, front: lantern(420, 350, 0.5), fade: 466 },
  ),
  bell_nun: person(
    { ...woman, size: 0.66, cloth: '#6a2a3a', hat: { kind: 'veil', colour: '#7a2a40', band: '#f8f4ff' } },
    {
      y: 370,
      front: [
        shape('M256 250q110 8 116 120 6 70 40 100H100q34-30 40-100 6-112 116-120z', { ...m.gold, texture: 'hammer' }, { round: 100 }),
        form(box(90, 456, 332, 36, 14) + ellipse(256, 246, 24), gold, { edge: 14 }),
        form(ellipse(256, 500, 34), { ...m.bronze }, { edge: 20 }),
        form(path('M240 300h32v30h30v28h-30v60h-32v-60h-30v-28h30z'), gold, { free: true, ink: 3, edge: 8 }),
      ],
      fade: 0,
    },
  ),
  roof_assassin: {
    ...spirits.ASSASSIN,
    layers: [
      ...spirits.ASSASSIN.layers,
      form([0, 1, 2, 3, 4].map((k) => path(`M${k * 104 - 6} 440h104v60q-52 40-104 0z`)).join(''), plain('#b0503a', { deep: '#3a120e' }), {
        edge: 24,
        close: 1,
      }),
    ],
  },
  silk_assassin: person(
    {
      ...woman,
      size: 0.86,
      skin: '#f0c8a8',
      hair: '#1a1226',
      style: 'tied',
      cloth: '#3a1a5a',
      trim: 'blood',
      brow: '#1a0e1e',
      eyes: '#b03a8a',
      before: [
        ...scarf('#6a1a4a'),
        form(stroke('M150 60L360 20M150 20l210 50', 12), gold, { edge: 6 }),
        form(ellipse(368, 18, 14) + ellipse(144, 18, 14), plain('#ff4a7a')),
      ],
    },
    {
      x: 216,
      back: [item('stiletto', steel, 0.5, 430, 150, 90)],
      front: [item('handheld-fan', plain('#e04a7a', { second: '#f4d0a0', deep: '#3a0420' }), 0.58, 396, 400, 0)],
      fade: 0,
    },
  ),
  northern_berserk: kingdom.BERSERK,
  bear_berserk: person(
    {
      ...man,
      size: 0.82,
      beard: 'full',
      hair: '#8a5a2a',
      brow: '#5a3010',
      skin: '#e0a878',
      fierce: true,
      mouth: 'fangs',
      eyes: '#ff6a2a',
      cloth: '#4a2a1a',
      trim: 'fur',
    },
    {
      y: 530,
      back: [shape('M256-6q190 10 210 200 20 160 40 318H6q20-158 40-318Q66 4 256-6z', furry('#5a3420'), { round: 90 })],
      front: [
        form(mirrored(ellipse(96, 70, 56)), furry('#5a3420'), { round: 40 }),
        shape('M256 10q120 6 150 110 10 50-30 70-60-20-120-20t-120 20q-40-20-30-70Q136 16 256 10z', furry('#6a4028'), { round: 80 }),
        shape('M256 70q60 4 66 54 0 34-66 40-66-6-66-40 6-50 66-54z', furry('#a87848'), { ink: 3, free: true }),
        mark(ellipse(256, 88, 26, 16), '#1a0e10'),
        ray(mirrored(ellipse(180, 74, 9)), '#ff8a2a', 6),
        form(path('M150 176l26 50 20-44zM362 176l-26 50-20-44z'), plain('#fff4d8'), { edge: 12 }),
      ],
    },
  ),
  steppe_barbarian: person(
    {
      ...man,
      skin: '#d8945e',
      beard: 'moustache',
      hair: '#1e120c',
      brow: '#1a0e08',
      fierce: true,
      cloth: '#a8502a',
      trim: 'fur',
      before: [
        shape('M110 190q-10-60 30-76 116-56 232 0 40 16 30 76-146-50-292 0z', furry('#5a3a24')),
        shape('M160 120q20-110 96-120 76 10 96 120-96-36-192 0z', cloth('#c8322a')),
        form(ellipse(256, 4, 20), gold),
      ],
    },
    {
      x: 276,
      back: [
        shape('M40 10q-20 240 90 430l40-20Q70 240 90 0z', steel),
        form(path('M120 420l70-36 14 26-70 40zM140 450l30-14 24 60-30 14z'), gold),
      ],
    },
  ),
  barbarian_queen: person(
    {
      ...woman,
      size: 0.88,
      skin: '#c87a4a',
      hair: '#c8341a',
      style: 'braids',
      cloth: '#5a2a14',
      trim: 'bone',
      brow: '#7a1a0a',
      eyes: '#3ad88a',
      fierce: true,
      before: [
        horns('#f4e8c8', LONG),
        ...crown(gold, '#3ad88a', 60),
        mark(stroke('M170 262l56 20M342 262l-56 20', 12), '#2a5ab8'),
        ...mantle('#8a6a4a'),
      ],
    },
    { y: 524, back: [] },
  ),
  young_paladin: kingdom.PALADIN,
  dawn_paladin: person(
    {
      ...man,
      size: 0.86,
      skin: '#f0c8a0',
      hair: '#f4d88a',
      style: 'long',
      beard: 'full',
      brow: '#b88a3a',
      eyes: '#3a9aff',
      cloth: '#f4f0ff',
      trim: 'gold',
      before: [
        shape('M256 40q110 10 116 120l-60-14-56 20-56-20-60 14q6-110 116-120z', { ...gold, base: '#f8d060' }),
        shape('M140 150Q40 120 20 0q80 30 130 60zM372 150q100-30 120-150-80 30-130 60z', plain('#fffaf0', { deep: '#8a80b0' }), {
          round: 30,
        }),
      ],
    },
    {
      x: 290,
      back: [glory],
      front: [
        shape('M10 270q120-40 230 0 10 170-116 236Q0 440 10 270z', plain('#f8f4ff', { deep: '#6a6aa0', metal: 0.5 }), { round: 50 }),
        item('sun', { ...gold, base: '#f0a820' }, 0.34, 126, 370, 0),
      ],
      fade: 0,
    },
  ),
  bog_warlock: person(
    {
      ...man,
      size: 0.84,
      skin: '#a8a878',
      hair: '#4a5a34',
      beard: 'full',
      nose: 'hooked',
      fierce: true,
      eyes: '#c8ff3a',
      brow: '#2a301a',
      cloth: '#3a4a2a',
      trim: 'moss',
      hood: '#4a5a30',
      hide: { deep: '#1e240e', rim: '#c8ff8a' },
    },
    {
      x: 220,
      back: [light('#a8ff4a', 420, 400, 110, 0.5), item('swamp', { ...m.leaf, base: '#6a8a2a' }, 0.7, 400, 170, 0)],
      front: [item('frog', { ...m.moss, base: '#7ac83a', second: '#7ac83a', texture: 'none' }, 0.5, 396, 420, 0, { round: 40 })],
      fade: 0,
    },
  ),
  red_warlock: person(
    {
      ...man,
      size: 0.84,
      skin: '#3a1a24',
      cloth: '#8a0e1e',
      trim: 'gold',
      brow: '#0a0408',
      eyes: '#ff7a2a',
      hair: undefined,
      hood: '#a8121e',
      mouth: 'none',
      fierce: true,
      hide: { light: '#7a3a4a', rim: '#ff6a4a' },
    } as Person,
    {
      back: [
        ray(
          path('M256 0l60 90 110-40-20 110 100 60-90 70 30 120-120-20-70 80-70-80-120 20 30-120-90-70 100-60-20-110 110 40z'),
          '#ff3a1a',
          16,
          0.55,
        ),
      ],
      front: [
        light('#ff8a2a', 110, 400, 70, 0.7),
        item('flame', m.fire, 0.34, 110, 390, 0),
        light('#ff8a2a', 402, 400, 70, 0.7),
        item('flame', m.fire, 0.34, 402, 390, 0, { flip: true }),
      ],
      fade: 474,
    },
  ),
}
