import type { Layer, Relief } from '../baker/recipe.ts'
import { mirrored } from '../shapes/person/person.ts'
import { diamond, ellipse, path, ring, star } from '../shapes/svg.ts'
import { material, materials, oneColour } from './materials.ts'

/** The ornament of each rank, drawn over a creature's frame. */
export const ranks: Record<string, Relief> = Object.fromEntries(
  [1, 2, 3, 4, 5, 6].map((rank) => [
    String(rank),
    { material: material('gold', { texture: 'none', base: rank < 3 ? '#b8763a' : '#e0a030' }), layers: rankLayers(rank) },
  ]),
)

function rankLayers(rank: number): Layer[] {
  const layers: Layer[] = []
  if (rank >= 3) {
    const quill = (k: number) =>
      `<ellipse cx="62" cy="0" rx="${66 - k * 8}" ry="13" transform="translate(112 424) rotate(${252 - k * 20})"/>`
    const wing = [0, 1, 2, 3].map(quill).join('')
    const feathers = rank > 4 ? '#ffd870' : '#e8eeff'
    layers.push({
      svg: mirrored(wing),
      material: { ...materials.holy, ...oneColour(feathers) },
      ink: 4,
      edge: 14,
      close: 1,
    })
  }
  if (rank >= 6)
    layers.push({
      svg: ring(256, 96, 118, 98).replace('<path', '<path transform="translate(0 62) scale(1 .36)"'),
      kind: 'glow',
      soft: 7,
      opacity: 1,
      material: { glow: '#ffe27a' },
    })
  const chevrons = Math.min(rank, 3)
  for (let k = 0; k < chevrons; k++) {
    const y = 436 + k * 24 - chevrons * 12
    layers.push({ svg: path(`M186 ${y}l70 34 70-34v22l-70 34-70-34z`), ink: 4, edge: 10, free: true })
  }
  if (rank >= 4) layers.push({ icon: 'queen-crown', size: rank > 4 ? 0.3 : 0.24, y: 66, ink: 6 })
  if (rank >= 5)
    layers.push({
      svg: diamond(256, 74, 16) + diamond(214, 82, 9) + diamond(298, 82, 9),
      ink: 3,
      free: true,
      material: { ...materials.red, texture: 'none', base: '#ff3a3a', metal: 0.5 },
    })
  return layers
}

/** The light behind a premium creature. */
export const premiumHalo: Relief = {
  material: material('gold', { glow: '#ffd24a' }),
  layers: [
    { svg: star(256, 256, 248, 110, 14), kind: 'glow', soft: 12, opacity: 0.55 },
    { svg: ring(256, 256, 206, 190), kind: 'glow', soft: 14, opacity: 0.8 },
    { svg: ellipse(256, 256, 150), kind: 'glow', soft: 48, opacity: 0.9 },
  ],
}
