import type { Relief } from '../baker/recipe.ts'
import { featherWings } from '../shapes/person/props.ts'
import { box, ellipse, polygon, star } from '../shapes/svg.ts'
import { materials as m, material, oneColour } from './materials.ts'

/** Five steps, each with its tread above its riser, narrowing towards the star. */
const treads = [0, 1, 2, 3, 4]
  .map((k) =>
    polygon([
      [176 + k * 14, 452 - k * 56],
      [336 - k * 14, 452 - k * 56],
      [326 - k * 14, 434 - k * 56],
      [186 + k * 14, 434 - k * 56],
    ]),
  )
  .join('')
const faces = [0, 1, 2, 3, 4].map((k) => box(172 + k * 14, 452 - k * 56, 168 - k * 28, 38)).join('')
const stone = {
  ...m.stone,
  ...oneColour('#cdbfa2'),
  light: '#fffaea',
  rim: '#ffd98a',
  texture: 'none' as const,
}

/** The game's emblem: a stair between two wings, under a star. */
export const emblem: Relief = {
  material: material('gold', { texture: 'none', base: '#f5b52e' }),
  layers: [
    { svg: ellipse(256, 150, 110), kind: 'glow', soft: 46, opacity: 0.8, material: { glow: '#ffd88a' } },
    ...featherWings({ ...m.holy, base: '#cfdcff', second: '#cfdcff' }, { ...m.holy, base: '#ffffff', second: '#ffffff' }),
    { svg: faces, material: stone, ink: 7, close: 3, edge: 12 },
    {
      svg: treads,
      material: { ...stone, ...oneColour('#fff0c8') },
      ink: 3,
      close: 1,
      edge: 8,
      lit: 0.2,
      free: true,
    },
    { svg: star(256, 112, 104, 48, 5), ink: 8, round: 50 },
  ],
  crop: [0, 0, 512, 500],
}
