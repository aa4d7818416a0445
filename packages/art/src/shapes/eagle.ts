import type { Relief } from '../baker/recipe.ts'
import { material, oneColour } from '../rows/materials.ts'
import { ellipse, path } from './svg.ts'

const plumage = material('fur', {
  base: '#7a4a24',
  second: '#8a5630',
  accent: '#9a6438',
  light: '#f0c88a',
  deep: '#26120a',
  rim: '#ffd98a',
  texture: 'scale',
  textureDepth: 0.7,
})
const white = {
  base: '#f2ead8',
  second: '#f2ead8',
  accent: '#ffffff',
  light: '#ffffff',
  deep: '#8a7a6a',
  texture: 'fur' as const,
  textureDepth: 0.4,
}
const horn = {
  base: '#f2ae2a',
  second: '#f2ae2a',
  accent: '#ffd24a',
  light: '#fff0a8',
  deep: '#8a4a08',
  texture: 'none' as const,
  metal: 0.4,
}
const dark = { ...oneColour('#1a1226'), light: '#5a5068', texture: 'none' as const }

/** An eagle facing right, down to its shoulders. */
export function eagle(): Relief {
  return {
    material: plumage,
    layers: [
      { svg: path('M40 512q0-130 80-190 80-40 190-24 120 24 150 120 14 50 12 94z'), ink: 5, round: 90 },
      {
        svg: path('M70 512q-8-90 40-150-6 90 34 150zM430 512q20-60 0-120 50 40 48 120z'),
        ink: 4,
        round: 30,
        free: true,
        material: { ...oneColour('#5a3418') },
      },
      {
        svg: path(
          'M120 380q-10-60 6-110-20-2-40 12 0-60 40-104-10-10-34-12 40-60 110-92 60-26 118-6 60 20 74 84 4 30-24 60-18 40-6 84 8 40 40 78-40-14-56-8 10 24 28 46-44-18-66-12 2 30 16 54-38-24-62-22-4 20 0 38-26-28-46-34-14 14-20 32-14-38-30-52-20 6-36 24-2-36-12-60z',
        ),
        material: white,
        ink: 6,
        round: 90,
      },
      {
        svg: path('M300 150q70-34 126 8 52 44 40 128-2 26-18 36-6-52-38-72-40-18-92-8-30-40-18-92z'),
        material: horn,
        ink: 6,
        round: 60,
      },
      {
        svg: path('M312 246q50-8 88 10 10 16 6 28-50-24-92-16z'),
        material: { ...horn, base: '#d8861a', second: '#d8861a' },
        ink: 4,
        free: true,
      },
      { svg: path('M300 152q50-20 84-2-10 20-78 20z'), material: { ...horn, base: '#ffcf5a', second: '#ffcf5a' }, ink: 2, free: true },
      { svg: ellipse(352, 186, 9, 6), material: dark, ink: 0, free: true },
      {
        svg: ellipse(262, 172, 29, 27),
        material: { ...oneColour('#ffc42a'), light: '#fff8c0', deep: '#8a4a06', texture: 'none', metal: 0.4 },
        ink: 6,
        round: 30,
        free: true,
      },
      { svg: ellipse(268, 174, 13), material: dark, ink: 0, free: true },
      {
        svg: path('M206 146q50-32 110 6-2 14-8 18-50-26-104-10z'),
        material: { ...white, base: '#d8ccb4', second: '#d8ccb4' },
        ink: 4,
        edge: 12,
        free: true,
      },
      { svg: ellipse(258, 166, 6), kind: 'glow', soft: 2, opacity: 1, material: { glow: '#ffffff' }, free: true },
    ],
    fadeFrom: 440,
  }
}
