import type { Relief } from '../baker/recipe.ts'
import { material, oneColour } from '../rows/materials.ts'
import { ellipse, path } from './svg.ts'

const coat = material('holy', {
  base: '#f2eef6',
  second: '#f2eef6',
  accent: '#ffffff',
  deep: '#7a6a9a',
  rim: '#ffd8e4',
  texture: 'fur',
  textureDepth: 0.3,
})
const pink = { ...oneColour('#ff9ab4'), light: '#ffe0e8', deep: '#a83a5a', texture: 'none' as const }
const dark = { ...oneColour('#2a1a36'), light: '#6a5a7a', texture: 'none' as const }
const EAR = 'M232 250q-50-90-34-176 6-44 30-46 30 4 40 60 12 80 4 160z'
const INNER = 'M238 226q-34-70-24-136 4-24 14-26 16 6 22 50 6 60 2 110z'

/** The rabbit with one ear; the other is animated separately. */
export function rabbit(): Relief {
  return {
    material: coat,
    layers: [
      { svg: ellipse(404, 424, 44), ink: 5, round: 40 },
      { svg: path('M150 490q-40-40-14-110 26-70 120-76 94 6 120 76 26 70-14 110-106 16-212 0z'), ink: 5, round: 90 },
      {
        svg: path('M206 380q50-30 100 0 16 50 0 96-50 16-100 0-16-46 0-96z'),
        material: { base: '#ffffff', second: '#ffffff' },
        ink: 0,
        round: 60,
        free: true,
      },
      { svg: ellipse(186, 478, 50, 22) + ellipse(326, 478, 50, 22), ink: 5, round: 30 },
      { svg: `<g transform="translate(512 0) scale(-1 1)">${path(EAR)}</g>`, ink: 5, round: 50 },
      { svg: `<g transform="translate(512 0) scale(-1 1)">${path(INNER)}</g>`, material: pink, ink: 0, free: true },
      { svg: path('M256 196q110 4 116 92 0 84-116 90-116-6-116-90 6-88 116-92z'), ink: 5, round: 90 },
      {
        svg: ellipse(206, 282, 24, 28) + ellipse(306, 282, 24, 28),
        material: { ...dark, base: '#c83a5a', second: '#c83a5a', light: '#ff9ab0', metal: 0.5 },
        ink: 4,
        free: true,
      },
      { svg: ellipse(206, 284, 11, 15) + ellipse(306, 284, 11, 15), material: dark, ink: 0, free: true },
      { svg: path('M238 318h36l-18 18z') + ellipse(172, 326, 18, 10) + ellipse(340, 326, 18, 10), material: pink, ink: 0, free: true },
      {
        svg: '<path d="M256 336v12M256 348q-14 14-28 4M256 348q14 14 28 4" fill="none" stroke="#fff" stroke-width="5" stroke-linecap="round"/>',
        material: dark,
        ink: 0,
        free: true,
      },
      {
        svg: path('M180 392q76 34 152 0l14 26q-90 40-180 0z'),
        material: { ...material('blood', { base: '#c8323a' }) },
        ink: 4,
        free: true,
      },
      { svg: ellipse(256, 424, 18), material: material('gold', { texture: 'none' }), ink: 4, free: true },
      { svg: ellipse(198, 272, 7) + ellipse(298, 272, 7), kind: 'glow', soft: 2, opacity: 1, material: { glow: '#ffffff' }, free: true },
    ],
    crop: [96, 20, 360, 484],
  }
}

/** The rabbit's animated ear; its root is at the lower end. */
export function rabbitEar(): Relief {
  return {
    material: coat,
    layers: [
      { svg: path(EAR), ink: 5, round: 50 },
      { svg: path(INNER), material: pink, ink: 0, free: true },
    ],
    crop: [180, 16, 108, 250],
  }
}
