import type { Layer } from '../../baker/recipe.ts'
import { ellipse, path, stroke } from '../svg.ts'
import { mirrored, type Person, plain } from './person.ts'

export const MOODS = ['calm', 'glad', 'cross'] as const
export type Mood = (typeof MOODS)[number]

/** What of a face changes with its mood. */
export type Face = Pick<Person, 'brow' | 'beard' | 'strong'> & {
  /** Lower than a person's, in the scale of a person that fills the box. */
  browsBy?: number
  mouthBy?: number
}

const feature = { ink: 0, free: true, close: 1 } as const
const shifted = (svg: string, by = 0) => (by ? `<g transform="translate(0 ${by})">${svg}</g>` : svg)

/** Brows and mouth in a mood, in the scale of a person that fills the box. */
export function moodLayers({ brow, beard, strong, browsBy, mouthBy = beard === 'moustache' ? 24 : 0 }: Face, mood: Mood): Layer[] {
  const wide = strong ? 15 : 9
  const lines = {
    calm: stroke('M174 196q34-18 64 0', wide),
    glad: stroke('M170 184q36-30 68-4', wide),
    cross: stroke('M170 184q38 4 68 26', wide + 3),
  }
  const brows: Layer = {
    svg: shifted(mirrored(lines[mood]), browsBy),
    material: plain(brow, { light: brow, deep: '#140d18', rough: 0 }),
    ...feature,
    edge: 8,
  }
  const lips = plain(strong || beard ? '#a8504a' : '#c8404a', { light: '#ffb0a8' })
  const throat = plain('#4a0e16', { light: '#7a1e26' })
  const at = (svg: string) => shifted(svg, mouthBy)
  switch (mood) {
    case 'calm':
      return [brows, { svg: at(path('M222 318q18-10 34-4 16-6 34 4-16 18-34 18t-34-18z')), material: lips, ...feature, ink: 1, edge: 10 }]
    case 'glad':
      return [
        brows,
        { svg: at(path('M200 308q56 22 112 0-4 48-56 50-52-2-56-50z')), material: throat, ...feature, ink: 3 },
        {
          svg: at(path('M208 314q48 16 96 0l-6 18q-42 12-84 0z')),
          material: plain('#fff8ea', { deep: '#b8a090' }),
          ...feature,
          ink: 1,
          edge: 6,
        },
        { svg: at(ellipse(256, 350, 24, 8)), material: plain('#e8607a'), ...feature, edge: 6 },
        {
          svg: ellipse(182, 284, 22, 14) + ellipse(330, 284, 22, 14),
          kind: 'glow',
          soft: 12,
          opacity: 0.35,
          material: { glow: '#f0504a' },
          free: true,
        },
      ]
    case 'cross':
      return [
        brows,
        { svg: stroke('M246 198l-4 22M266 198l4 22', 4), material: plain('#5a2a20'), ...feature, opacity: 0.6 },
        { svg: at(stroke('M216 338q40-30 80 0', 11)), material: throat, ...feature, edge: 6 },
      ]
  }
}
