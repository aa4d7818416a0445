import type { Layer } from '../../baker/recipe.ts'
import { materials as m } from '../../rows/materials.ts'
import { diamond, ellipse, ellipses, path, star, stroke } from '../svg.ts'
import { mirrored, type Person, plain } from './person.ts'

const gold = { ...m.gold, texture: 'none' as const, base: '#e0a030' }
const cloth = { texture: 'cloth' as const, deep: '#0c0a18' }

/** Headgear. */
export function hat({ hat: worn }: Person): Layer[] {
  if (!worn) return []
  switch (worn.kind) {
    case 'wizard':
      return [
        {
          svg: path('M130 150Q180 110 214 40q20-40 70-38 60 4 84 44-50-14-60 10 20 60 74 94z'),
          material: plain(worn.colour, cloth),
          ink: 6,
          round: 70,
        },
        {
          svg: path('M60 178q100-70 196-66 96-4 196 66-30 24-70 4-126-50-252 0-40 20-70-4z'),
          material: plain(worn.colour, cloth),
          ink: 6,
          round: 40,
        },
        {
          svg: path('M128 142q128-56 256 0l-4 28q-124-52-248 0z'),
          material: plain(worn.band, { metal: 0.5 }),
          ink: 4,
          edge: 12,
          free: true,
        },
        { svg: star(256, 82, 30, 13, 5), material: gold, ink: 4, edge: 10, free: true },
      ]
    case 'witch':
      return [
        {
          svg: path('M138 140q60-50 84-120 12-30 60-10 60 20 90 60-40-10-50 6 24 44 56 64z'),
          material: plain(worn.colour, cloth),
          ink: 6,
          round: 70,
        },
        {
          svg: path('M30 186q80-90 226-82 146-8 226 82-50 10-100-10-126-44-252 0-50 20-100 10z'),
          material: plain(worn.colour, cloth),
          ink: 6,
          round: 40,
        },
        { svg: path('M130 138q126-50 252 0l-2 24q-124-44-248 0z'), material: plain(worn.band), ink: 4, edge: 12, free: true },
      ]
    case 'gnome':
      return [
        {
          svg: path('M122 190Q150 40 290 8q70-6 110 50-60-10-70 20 40 40 60 112-130-60-268 0z'),
          material: plain(worn.colour, cloth),
          ink: 6,
          round: 80,
        },
        { svg: path('M116 172q140-66 280 0l4 40q-144-60-288 0z'), material: plain(worn.band, { texture: 'fur' }), ink: 5, round: 30 },
      ]
    case 'horned':
      return [
        {
          svg: mirrored(path('M150 130Q60 120 40 20q-4 170 96 190z')),
          material: { ...m.bone, texture: 'bark' as const },
          ink: 6,
          round: 40,
        },
        {
          svg: path('M130 210q-10-150 126-156 136 6 126 156-60-30-126-30t-126 30z'),
          material: { ...m.steel, base: worn.colour },
          ink: 6,
          round: 80,
        },
        {
          svg: path('M124 190q132-60 264 0v30q-132-54-264 0zM240 54h32v140l-16 70-16-70z'),
          material: { ...m.bronze, base: worn.band, texture: 'none' },
          ink: 4,
          edge: 12,
        },
      ]
    case 'kettle':
      return [
        {
          svg: path('M126 206q-6-146 130-152 136 6 130 152-60-34-130-34t-130 34z'),
          material: { ...m.steel, base: worn.colour },
          ink: 6,
          round: 80,
        },
        {
          svg: path('M100 206q156-66 312 0 10 14-8 26-148-58-296 0-18-12-8-26zM246 40h20v120h-20z'),
          material: { ...m.steel, base: worn.band, texture: 'none' },
          ink: 5,
          edge: 14,
        },
        { svg: path('M256 60q-30-60 30-60 70 0 90 60-60-20-80 10z'), material: plain('#c8322a', { texture: 'fur' }), ink: 5, round: 30 },
      ]
    case 'veil':
      return [
        {
          svg: path(
            'M256 26q156 6 170 180 10 130 56 220-60 50-120 10-16-120-4-200-30-86-102-88-72 2-102 88 12 80-4 200-60 40-120-10 46-90 56-220Q100 32 256 26z',
          ),
          material: plain(worn.colour, cloth),
          ink: 6,
          round: 70,
        },
        {
          svg: path('M256 96q110 2 126 130-20-60-60-82-66-26-132 0-40 22-60 82 16-128 126-130z'),
          material: plain(worn.band, { light: '#ffffff', deep: '#6a6a8a' }),
          ink: 4,
          round: 30,
        },
        { svg: path('M256 30h0l10 20h22v16h-22v34h-20V66h-22V50h22z'), material: gold, ink: 4, edge: 8, free: true },
      ]
    case 'turban':
      return [
        { svg: path('M110 190Q80 40 256 34q176 6 146 156-70-60-146-60t-146 60z'), material: plain(worn.colour, cloth), ink: 6, round: 80 },
        {
          svg: path('M108 188q40-120 180-130l30 10Q180 100 150 180zM404 188q-30-60-110-90l-40 14q90 20 120 76z'),
          material: plain(worn.band, cloth),
          ink: 4,
          round: 40,
        },
        { svg: path('M256 30q-30-20 0-50 34 34 10 70z') + diamond(256, 118, 26, 32), material: gold, ink: 5, edge: 12 },
        { svg: diamond(256, 118, 15, 20), material: plain('#e0342e', { metal: 0.5, light: '#ffffff' }), ink: 1, edge: 8, free: true },
      ]
    case 'mitre':
      return [
        {
          svg: path('M140 190Q110 90 256-6q146 96 116 196-116-50-232 0z'),
          material: plain(worn.colour, { light: '#ffffff', deep: '#5a4a78' }),
          ink: 6,
          round: 70,
        },
        {
          svg: path('M136 160q120-50 240 0v34q-120-50-240 0zM244 20h24v116h-24zM214 66h84v24h-84z'),
          material: { ...gold, base: worn.band },
          ink: 4,
          edge: 12,
        },
      ]
    case 'kerchief':
      return [
        {
          svg: path('M256 50q150 0 148 190-20 40-30 120-14-100-44-160-74-40-148 0-30 60-44 160-10-80-30-120-2-190 148-190z'),
          material: plain(worn.colour, cloth),
          ink: 6,
          round: 60,
        },
        {
          svg: ellipse(180, 120, 16) + ellipse(256, 92, 16) + ellipse(332, 120, 16) + ellipse(132, 200, 14) + ellipse(380, 200, 14),
          material: plain(worn.band),
          ink: 2,
          edge: 8,
          free: true,
        },
      ]
    case 'circlet':
      return [
        { svg: stroke('M142 176q114-50 228 0', 13), material: { ...gold, base: worn.colour }, ink: 4, edge: 8, close: 1 },
        { svg: diamond(256, 152, 22, 28), material: gold, ink: 4, edge: 10, free: true },
        { svg: diamond(256, 152, 13, 18), material: plain(worn.jewel, { metal: 0.5, light: '#ffffff' }), ink: 1, edge: 8, free: true },
      ]
    case 'wreath':
      return [
        {
          svg: ellipses(
            [
              [140, 176],
              [178, 138],
              [222, 112],
              [290, 112],
              [334, 138],
              [372, 176],
            ],
            32,
            24,
          ),
          material: { ...m.leaf, base: worn.colour },
          ink: 5,
          edge: 20,
          close: 2,
        },
        {
          svg: [
            [158, 154],
            [256, 104],
            [354, 154],
          ]
            .map(([x, y]) => star(x!, y!, 30, 17, 6))
            .join(''),
          material: plain(worn.jewel, { light: '#ffffff' }),
          ink: 4,
          edge: 14,
          free: true,
        },
        { svg: ellipse(158, 154, 9) + ellipse(256, 104, 9) + ellipse(354, 154, 9), material: gold, ink: 1, edge: 6, free: true },
      ]
    case 'crown':
      return [
        {
          svg: path('M136 170L116 40l70 60 70-90 70 90 70-60-20 130q-120-50-240 0z'),
          material: { ...gold, base: worn.colour },
          ink: 6,
          round: 40,
        },
        {
          svg: ellipse(256, 112, 20, 26) + ellipse(176, 130, 13) + ellipse(336, 130, 13),
          material: plain(worn.jewel, { metal: 0.5, light: '#ffffff' }),
          ink: 4,
          edge: 12,
          free: true,
        },
      ]
    case 'laurel':
      return [
        {
          svg: mirrored(
            [
              [132, 210, -70],
              [138, 168, -50],
              [162, 132, -35],
              [196, 108, -20],
              [232, 96, -8],
            ]
              .map(([x, y, turn]) => `<ellipse cx="${x}" cy="${y}" rx="34" ry="14" transform="rotate(${turn} ${x} ${y})"/>`)
              .join(''),
          ),
          material: { ...gold, base: worn.colour },
          ink: 5,
          edge: 14,
          close: 1,
        },
        { svg: ellipse(256, 92, 18), material: plain(worn.jewel, { metal: 0.5, light: '#ffffff' }), ink: 4, edge: 10, free: true },
      ]
  }
}
