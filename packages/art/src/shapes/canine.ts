import type { Material, Relief } from '../baker/recipe.ts'
import { oneColour } from '../rows/materials.ts'
import { mirrored } from './person/person.ts'
import { ellipse, path } from './svg.ts'

export interface Canine {
  coat: Material
  /** Colour of cheeks, muzzle and breast. */
  mask: Partial<Material>
  /** Colour of the eyes. */
  eye: string
  /** A fox has larger ears and a narrower muzzle than a wolf. */
  fox: boolean
}

const dark = {
  ...oneColour('#1a1226'),
  light: '#5a5068',
  deep: '#0a0610',
  texture: 'none' as const,
  metal: 0.4,
}

/** A wolf or a fox facing the viewer, down to its breast. */
export function canine({ coat, mask, eye, fox }: Canine): Relief {
  const ear = fox ? 'M84 232Q58 110 92 26q84 34 132 140z' : 'M96 220Q84 110 116 44q66 34 112 128z'
  const inner = fox ? 'M112 196Q94 120 108 72q48 30 82 90z' : 'M122 190q-8-62 8-100 38 26 66 78z'
  const cheeks = fox
    ? 'M256 132q92 0 150 66 22 30 74 62-46 16-60 26-8 42-62 74-44 34-70 92-18 26-32 26t-32-26q-26-58-70-92-54-32-62-74-14-10-60-26 52-32 74-62 58-66 150-66z'
    : 'M256 126q96 0 146 62 12 40 62 76-40 8-48 18 20 34 20 50-36-4-52 6-32 32-52 74-18 56-44 66-32 12-64 0-26-10-44-66-20-42-52-74-16-10-52-6 0-16 20-50-8-10-48-18 50-36 62-76 50-62 146-62z'
  const muzzle = fox
    ? 'M256 300q40 20 60-16 60-20 108-6-10 38-66 70-40 30-66 84-18 38-36 38t-36-38q-26-54-66-84-56-32-66-70 48-14 108 6 20 36 60 16z'
    : 'M256 286q44 10 66 26 44 10 72 22-30 20-48 62-22 62-48 76-42 18-84 0-26-14-48-76-18-42-48-62 28-12 72-22 22-16 66-26z'
  return {
    material: coat,
    layers: [
      {
        svg: path('M256 330q110 0 150 60 20 50 26 122H80q6-72 26-122 40-60 150-60z'),
        ink: 5,
        round: 90,
      },
      {
        svg: path('M256 400q60 0 92 30-14 20-12 34-24 2-38 20-24 4-42 28-18-24-42-28-14-18-38-20 2-14-12-34 32-30 92-30z'),
        material: mask,
        ink: 3,
        round: 40,
        free: true,
      },
      { svg: mirrored(path(ear)), ink: 6, round: 50 },
      { svg: mirrored(path(inner)), material: { ...dark, ...oneColour('#4a2a3a') }, ink: 0, free: true },
      { svg: path(cheeks), ink: 6, round: 100 },
      { svg: path(muzzle), material: mask, ink: 0, round: 60, free: true },
      {
        svg: mirrored(path('M148 250q56-22 86 34-54 14-86-34z')),
        material: { ...oneColour(eye), light: '#fffbe0', deep: '#6a3a06', texture: 'none', metal: 0.4 },
        ink: 6,
        round: 20,
        free: true,
      },
      { svg: mirrored(ellipse(198, 262, 9, 15)), material: dark, ink: 0, free: true },
      {
        svg: fox ? path('M226 392q30-16 60 0-4 34-30 42-26-8-30-42z') : path('M214 362q42-20 84 0-4 40-42 50-38-10-42-50z'),
        material: dark,
        ink: 3,
        round: 30,
        free: true,
      },
      ...(fox
        ? []
        : [
            {
              svg: '<path d="M256 412v24M256 436q-26 20-54 4M256 436q26 20 54 4" fill="none" stroke="#fff" stroke-width="8" stroke-linecap="round"/>',
              material: dark,
              ink: 0,
              free: true,
            },
          ]),
      { svg: mirrored(ellipse(192, 254, 6)), kind: 'glow', soft: 2, opacity: 1, material: { glow: '#ffffff' }, free: true },
      { svg: ellipse(246, fox ? 400 : 372, 9, 5), kind: 'glow', soft: 3, opacity: 0.8, material: { glow: '#ffffff' }, free: true },
    ],
    fadeFrom: 440,
  }
}
