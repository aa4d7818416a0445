// Keepers of the shops beside the road.
import { plain } from '../../shapes/person/person.ts'
import { ellipse, path, stroke } from '../../shapes/svg.ts'
import { feathered, ruff, spectacles } from '../kinds/gear.ts'
import { form, gold, item, light, ray, shape, steel, wood } from '../kinds/kit.ts'
import { materials as m } from '../materials.ts'
import { catFace } from './animals.ts'
import { creatureKeeper, type Keeper, keeper } from './kit.ts'

export const shopKeepers: Record<string, Keeper> = {
  sergeant: keeper(
    {
      skin: '#d8986a',
      hair: '#b8b4b0',
      style: 'short',
      beard: 'moustache',
      cloth: '#7a3a2a',
      trim: 'steel',
      brow: '#a8a4a0',
      eyes: '#5a7a9a',
      strong: true,
      before: feathered('#7a3a2a', '#e8d8b0'),
    },
    { back: [item('scroll-unfurled', plain('#f0dfb4', { deep: '#6a4a20' }), 0.34, 84, 200)] },
  ),
  embellisher: keeper(
    {
      skin: '#f0c09a',
      hair: '#c87a2a',
      style: 'long',
      cloth: '#8a1a2e',
      trim: 'gold',
      brow: '#8a4a14',
      eyes: '#3a8a5a',
      before: [...feathered('#8a1a2e', '#ffd86a'), ...ruff],
    },
    { back: [item('trumpet-flag', gold, 0.42, 430, 150, 0, { flip: true })] },
  ),
  old_woman: keeper(
    {
      skin: '#e0b898',
      hair: '#e8e8f0',
      style: 'long',
      cloth: '#1e5a64',
      trim: 'steel',
      brow: '#c8c8d8',
      eyes: '#3ab8a8',
      hood: '#2a7a84',
      nose: 'hooked',
    },
    { back: [light('#8affe8', 256, 230, 190, 0.35), item('lotus', { ...m.teal, texture: 'none' }, 0.22, 440, 420)] },
  ),
  astronomer: keeper(
    {
      skin: '#c88a5a',
      hair: '#2a2a4a',
      style: 'short',
      beard: 'full',
      cloth: '#22306a',
      trim: 'gold',
      brow: '#1a1a38',
      eyes: '#8ab0ff',
      hat: { kind: 'wizard', colour: '#2a3a8a', band: '#e8b038' },
    },
    {
      back: [
        item('telescope', gold, 0.46, 440, 300),
        ray('<circle cx="80" cy="90" r="8"/><circle cx="120" cy="160" r="5"/><circle cx="50" cy="190" r="6"/>', '#fff4c0', 4),
      ],
    },
  ),
  twin_copper: keeper(
    { skin: '#e0a078', hair: '#c85a1e', style: 'tied', cloth: '#a85a2a', trim: 'bronze', brow: '#8a3a10', eyes: '#3a8a4a', strong: true },
    { back: [item('flat-hammer', steel, 0.42, 84, 200, -20)] },
  ),
  twin_moss: keeper(
    { skin: '#e0a078', hair: '#c85a1e', style: 'tied', cloth: '#4a7a3a', trim: 'leaf', brow: '#8a3a10', eyes: '#3a8a4a', strong: true },
    { back: [item('checked-shield', { ...m.leaf, texture: 'none' }, 0.42, 432, 210, 10, { fill: true })] },
  ),
  seer: keeper(
    {
      skin: '#b8784a',
      hair: '#1e1220',
      style: 'wild',
      cloth: '#6a1a5a',
      trim: 'gold',
      brow: '#180e18',
      eyes: '#e8a83a',
      hat: { kind: 'kerchief', colour: '#e8a83a', band: '#8a2a6a' },
    },
    {
      back: [item('crystal-earrings', gold, 0.24, 76, 380)],
      front: [item('crystal-ball', { ...m.aqua, texture: 'none' }, 0.24, 430, 430)],
    },
  ),
  botanist: keeper(
    {
      skin: '#bcd8a0',
      hair: '#5a8a3a',
      style: 'wild',
      cloth: '#e8e4d0',
      trim: 'leaf',
      brow: '#3a6a2a',
      eyes: '#8a5ac8',
      before: spectacles(gold),
      hide: { deep: '#2a4a20' },
    },
    { back: [item('vines', { ...m.leaf }, 0.5, 90, 200), item('flowers', { ...m.rose, texture: 'none' }, 0.26, 440, 170)] },
  ),
  cashier: creatureKeeper(
    [
      ...catFace('#c88a4a', '#f4e0c0', '#4ab85a'),
      shape('M130 150q126-60 252 0l70 24q-190-40-392 0z', plain('#2f7a4a', { metal: 0.2 }), { free: true }),
      item('two-coins', gold, 0.26, 440, 430),
    ],
    { brow: '#5a2e10', browsBy: -4, mouthBy: 24 },
  ),
  painter: keeper(
    {
      skin: '#f0c8a0',
      hair: '#3a2420',
      style: 'short',
      beard: 'moustache',
      cloth: '#c8b8a0',
      trim: 'blood',
      brow: '#2a1814',
      eyes: '#5a6ac8',
      before: feathered('#2a3a6a', '#e04a8a'),
    },
    { back: [item('palette', wood, 0.34, 436, 400, 0, { fill: true })] },
  ),
  mermaid: keeper(
    {
      skin: '#b8e0d0',
      hair: '#d8502a',
      style: 'long',
      cloth: '#1f7a84',
      trim: 'aqua',
      brow: '#a83a1a',
      eyes: '#2ab8c8',
      ears: 'pointed',
      hat: { kind: 'circlet', colour: '#e8c86a', jewel: '#ff8ab8' },
      hide: { deep: '#1a5a5a', rim: '#8affe8' },
    },
    { back: [light('#6ae8e0', 256, 230, 190, 0.35), item('coral', { ...m.rose, texture: 'none', base: '#f0708a' }, 0.4, 88, 330)] },
  ),
  purser: keeper(
    {
      skin: '#d8a078',
      hair: '#4a3424',
      style: 'tied',
      beard: 'full',
      cloth: '#1e2a5a',
      trim: 'gold',
      brow: '#3a2418',
      eyes: '#4a8ab8',
      strong: true,
      before: [
        shape('M96 190Q130 60 256 50q126 10 160 140-30-10-60-40-100-30-200 0-30 30-60 40z', plain('#1e2a5a', { texture: 'cloth' })),
        form(stroke('M110 184q40-60 146-64t146 64', 12), gold, { edge: 6, close: 1, maxHole: 0 }),
      ],
    },
    { back: [item('ship-wheel', wood, 0.42, 432, 190)] },
  ),
  barker: keeper(
    {
      skin: '#f0b8a0',
      hair: '#1e1416',
      style: 'short',
      cloth: '#1e1618',
      trim: 'fire',
      brow: '#140c0e',
      eyes: '#e8861f',
      strong: true,
      before: [
        form(ellipse(256, 276, 22, 18), plain('#f06a5a', { light: '#ffd8c8' }), { ink: 0, free: true, edge: 14 }),
        shape('M166 116V10q90-26 180 0v106q-90-26-180 0z', plain('#1e1618')),
        shape('M110 132q146-60 292 0-6 30-30 26-116-34-232 0-24 4-30-26z', plain('#1e1618')),
        form(path('M168 80q88-24 176 0v26q-88-24-176 0z'), plain('#f0861f'), { free: true, edge: 8 }),
        shape('M170 400q86 50 172 0l20 50q-106 50-212 0z', plain('#f0861f', { texture: 'cloth' })),
      ],
    },
    { back: [light('#ff9a3a', 70, 160, 60, 0.6), item('paper-lantern', { ...m.fire, texture: 'none' }, 0.24, 70, 170)] },
  ),
}
