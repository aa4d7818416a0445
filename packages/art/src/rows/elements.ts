import type { CreatureClass } from '@skystair/contract/creature-classes'
import type { Relief } from '../baker/recipe.ts'
import { ellipse, path } from '../shapes/svg.ts'
import { aura, creature, pair } from './creature.ts'
import { oneColour } from './materials.ts'

/** A face cut into an element. */
const face = (shapes: string, deep: string, light: string) => ({
  svg: shapes,
  ink: 3,
  free: true,
  material: { ...oneColour(deep), light, texture: 'none' as const },
})
const wave = (x: number, flip: boolean) => ({
  icon: 'big-wave',
  size: 0.46,
  x,
  y: 364,
  flip,
  ink: 5,
  close: 16,
  fill: true,
  material: { base: '#2a9ad8', body: '#1a6aa8' },
})

/** The four elementals. */
export const elements = {
  ELEMENTAL_WATER: creature(
    'aqua',
    { second: '#dffcff', accent: '#ffffff', light: '#e8ffff', eye: '#ffffff' },
    [
      aura(280, 170, 50, 0.4, '#58e0ff'),
      wave(124, true),
      wave(388, false),
      { svg: path('M256 14q24 100 92 184 56 70 56 138 0 126-148 130-148-4-148-130 0-68 56-138 68-84 92-184z'), round: 110, ink: 6 },
      {
        svg: path('M30 500q10-74 84-70 30-46 80-26 30-30 62-30t62 30q50-20 80 26 74-4 84 70z'),
        ink: 6,
        round: 40,
        material: { base: '#dffcff', second: '#dffcff', accent: '#ffffff' },
      },
      face(
        path('M160 262q52-6 78 44-54 18-78-44zM352 262q-52-6-78 44 54 18 78-44z') + path('M200 342q56 26 112 0-8 44-56 44t-56-44z'),
        '#06243a',
        '#1a4a6a',
      ),
      { svg: ellipse(214, 200, 10, 40), kind: 'glow', soft: 8, opacity: 0.8, material: { glow: '#ffffff' } },
    ],
    {
      eyes: pair(9, [202, 284], [310, 284]),
    },
  ),
  ELEMENTAL_AIR: creature(
    'ghost',
    { eye: '#ffffff' },
    [
      aura(220, 180, 60, 0.45, '#a0f4ff'),
      { icon: 'tornado', size: 0.98, fill: true, close: 22, material: { body: '#5a86b0' } },
      face(
        path('M170 110q54 4 70 42-56 8-70-42zM336 110q-54 4-70 42 56 8 70-42z') + path('M204 204q50 18 96-4-6 36-46 38-40 0-50-34z'),
        '#10243e',
        '#2a4a6e',
      ),
    ],
    {
      eyes: pair(9, [212, 132], [296, 132]),
    },
  ),
} satisfies Partial<Record<CreatureClass, Relief>>
