import { mirrored, plain } from '../../shapes/person/person.ts'
import { ellipse, path, star, stroke } from '../../shapes/svg.ts'
import { materials as m } from '../materials.ts'
import { darkPeople } from '../people-dark.ts'
import { magic } from '../people-magic.ts'
import { crown, horns, mantle, pole } from './gear.ts'
import { form, iron, item, type Kinds, light, mark, person, ray, shape, wood } from './kit.ts'

const snow = plain('#f4f9ff', { deep: '#5a80b8', rim: '#a0e4ff', rough: 0.8 })

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
      size: 0.8,
      skin: '#6a9ae0',
      cloth: '#2a4a8a',
      trim: 'bone',
      brow: '#f4fbff',
      eyes: '#aef4ff',
      strong: true,
      fierce: true,
      nose: 'broad',
      mouth: 'none',
      hide: { deep: '#10285a', rim: '#e8ffff' },
      before: [
        horns('#c8ecff', 'M170 130Q70 130 20 30Q10-40 50-70Q60 40 206 92z'),
        shape(
          'M20 520Q0 390 90 366Q150 350 190 376 256 400 322 376 362 350 422 366 512 390 492 520L440 486 400 520 356 484 H156L112 520 72 486z',
          snow,
          {
            round: 60,
          },
        ),
        shape('M134 180Q116 56 256 48 396 56 378 180L362 206 344 164 316 178 296 154 256 170 216 154 196 178 168 164 150 206z', snow, {
          round: 60,
        }),
        shape(
          'M132 246Q160 300 202 296 228 278 256 292 284 278 310 296 352 300 380 246 396 330 372 372L354 456 328 398 308 494 284 416 256 520 228 416 204 494 184 398 158 456 140 372Q116 330 132 246z',
          { ...m.ice, texture: 'none', base: '#8ad4f8', second: '#8ad4f8', metal: 0.4 },
          { edge: 22, round: 50 },
        ),
        ray(mirrored(ellipse(210, 227, 13)), '#c8fbff', 6),
        mark(path('M206 322q50-18 100 0-8 34-50 34t-50-34z'), '#0a1a3a'),
        form(path('M216 322h22l-10 22zM274 322h22l-12 22z'), plain('#ffffff'), { ink: 1, edge: 6, free: true }),
      ],
    },
    {
      x: 216,
      back: [
        light('#a0e4ff', 420, 130, 130, 0.6),
        shape(
          'M216 480L60 470-10 330 60 350 10 220 90 280 70 130 140 200 216 90 292 200 350 140 340 280 420 250 370 350 430 350 372 470z',
          { ...m.ice, texture: 'none', base: '#4a9ae0', second: '#4a9ae0' },
          { edge: 30, round: 60 },
        ),
        form(stroke('M392 512L434 160', 40), { ...wood, rim: '#e8ffff' }, { round: 20 }),
        shape('M376 190L348 96 392 20 458-4 508 54 502 150 458 214z', { ...m.ice, base: '#8ad0f8', second: '#8ad0f8' }, { round: 60 }),
      ],
      front: [
        form(
          ellipse(404, 400, 42, 24) + ellipse(402, 434, 44, 26) + ellipse(398, 468, 42, 26),
          plain('#6a9ae0', { deep: '#10285a', rim: '#e8ffff' }),
          { edge: 22, close: 1, maxHole: 0 },
        ),
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
