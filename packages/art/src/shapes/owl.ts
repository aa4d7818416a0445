import type { Relief } from '../baker/recipe.ts'
import { material, oneColour } from '../rows/materials.ts'
import { mirrored } from './person/person.ts'
import { ellipse, path } from './svg.ts'

const plumage = material('violet', {
  base: '#7a58c8',
  second: '#7a58c8',
  accent: '#8a6ad8',
  light: '#e8dcff',
  deep: '#1c1040',
  rim: '#ffc8f4',
  texture: 'fur',
  textureDepth: 0.3,
  rough: 0.3,
})
const down = {
  base: '#efe4d2',
  second: '#efe4d2',
  accent: '#fbf4e8',
  light: '#ffffff',
  deep: '#8a7288',
  texture: 'fur' as const,
  textureDepth: 0.1,
  rough: 0.3,
}
const horn = { ...oneColour('#f2ae2a'), light: '#fff0a8', deep: '#8a4a08', texture: 'none' as const, metal: 0.4 }
const dark = { ...oneColour('#1a1226'), light: '#5a5068', deep: '#0a0610', texture: 'none' as const, metal: 0.4 }
const wing = { ...oneColour('#553a9a'), light: '#c8b0ff' }

/** An owl facing the viewer, down to its breast. */
export function owl(): Relief {
  return {
    material: plumage,
    layers: [
      { svg: path('M256 330q120 0 168 64 30 50 34 118H54q4-68 34-118 48-64 168-64z'), ink: 5, round: 90 },
      { svg: path('M256 380q76 0 96 56 12 40 12 76H148q0-36 12-76 20-56 96-56z'), material: down, ink: 3, round: 50, free: true },
      { svg: mirrored(path('M52 512q-10-86 56-132 46 70 14 132z')), material: wing, ink: 5, round: 40 },
      { svg: mirrored(path('M104 210Q62 96 60 22q96 18 164 96z')), ink: 6, round: 46 },
      {
        svg: mirrored(path('M118 176Q88 100 86 54q56 18 98 62z')),
        material: { ...oneColour('#3a2470'), light: '#6a4ab0' },
        ink: 0,
        free: true,
      },
      { svg: path('M256 84q122 0 174 78 36 66 8 140-40 84-182 92-142-8-182-92-28-74 8-140 52-78 174-78z'), ink: 6, round: 110 },
      { svg: mirrored(ellipse(168, 240, 88, 94)), material: down, ink: 4, round: 60, free: true },
      {
        svg: mirrored(ellipse(176, 240, 52, 54)),
        material: { ...oneColour('#ffb52a'), light: '#fff6b8', deep: '#8a4206', texture: 'none', metal: 0.4 },
        ink: 7,
        round: 24,
        free: true,
      },
      { svg: mirrored(ellipse(184, 242, 26, 29)), material: dark, ink: 0, free: true },
      { svg: path('M256 236Q214 150 84 124q92-56 172 10 80-66 172-10-130 26-172 112z'), ink: 5, round: 40, free: true },
      { svg: path('M256 262q34 12 32 56-10 44-32 62-22-18-32-62-2-44 32-56z'), material: horn, ink: 6, round: 30 },
      { svg: mirrored(ellipse(172, 226, 9)), kind: 'glow', soft: 2, opacity: 1, material: { glow: '#ffffff' }, free: true },
      { svg: ellipse(246, 292, 7, 12), kind: 'glow', soft: 3, opacity: 0.8, material: { glow: '#ffffff' }, free: true },
    ],
    fadeFrom: 440,
  }
}
