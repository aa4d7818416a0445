import { mirrored, plain } from '../../shapes/person/person.ts'
import { ellipse, path, star, stroke } from '../../shapes/svg.ts'
import { materials as m } from '../materials.ts'
import { darkPeople } from '../people-dark.ts'
import { magic } from '../people-magic.ts'
import { crown, furry, mantle, pole } from './gear.ts'
import { form, iron, item, type Kinds, light, mark, person, ray, shape, wood } from './kit.ts'

export const giants: Kinds = {
  shepherd_cyclops: {
    ...darkPeople.CYCLOPS,
    layers: [
      item('shepherds-crook', wood, 0.9, 420, 220, 0),
      ...darkPeople.CYCLOPS.layers,
      item('sheep', { ...plain('#f8f2e8', { deep: '#6a6078', texture: 'fur' }) }, 0.46, 112, 410, 0, {
        fill: true,
        close: 4,
        material: { ...plain('#fbf6ee', { deep: '#6a6078' }), body: '#4a3a3a' },
      }),
    ],
    fadeFrom: 470,
  },
  forge_cyclops: person(
    {
      size: 0.9,
      skin: '#a85a3a',
      cloth: '#3a2a24',
      trim: 'ash',
      brow: '#1e0e0a',
      eyes: '#ffb02a',
      strong: true,
      oneEye: true,
      ears: 'wide',
      beard: 'full',
      hair: '#2a1a18',
      nose: 'broad',
      hide: { deep: '#2a0e0a', rim: '#ffb03a', rough: 1 },
      before: [shape('M140 176q8-120 116-122 108 2 116 122-116-50-232 0z', { ...m.bark, base: '#4a3020', second: '#4a3020' })],
    },
    {
      back: [light('#ff7a2a', 256, 280, 190, 0.6), item('thor-hammer', iron, 0.62, 110, 150, -90)],
      front: [item('anvil', iron, 0.62, 300, 440, 0), ray(star(250, 348, 60, 14, 7), '#ffd84a', 6)],
      fade: 0,
    },
  ),
  young_titan: person(
    {
      size: 0.9,
      skin: '#7ab4e8',
      hair: '#f0d060',
      style: 'short',
      cloth: '#f4f0e8',
      trim: 'gold',
      brow: '#c8a03a',
      eyes: '#ffd23a',
      strong: true,
      hide: { deep: '#10204a', rim: '#ffe89a' },
      hat: { kind: 'laurel', colour: '#7ac85a', jewel: '#ffe46a' },
    },
    {
      x: 224,
      back: [light('#ffe46a', 410, 180, 110, 0.5)],
      front: [
        shape('M420 30L330 240h60l-44 200 150-250h-70l50-160z', plain('#ffd23a', { light: '#fffbd8', deep: '#8a5a08' }), { round: 30 }),
        item('fist', plain('#7ab4e8', { deep: '#10204a' }), 0.26, 404, 330, 0, { fill: true, close: 3 }),
      ],
    },
  ),
  storm_titan: {
    ...magic.TITAN,
    layers: [
      ...magic.TITAN.layers,
      shape(
        'M10 500q-6-60 60-64 20-50 80-34 40-40 106-20 60-30 106 16 60-20 80 34 60 4 66 68z',
        plain('#6a7ab0', { deep: '#1a2048', light: '#d8e4ff' }),
        { round: 50 },
      ),
      ray(path('M180 430l-30 50h26l-16 32 50-50h-26l20-32zM350 430l-30 50h26l-16 32 50-50h-26l20-32z'), '#ffe46a', 4),
    ],
    fadeFrom: 0,
  },
  frost_yotun: person(
    {
      size: 0.66,
      skin: '#7aa8e0',
      hair: '#e8f4ff',
      style: 'wild',
      beard: 'full',
      cloth: '#2a4a8a',
      trim: 'bone',
      brow: '#f4fbff',
      eyes: '#aef4ff',
      strong: true,
      fierce: true,
      hide: { deep: '#10285a', rim: '#e8ffff' },
      before: mantle('#f0f6ff'),
    },
    {
      back: [
        light('#a0e4ff', 256, 120, 170, 0.6),
        form(mirrored(stroke('M150 440Q60 380 70 240L96 150', 62)), plain('#7aa8e0', { deep: '#10285a', rim: '#e8ffff' }), {
          round: 44,
          close: 1,
          maxHole: 0,
        }),
        form(mirrored(stroke('M66 270l16-60', 70)), furry('#e8f0fa'), { close: 1, maxHole: 0, edge: 30 }),
        shape('M70 130L110 20l150-30 130 20 70 110-60 60-150 20-140-30z', { ...m.ice, base: '#8ad0f8', second: '#8ad0f8' }, { round: 60 }),
        mark(path('M110 26l40 60-60 40M150 86l110 10 10 100M260 96l120-70'), '#e8fbff', { opacity: 0.25 }),
        form(mirrored(ellipse(96, 140, 40, 34)), plain('#7aa8e0', { deep: '#10285a', rim: '#e8ffff' }), { round: 36 }),
      ],
    },
  ),
  yotun_king: person(
    {
      size: 0.9,
      skin: '#8ab8e0',
      hair: '#f4fbff',
      style: 'long',
      beard: 'long',
      cloth: '#1e3a6a',
      trim: 'steel',
      brow: '#f4fbff',
      eyes: '#aef4ff',
      strong: true,
      fierce: true,
      hide: { deep: '#10285a', rim: '#e8ffff' },
      before: [...crown({ ...m.ice, texture: 'none', base: '#b8ecff', metal: 0.4 }, '#2a6aff', 170), ...mantle('#f4f8ff')],
    },
    {
      y: 520,
      back: [pole(450, 120, 20), light('#a0f0ff', 450, 80, 70), item('frozen-orb', { ...m.ice }, 0.26, 450, 84, 0, { fill: true })],
    },
  ),
}
