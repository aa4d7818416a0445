// Keepers of the towns and castles.
import { plain } from '../../shapes/person/person.ts'
import { featherWings } from '../../shapes/person/props.ts'
import { box, ellipse, star, stroke } from '../../shapes/svg.ts'
import { beads, ruff, spectacles } from '../kinds/gear.ts'
import { form, gold, iron, item, light, mark, ray, shape, steel, wood } from '../kinds/kit.ts'
import { materials as m } from '../materials.ts'
import { octopusFace } from './animals.ts'
import { creatureKeeper, type Keeper, keeper } from './kit.ts'

export const townKeepers: Record<string, Keeper> = {
  castle_steward: keeper(
    {
      skin: '#f0c8a8',
      hair: '#d8d4e0',
      style: 'short',
      beard: 'moustache',
      cloth: '#2a4a9a',
      trim: 'steel',
      brow: '#b8b4c8',
      eyes: '#6a7a9a',
      before: ruff,
    },
    { back: [item('knight-banner', { ...m.arcane, texture: 'cloth' }, 0.42, 436, 170)] },
  ),
  gatekeeper: keeper(
    {
      skin: '#c8906a',
      hair: '#3a2a24',
      style: 'wild',
      beard: 'long',
      cloth: '#4a3a3a',
      trim: 'ash',
      brow: '#2a1c18',
      eyes: '#ff9a3a',
      ears: 'wide',
      nose: 'broad',
      strong: true,
    },
    {
      back: [
        shape(
          'M20 512V150Q40 10 256 6q216 4 236 144v362h-60V170Q420 80 256 76T80 170v342z',
          { ...m.ash, texture: 'crack', base: '#5a4a50' },
          { round: 40 },
        ),
        light('#ff8a2a', 256, 300, 150, 0.4),
      ],
    },
  ),
  librarian: keeper(
    {
      skin: '#ffe0c8',
      hair: '#f4e0a0',
      style: 'tied',
      cloth: '#f0ecfa',
      trim: 'gold',
      brow: '#b8923a',
      eyes: '#5a9ae8',
      before: spectacles(gold),
      behind: featherWings(plain('#ffffff', { deep: '#8a86b8' }), plain('#ffe9b0', { deep: '#a8843a' })),
    },
    { front: [item('white-book', plain('#f4ead6', { deep: '#6a5a3a' }), 0.3, 420, 430, -10)] },
  ),
  ice_smith: keeper(
    {
      skin: '#9ac0e8',
      hair: '#e87a2a',
      style: 'wild',
      beard: 'long',
      cloth: '#4a3a34',
      trim: 'bronze',
      brow: '#c8601a',
      eyes: '#e8ffff',
      strong: true,
      hide: { deep: '#16305a', rim: '#e8ffff' },
    },
    { back: [light('#ffb05a', 256, 380, 120, 0.5), item('thor-hammer', steel, 0.4, 438, 190, 20)] },
  ),
  mahout: keeper(
    {
      skin: '#a8683a',
      hair: '#1e140e',
      style: 'short',
      beard: 'moustache',
      cloth: '#c8862a',
      trim: 'violet',
      brow: '#180f0a',
      eyes: '#5a3a1a',
      before: [
        shape('M130 170Q110 50 256 40q146 10 126 130-60-50-126-50t-126 50z', plain('#7a3ab8', { texture: 'cloth' })),
        shape('M132 150Q160 70 330 60q-90 40-150 80z', plain('#e8b038', { texture: 'cloth' }), { free: true }),
      ],
    },
    { back: [item('mammoth', plain('#8a6a8a', { texture: 'fur', deep: '#2a1834' }), 0.46, 90, 330, 0, { fill: true })] },
  ),
  jeweller: keeper(
    {
      skin: '#e0b090',
      hair: '#6a5a70',
      style: 'short',
      beard: 'full',
      cloth: '#4a2a7a',
      trim: 'violet',
      brow: '#4a3a50',
      eyes: '#b06af0',
      before: [
        shape('M140 160Q130 60 256 54q126 6 116 106-116-40-232 0z', { ...iron, base: '#7a6a98' }),
        form(ellipse(256, 92, 40), gold, { edge: 14 }),
        ray(ellipse(256, 92, 26), '#fff4b0', 8),
      ],
    },
    {
      back: [
        light('#fff0b0', 256, 130, 90, 0.6),
        item('crystal-growth', { ...m.violet, texture: 'none', base: '#a85af0' }, 0.42, 84, 380),
        item('crystal-growth', { ...m.violet, texture: 'none', base: '#8a4ae0' }, 0.34, 440, 410, 0, { flip: true }),
      ],
    },
  ),
  octopus: creatureKeeper([light('#58e0ff', 256, 240, 200, 0.3), ...octopusFace('#e0709a')], { brow: '#6a1a44', browsBy: -8 }),
  voice: creatureKeeper(
    [
      light('#8a6ae0', 256, 240, 190, 0.4),
      shape(
        'M256 16q170 20 180 220 4 140 70 276H6q66-136 70-276Q86 36 256 16z',
        plain('#1e1838', { texture: 'cloth', deep: '#06040e', rim: '#b89aff' }),
        { round: 90 },
      ),
      shape('M256 76q116 10 124 160 0 130-124 150-124-20-124-150 8-150 124-160z', plain('#080612', { light: '#1a1430', rim: '#1a1430' }), {
        free: true,
        round: 60,
      }),
      ray('<ellipse cx="206" cy="230" rx="24" ry="15"/><ellipse cx="306" cy="230" rx="24" ry="15"/>', '#c8a8ff', 9),
    ],
    { brow: '#8a6ae0' },
  ),
  drill_sergeant: keeper(
    {
      skin: '#d88a6a',
      hair: '#4a2a1a',
      style: 'short',
      beard: 'moustache',
      cloth: '#a82a24',
      trim: 'gold',
      brow: '#3a1e10',
      eyes: '#4a6a8a',
      strong: true,
      before: [
        form(ellipse(176, 290, 10, 16), plain('#8ad0ff', { metal: 0.6, light: '#ffffff' }), { ink: 2, free: true }),
        ...[0, 1, 2].map((k) => form(star(150 + k * 44, 470, 20, 9, 5), gold, { ink: 3, edge: 8, free: true })),
      ],
    },
    { back: [item('vertical-banner', { ...m.red, texture: 'cloth' }, 0.42, 440, 190, 0, { fill: true })] },
  ),
  cook: keeper(
    {
      skin: '#f0b898',
      hair: '#8a5a3a',
      style: 'tied',
      cloth: '#f4f0e8',
      trim: 'red',
      brow: '#6a3e24',
      eyes: '#5a8ab8',
      strong: true,
      before: [
        shape(
          'M150 150q-70-50-20-110 50-40 90-10 36-50 90 0 50-30 90 10 40 60-30 110v36q-110-40-220 0z',
          plain('#ffffff', { deep: '#8a8aa8' }),
          { round: 50 },
        ),
      ],
    },
    { back: [form(stroke('M440 512V200', 18), wood, { edge: 8 }), form(ellipse(440, 160, 50, 62), wood, { edge: 30 })] },
  ),
  monk: keeper(
    { skin: '#d8a070', cloth: '#e89a2a', trim: 'bark', brow: '#4a3424', eyes: '#5a4a3a', strong: true, before: [beads] },
    { back: [light('#ffe0a0', 256, 220, 190, 0.5), item('ringing-bell', gold, 0.3, 436, 140)] },
  ),
  clerk: keeper(
    {
      skin: '#c8d4c0',
      hair: '#a8b8a8',
      style: 'short',
      cloth: '#6a7a70',
      trim: 'steel',
      brow: '#8a9a8a',
      eyes: '#b8d8b8',
      before: spectacles(iron),
      hide: { deep: '#3a4a40', rim: '#d8ffe8' },
    },
    {
      back: [light('#d8f0e0', 256, 230, 200, 0.4)],
      front: [
        form(box(340, 416, 130, 80, 8), plain('#e8e4c0', { deep: '#6a6a4a' }), { edge: 8 }),
        mark(stroke('M362 446h84M362 468h50', 7), '#5a6a5a'),
      ],
    },
  ),
  captain: keeper(
    {
      skin: '#c88a60',
      hair: '#e8e4dc',
      style: 'short',
      beard: 'full',
      cloth: '#2a3a4a',
      trim: 'gold',
      brow: '#d8d4cc',
      eyes: '#6ab0d8',
      strong: true,
      before: [
        shape('M120 160Q120 60 256 56q136 4 136 104-136-50-272 0z', plain('#f0ece0')),
        shape('M110 156q146-56 292 0l16 34q-162-50-324 0z', plain('#1e2a3a')),
        item('anchor', gold, 0.14, 256, 110),
      ],
    },
    { back: [item('umbrella', plain('#6a8ab8'), 0.4, 440, 180)] },
  ),
}
