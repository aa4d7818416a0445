import type { Layer } from '../../baker/recipe.ts'
import { ellipse, path, stroke } from '../svg.ts'
import { mirrored, type Person, plain, tint } from './person.ts'

const DARK = plain('#140d18', { light: '#140d18', deep: '#140d18' })
const IVORY = plain('#fff4dc', { deep: '#8a6a4a' })
const feature = { ink: 0, free: true, close: 1 } as const

export function face(person: Person): Layer[] {
  return [...eyes(person), ...nose(person), ...(person.moods ? [] : mouth(person))]
}

function eyes(person: Person): Layer[] {
  const { brow, eyes: iris, strong, fierce, oneEye } = person
  const hairs = plain(brow, { light: brow, deep: '#140d18', rough: 0 })
  const tall = fierce ? 15 : strong ? 17 : 21
  if (oneEye) {
    return [
      { svg: ellipse(256, 208, 52, 42), material: plain('#fff6e0', { deep: '#8a6a5a' }), ink: 5, edge: 20, free: true },
      { svg: ellipse(256, 210, 27), material: plain(iris, { metal: 0.3, light: tint(iris, 0.3) }), ...feature, edge: 14 },
      { svg: ellipse(256, 210, 12, 17), material: DARK, ...feature },
      { svg: ellipse(246, 198, 7), kind: 'glow', soft: 2, opacity: 1, material: { glow: '#ffffff' }, free: true },
      { svg: stroke('M180 168q76-46 152 0', 22), material: hairs, ...feature, edge: 12 },
    ]
  }
  const lids = strong ? stroke('M174 196q34-20 64 2', 15) : stroke('M180 190q28-18 56-4', 8)
  const angry = stroke('M172 186l66 26', 17)
  return [
    { svg: mirrored(ellipse(208, 226, 27, tall)), material: plain('#fffaf2', { deep: '#8a7a90' }), ink: 4, edge: 14, free: true },
    {
      svg: mirrored(ellipse(210, 227, 14, Math.min(15, tall))),
      material: plain(iris, { metal: 0.3, light: tint(iris, 0.3) }),
      ...feature,
      edge: 10,
    },
    { svg: mirrored(ellipse(210, 228, 6, 8)), material: DARK, ...feature },
    { svg: ellipse(205, 221, 5) + ellipse(297, 221, 5), kind: 'glow', soft: 1, opacity: 1, material: { glow: '#ffffff' }, free: true },
    ...(person.moods ? [] : [{ svg: mirrored(fierce ? angry : lids), material: hairs, ...feature, edge: 8 }]),
    ...(strong || fierce
      ? []
      : [
          { svg: mirrored(stroke('M176 218q30-22 62 0M176 218l-8-6', 6)), material: DARK, ...feature },
          {
            svg: ellipse(188, 284, 22, 14) + ellipse(324, 284, 22, 14),
            kind: 'glow' as const,
            soft: 12,
            opacity: 0.22,
            material: { glow: '#f0604a' },
            free: true,
          },
        ]),
  ]
}

function nose({ skin, nose: kind = 'straight', hide }: Person): Layer[] {
  const shapes = {
    straight: path('M250 226q-6 36-16 50 22 16 44 0-10-14-16-50z'),
    broad: path('M240 222q-6 30-40 54-4 24 26 26 30 8 60 0 30-2 26-26-34-24-40-54z'),
    hooked: path('M242 214q-10 40-22 66-2 20 16 24 14 30 26 36 10-8 14-36 20-4 16-24-12-26-22-66z'),
  }
  return [{ svg: shapes[kind], material: plain(skin, hide), ink: kind === 'straight' ? 0 : 2, edge: 16, round: 30, free: true, close: 1 }]
}

function mouth({ mouth: kind = 'calm', strong, beard }: Person): Layer[] {
  const dark: Layer = {
    svg: path('M196 316q60 22 120 0-6 34-60 36-54-2-60-36z'),
    material: plain('#3a0a12', { light: '#6a1a22' }),
    ...feature,
    ink: 3,
  }
  switch (kind) {
    case 'tusks':
      return [
        { svg: stroke('M194 326q62-16 124 0', 12), material: DARK, ...feature },
        { svg: mirrored(path('M200 338q-8-40 6-62 16 24 18 60z')), material: IVORY, ink: 3, edge: 10, free: true },
      ]
    case 'fangs':
      return [dark, { svg: mirrored(path('M212 320h22l-10 34z')), material: IVORY, ink: 1, edge: 8, free: true }]
    case 'grin':
      return [
        dark,
        {
          svg: path('M208 322h16l-8 16zM226 326h18l-9 16zM248 328h18l-9 16zM270 326h18l-9 16zM290 322h14l-7 14z'),
          material: IVORY,
          ink: 1,
          edge: 6,
          free: true,
          close: 1,
        },
      ]
    case 'none':
      return []
    case 'calm': {
      if (beard === 'full' || beard === 'long') return []
      const lips = plain(strong ? '#a85a4a' : '#c8404a', { light: '#ffb0a8' })
      return [{ svg: path('M222 314q18-10 34-4 16-6 34 4-16 22-34 22t-34-22z'), material: lips, ink: 1, edge: 10, free: true }]
    }
  }
}
