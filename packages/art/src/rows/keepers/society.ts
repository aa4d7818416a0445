// Keepers of places that are more than a shop, and the hosts of events.
import { plain } from '../../shapes/person/person.ts'
import { ellipse, path, ring, star, stroke } from '../../shapes/svg.ts'
import { ruff, spectacles, strawHat } from '../kinds/gear.ts'
import { form, gold, iron, item, light, mark, ray, shape, steel, wood } from '../kinds/kit.ts'
import { materials as m } from '../materials.ts'
import { catFace, hareFace, owlFace } from './animals.ts'
import { creatureKeeper, type Keeper, keeper } from './kit.ts'

export const societyKeepers: Record<string, Keeper> = {
  smith: keeper(
    {
      skin: '#b8704a',
      hair: '#2a1a14',
      style: 'tied',
      beard: 'full',
      cloth: '#6a4a34',
      trim: 'steel',
      brow: '#1e120c',
      eyes: '#ff9a3a',
      strong: true,
    },
    { back: [light('#ff8a2a', 256, 320, 180, 0.5), item('flat-hammer', steel, 0.44, 434, 170, 20)] },
  ),
  wheel_girl: keeper(
    {
      skin: '#f0c09a',
      hair: '#8a3a1e',
      style: 'braids',
      cloth: '#c83a5a',
      trim: 'gold',
      brow: '#5a2210',
      eyes: '#4a8a5a',
      hat: { kind: 'circlet', colour: '#e8b038', jewel: '#5ad8ff' },
    },
    {
      back: [
        form(ring(256, 240, 236, 206), gold, { maxHole: 0, edge: 14 }),
        form(
          Array.from({ length: 12 }, (_, k) =>
            ellipse(256 + 221 * Math.cos((k * Math.PI) / 6), 240 + 221 * Math.sin((k * Math.PI) / 6), 10),
          ).join(''),
          plain('#e8323a'),
          { free: true, ink: 3 },
        ),
      ],
    },
  ),
  locksmith: keeper(
    {
      skin: '#d8a880',
      hair: '#7a6a60',
      style: 'short',
      beard: 'moustache',
      cloth: '#4a4a6a',
      trim: 'bronze',
      brow: '#5a4a40',
      eyes: '#7a8a4a',
      before: spectacles(iron),
    },
    { back: [item('keyring', gold, 0.36, 84, 220)], front: [item('padlock', gold, 0.24, 430, 430, 0, { fill: true })] },
  ),
  hare_postman: creatureKeeper(
    [
      ...hareFace('#dfe4f0', '#ffffff'),
      shape('M150 130q106-60 212 0l10 26q-116-36-232 0z', plain('#2a5ab8'), { free: true }),
      shape('M150 150q106-40 212 0l30 24q-136-40-272 0z', plain('#1e3a8a'), { free: true }),
      form(ellipse(256, 110, 18), gold, { free: true, ink: 4 }),
      shape('M330 410h130v86H330z', plain('#f4ead0', { deep: '#8a6a3a' })),
      mark(stroke('M336 416l59 44 59-44', 6), '#8a6a3a'),
    ],
    { brow: '#7a86a0', mouthBy: 14 },
  ),
  arena_herald: keeper(
    {
      skin: '#e8b890',
      hair: '#e0a83a',
      style: 'short',
      cloth: '#3a5ab8',
      trim: 'gold',
      brow: '#a8741e',
      eyes: '#3a7ad8',
      strong: true,
      hat: { kind: 'laurel', colour: '#e8b038', jewel: '#e0342e' },
      before: ruff,
    },
    { back: [item('trumpet-flag', { ...gold, second: '#c8322a' }, 0.5, 86, 170)] },
  ),
  clan_steward: keeper(
    {
      skin: '#d09a78',
      hair: '#3a3440',
      style: 'short',
      beard: 'full',
      cloth: '#3a6a4a',
      trim: 'gold',
      brow: '#28222e',
      eyes: '#6aa85a',
      before: spectacles(gold),
    },
    {
      front: [
        item('notebook', plain('#8a3a2a', { second: '#f4ead6' }), 0.3, 424, 420, -8, { fill: true }),
        item('feather', plain('#f4f0ff', { deep: '#6a6a9a' }), 0.24, 440, 300, -20),
      ],
    },
  ),
  owl: creatureKeeper(
    [
      ...owlFace('#8a6a4a', '#e8d4b0'),
      shape('M150 76l106-46 106 46-106 40z', plain('#2a2440')),
      form(stroke('M344 82q24 30 18 76', 8) + ellipse(362, 168, 12, 18), gold, { edge: 6, ink: 4 }),
    ],
    { brow: '#2a1608', strong: true, browsBy: -16, mouthBy: 40 },
  ),
  spring: keeper(
    {
      skin: '#ffdcc0',
      hair: '#e8c05a',
      style: 'braids',
      cloth: '#5ab85a',
      trim: 'rose',
      brow: '#b8903a',
      eyes: '#4ab86a',
      hat: { kind: 'wreath', colour: '#5ab84a', jewel: '#ff9ac8' },
    },
    {
      back: [
        light('#fff0b0', 256, 220, 190, 0.4),
        item('butterfly', { ...m.rose, texture: 'none' }, 0.2, 430, 130, 20),
        item('daisy', { ...m.rose, texture: 'none' }, 0.3, 80, 380),
      ],
    },
  ),
  birthday: creatureKeeper(
    [
      ...hareFace('#fff4f8', '#ffffff'),
      shape('M196 120L256-60l60 180q-60-24-120 0z', plain('#e84a8a', { texture: 'cloth' })),
      mark(stroke('M226 40l56 30M212 80l84 30', 12), '#ffe46a'),
      form(star(256, -56, 30, 13, 5), gold, { free: true }),
      shape('M180 400q76 40 152 0l-20 60-56-34-56 34z', plain('#3a8ae8')),
    ],
    { brow: '#c88aa0', mouthBy: 14 },
  ),
  kupala: keeper(
    {
      skin: '#f0c8a0',
      hair: '#3a2a1e',
      style: 'long',
      cloth: '#f4f0e4',
      trim: 'red',
      brow: '#241810',
      eyes: '#3a7a4a',
      hat: { kind: 'wreath', colour: '#3a8a4a', jewel: '#e8e04a' },
    },
    {
      back: [
        light('#ff9a3a', 256, 300, 190, 0.45),
        item('fern', { ...m.leaf }, 0.5, 84, 300),
        ray(ellipse(440, 120, 8) + ellipse(400, 70, 5) + ellipse(470, 190, 6), '#fff08a', 5),
      ],
    },
  ),
  apples: keeper(
    {
      skin: '#d8946a',
      hair: '#e8e0d0',
      style: 'short',
      beard: 'long',
      cloth: '#8a5a34',
      trim: 'leaf',
      brow: '#d8d0c0',
      eyes: '#5a8a3a',
      strong: true,
      before: strawHat,
    },
    {
      front: [
        form(ellipse(420, 440, 52, 50), { ...m.red, texture: 'none' }, { edge: 40 }),
        form(ellipse(352, 480, 44, 42), { ...m.gold, texture: 'none', base: '#d8c83a' }, { edge: 36 }),
        form(stroke('M420 396q4-20 20-26', 8), wood, { edge: 4 }),
      ],
    },
  ),
  cats: creatureKeeper(
    [
      ...catFace('#8a8494', '#f4f0fa', '#e8b83a'),
      shape('M130 130l126-60 126 60-126 50z', plain('#22203a')),
      form(stroke('M370 132q20 30 14 76', 8) + ellipse(384, 216, 12, 18), gold, { edge: 6, ink: 4 }),
      ...spectacles(gold),
    ],
    { brow: '#3a3444', browsBy: -8, mouthBy: 24 },
  ),
  halloween: creatureKeeper(
    [
      light('#ff9a2a', 256, 240, 200, 0.4),
      shape('M70 512q10-100 120-130h132q110 30 120 130z', plain('#3a1e4a', { texture: 'cloth', deep: '#0e0616' }), { round: 70 }),
      form(ellipse(150, 236, 92, 130) + ellipse(362, 236, 92, 130), plain('#e0721a', { deep: '#5a1e06' }), { round: 70 }),
      form(ellipse(206, 236, 90, 144) + ellipse(306, 236, 90, 144), plain('#f0861f', { deep: '#5a1e06' }), { round: 70 }),
      form(ellipse(256, 236, 70, 148), plain('#f59a2e', { deep: '#5a1e06' }), { round: 60 }),
      shape('M236 100q-10-60 40-80l20 22q-26 20-20 60z', plain('#5a8a3a')),
      ray('<path d="M170 214q34-20 66 22-40 16-66-22zM342 214q-34-20-66 22 40 16 66-22z"/>', '#fff08a', 6),
      ray(path('M256 262l16 26h-32z'), '#ffe46a', 4),
    ],
    { brow: '#4a1806', browsBy: -8 },
  ),
}
