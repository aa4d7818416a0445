// Creatures of the water.
import { mirrored, plain } from '../../shapes/person/person.ts'
import { ellipse, stroke } from '../../shapes/svg.ts'
import { darkPeople } from '../people-dark.ts'
import { magic } from '../people-magic.ts'
import { form, gold, item, type Kinds, light, mark, person, ray, shape, steel } from './kit.ts'

const cobra = 'M256 30q190 10 216 190 0 120-120 170 60 40 70 122H90q10-82 70-122-120-50-120-170Q66 40 256 30z'

export const deep: Kinds = {
  river_mermaid: magic.MERMAID,
  reef_naga: person(
    {
      size: 0.62,
      skin: '#4ab8a0',
      cloth: '#e8705a',
      trim: 'gold',
      brow: '#0e3a3a',
      eyes: '#ffd23a',
      ears: 'pointed',
      fierce: true,
      hide: { texture: 'scale', textureDepth: 0.4, deep: '#06383c', rim: '#ffd9b0', light: '#d8fff0' },
    },
    {
      y: 408,
      fade: 0,
      back: [
        item('trident', gold, 0.86, 76, 236, 135, { flip: true }),
        item('trident', gold, 0.86, 442, 236, -135),
        form(
          mirrored(stroke('M256 130Q200 70 206 14M236 110Q170 60 150 66M220 150Q150 120 116 132M206 60l-34-24M150 100l-10-50', 26)),
          plain('#f0705a', { deep: '#6a1420', rough: 1.2 }),
          { close: 1, maxHole: 0, edge: 14 },
        ),
        form(
          mirrored(stroke('M190 370Q120 380 96 300M190 340Q110 330 120 240', 30)),
          { base: '#4ab8a0', second: '#4ab8a0' },
          { close: 1, maxHole: 0, edge: 15 },
        ),
        form(
          mirrored(ellipse(94, 290, 27, 25) + ellipse(122, 228, 25, 23)),
          { base: '#4ab8a0', second: '#4ab8a0' },
          { edge: 18, close: 1, maxHole: 0 },
        ),
      ],
      front: [
        form(stroke('M60 470Q256 530 452 462', 84), plain('#2a9a86', { texture: 'scale', deep: '#06383c' }), { round: 60 }),
        form(stroke('M420 470q70-20 60-90', 30), plain('#2a9a86', { texture: 'scale', deep: '#06383c' }), { round: 30 }),
        form(stroke('M132 410Q256 456 384 404', 66), plain('#3ab098', { texture: 'scale', deep: '#06383c' }), { round: 50 }),
        mark(stroke('M150 424Q256 464 366 420M70 496Q256 540 440 490', 12), '#d8f0b0', { opacity: 0.7 }),
      ],
    },
  ),
  abyss_naga: person(
    {
      size: 0.82,
      skin: '#5a5ab0',
      cloth: '#16204a',
      trim: 'gold',
      brow: '#16103a',
      eyes: '#ffe46a',
      fierce: true,
      mouth: 'fangs',
      hide: { texture: 'scale', textureDepth: 0.5, deep: '#10103a', rim: '#7affd0' },
      hat: { kind: 'circlet', colour: '#e0b040', jewel: '#5affc8' },
    },
    {
      back: [
        shape(cobra, plain('#3a3a8a', { texture: 'scale', deep: '#0a0a2a' }), { round: 60 }),
        shape(
          'M256 70q140 20 160 150-10 90-100 130h-120q-90-40-100-130 20-130 160-150z',
          plain('#7a6ad0', { texture: 'scale', deep: '#1a1a5a' }),
          { free: true, round: 50 },
        ),
        form(stroke('M40 500q-30-90 30-150', 30) + stroke('M472 500q30-90-30-150', 30), plain('#5a5ab0', { deep: '#10103a' }), {
          edge: 14,
        }),
      ],
      front: [item('croc-sword', steel, 0.34, 64, 300, -45), item('croc-sword', steel, 0.34, 448, 300, 0)],
    },
  ),
  stone_gorgon: darkPeople.GORGON,
  gorgon_queen: person(
    {
      size: 0.72,
      skin: '#b890d8',
      cloth: '#3a1a5a',
      trim: 'gold',
      brow: '#2a0e3a',
      eyes: '#ffe83a',
      ears: 'pointed',
      mouth: 'fangs',
      hide: { deep: '#2a0e44', rim: '#8affb0', light: '#f4e0ff' },
      hat: { kind: 'crown', colour: '#e8b038', jewel: '#3ae08a' },
    },
    {
      back: [
        light('#c86aff', 256, 220, 180, 0.5),
        form(
          mirrored(
            stroke('M236 300Q120 300 60 220Q20 150 70 110', 40) +
              stroke('M240 260Q150 220 130 130Q120 60 170 40', 38) +
              stroke('M240 340Q130 380 60 350Q10 330 20 280', 38),
          ),
          plain('#3aa86a', { texture: 'scale', textureDepth: 0.6, deep: '#0a2a1c' }),
          { close: 1, maxHole: 0, edge: 22 },
        ),
        form(
          mirrored(
            '<ellipse cx="82" cy="96" rx="44" ry="32" transform="rotate(-30 82 96)"/><ellipse cx="186" cy="36" rx="42" ry="30" transform="rotate(-10 186 36)"/><ellipse cx="26" cy="262" rx="32" ry="42"/>',
          ),
          plain('#5ad08a', { deep: '#0a2a1c' }),
          { close: 1, edge: 24 },
        ),
        ray(mirrored(ellipse(74, 88, 8) + ellipse(184, 28, 8) + ellipse(22, 250, 8)), '#ffe83a', 4),
      ],
    },
  ),
}
