import type { Relief } from '../baker/recipe.ts'
import { material, oneColour } from '../rows/materials.ts'
import { ellipse, path } from './svg.ts'

const coat = material('wolf', {
  base: '#4e4678',
  second: '#5e5688',
  accent: '#6e66a0',
  light: '#c8c0f4',
  deep: '#130f26',
  rim: '#ffcf8a',
  eye: '#ffd23a',
  texture: 'fur',
  textureDepth: 0.35,
})
const belly = { base: '#b8b0d8', second: '#b8b0d8', accent: '#c8c0e8', light: '#f4f0ff' }
const dark = { ...oneColour('#1a1226'), light: '#4a4068', texture: 'none' as const }

/** The sitting cat without its tail, which is animated separately. */
export function cat(): Relief {
  return {
    material: coat,
    layers: [
      { svg: path('M160 480q-40-30-24-110 14-80 70-130 30-40 62-40t62 40q56 50 70 130 16 80-24 110-108 20-216 0z'), ink: 5, round: 90 },
      { svg: path('M214 300q54-40 108 0 20 70 0 150-54 20-108 0-20-80 0-150z'), material: belly, ink: 0, round: 60, free: true },
      {
        svg: path('M188 470q-8-90 14-140 26 0 34 60 4 60-2 84-24 10-46-4zM348 470q8-90-14-140-26 0-34 60-4 60 2 84 24 10 46-4z'),
        ink: 4,
        round: 40,
        edge: 20,
      },
      {
        svg: path('M132 40q52 16 80 56 56-16 112 0 28-40 80-56 20 70 0 126 14 40-6 76-40 62-130 62t-130-62q-20-36-6-76-20-56 0-126z'),
        ink: 5,
        round: 90,
      },
      {
        svg: path('M152 70q30 14 46 40-26 14-40 44-14-40-6-84zM384 70q-30 14-46 40 26 14 40 44 14-40 6-84z'),
        material: { base: '#d88aa0', second: '#d88aa0', light: '#ffd8e0', texture: 'none' },
        ink: 0,
        free: true,
      },
      { svg: path('M214 216q54-22 108 0 10 50-54 62-64-12-54-62z'), material: belly, ink: 0, round: 40, free: true },
      {
        svg: ellipse(212, 176, 34, 38) + ellipse(324, 176, 34, 38),
        material: { ...oneColour('#ffc42a'), light: '#fff8c0', deep: '#8a4a06', texture: 'none', metal: 0.5 },
        ink: 5,
        round: 40,
        free: true,
      },
      { svg: ellipse(214, 178, 9, 30) + ellipse(322, 178, 9, 30) + path('M250 222h36l-18 22z'), material: dark, ink: 0, free: true },
      {
        svg: '<path d="M268 244v14M268 258q-14 14-28 4M268 258q14 14 28 4M226 236l-70-12M226 246l-66 14M310 236l70-12M310 246l66 14" fill="none" stroke="#fff" stroke-width="5" stroke-linecap="round"/>',
        material: dark,
        ink: 0,
        free: true,
      },
      { svg: ellipse(202, 162, 8) + ellipse(314, 162, 8), kind: 'glow', soft: 2, opacity: 1, material: { glow: '#ffffff' }, free: true },
    ],
    crop: [96, 20, 344, 480],
  }
}

/** The cat's tail; its root is at the left end. */
export function catTail(): Relief {
  return {
    material: coat,
    layers: [
      {
        svg: '<path d="M60 440q180 40 240-60 40-70 0-130-30-60 10-110 20-24 50-20" fill="none" stroke="#fff" stroke-width="72" stroke-linecap="round"/>',
        ink: 6,
        round: 40,
        edge: 36,
      },
    ],
    crop: [10, 80, 420, 420],
  }
}
