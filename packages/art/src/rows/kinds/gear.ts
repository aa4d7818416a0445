// What people wear and hold, in the scale of a person that fills the box: the face is between 144 and 368 across, 92 and 370 down.
import type { Layer, Material } from '../../baker/recipe.ts'
import { mirrored, plain } from '../../shapes/person/person.ts'
import { box, ellipse, path, ring, star, stroke } from '../../shapes/svg.ts'
import { form, gold, light, mark, ray, shape, steel, wood } from './kit.ts'

export const cloth = (colour: string): Partial<Material> => plain(colour, { texture: 'cloth', deep: '#0c0a18' })
export const furry = (colour: string): Partial<Material> => plain(colour, { texture: 'fur', textureDepth: 0.8, deep: '#1a0e0a' })

export const strawHat: Layer[] = [
  shape('M150 160q10-120 106-124 96 4 106 124z', plain('#e0b858', { texture: 'bark', deep: '#5a3a10' })),
  shape('M20 190q120-90 236-86 116-4 236 86-60 30-236 26-176 4-236-26z', plain('#e8c468', { texture: 'bark', deep: '#5a3a10' })),
  shape('M150 134q106-30 212 0l4 30q-110-28-220 0z', plain('#b83a2a'), { free: true, edge: 12 }),
]

/** A flat cap with a feather. */
export const feathered = (colour: string, feather: string): Layer[] => [
  shape('M330 110Q360 0 470-30q20 80-90 160z', plain(feather, { texture: 'fur' })),
  shape('M110 176Q90 60 230 40q170-10 180 110-20 30-60 20-110-40-210 10-20 10-30-4z', cloth(colour)),
  shape('M110 150q140-60 296 0l-4 34q-140-50-284 4z', plain(colour, { deep: '#0c0a18' }), { edge: 14, free: true }),
]

export const goggles = (glass: string): Layer[] => [
  form(stroke('M134 190q122-30 244 0', 26), wood, { edge: 12 }),
  form(ellipse(202, 184, 46) + ellipse(310, 184, 46), gold, { edge: 16 }),
  form(ellipse(202, 184, 29) + ellipse(310, 184, 29), plain(glass, { metal: 0.7, light: '#ffffff' }), { ink: 4, free: true }),
]

export const spectacles = (rim: Partial<Material>): Layer[] => [
  form(ring(206, 228, 44, 34) + ring(306, 228, 44, 34) + stroke('M246 222q10-8 20 0', 9), rim, {
    edge: 6,
    close: 1,
    maxHole: 0,
    ink: 4,
    free: true,
  }),
]

/** A scarf over nose and mouth. */
export const scarf = (colour: string): Layer[] => [
  shape('M136 268q120-40 240 0 6 100-60 140-60 30-120 0-66-40-60-140z', cloth(colour), { round: 70 }),
  mark(stroke('M160 310q96 30 192 0M176 350q80 26 160 0', 5), '#140d18', { opacity: 0.5 }),
]

/** A ruff around the neck. */
export const ruff: Layer[] = [
  form(
    [100, 148, 200, 256, 312, 364, 412].map((x, k) => ellipse(x, 400 + 26 * Math.cos((k - 3) / 2), 40, 34)).join(''),
    plain('#f8f4ff', { deep: '#7a70a0' }),
    { close: 2 },
  ),
]

/** Fur over the shoulders. */
export const mantle = (colour: string): Layer[] => [
  shape(
    'M40 512q-20-90 60-130 40 10 60-20 40 40 96 40t96-40q20 30 60 20 80 40 60 130l-50-30-40 30-40-34-40 34-46-34-46 34-40-34-40 34-40-30z',
    furry(colour),
    {
      round: 60,
    },
  ),
]

/** A spiked crown of points `high`, on the head. */
export const crown = (base: Partial<Material>, jewel: string, high = 120): Layer[] => [
  shape(
    `M136 176L112 ${176 - high}l58 ${high * 0.5} 40-${high * 0.85} 46 ${high * 0.75} 46-${high * 0.75} 40 ${high * 0.85} 58-${high * 0.5}-24 ${high}q-120-44-240 0z`,
    base,
    { round: 36 },
  ),
  form(ellipse(256, 134, 16, 20) + ellipse(186, 146, 11) + ellipse(326, 146, 11), plain(jewel, { metal: 0.5, light: '#ffffff' }), {
    ink: 4,
    edge: 10,
    free: true,
  }),
]

/** Horns; the path is of the left one. */
export const horns = (colour: string, d = 'M176 116Q130 90 120 10q50 40 96 82z'): Layer => ({
  svg: mirrored(path(d)),
  material: plain(colour, { texture: 'bark', deep: '#2a1a12' }),
  ink: 5,
  round: 30,
})
export const RAM = 'M190 120Q90 60 50 140q-20 80 60 100 50-10 40-60-30 30-50-6 0-40 90-2z'
export const LONG = 'M180 120Q60 110 40-30q60 90 170 110z'

/** A polearm at x, leaning; its head is drawn by the caller. */
export const pole = (x: number, top: number, wide = 16): Layer => form(box(x - wide / 2, top, wide, 520 - top, 4), wood, { edge: 9 })

export const halberd = (x: number): Layer[] => [
  pole(x, 40),
  shape(`M${x - 4} 70q-60-30-72 10-6 60 20 90 20-30 52-40zM${x + 4} 84l44-16v60l-44-16zM${x - 12} 60L${x}-6l12 66z`, steel, { edge: 18 }),
]

export const beads: Layer = form(
  [-5, -4, -3, -2, -1, 0, 1, 2, 3, 4, 5].map((k) => ellipse(256 + k * 24, 470 - k * k * 4.2, 19)).join(''),
  plain('#8a4a24', { metal: 0.4 }),
  { edge: 14, close: 1 },
)

export const halo = (colour = '#ffe27a'): Layer => ({
  svg: ring(256, 60, 110, 94).replace('<path', '<path transform="translate(0 38) scale(1 .36)"'),
  kind: 'glow',
  soft: 7,
  opacity: 1,
  material: { glow: colour },
  free: true,
})

/** Stitches along a wound. */
export const stitches = (d: string, across: string): Layer => mark(stroke(d, 7) + stroke(across, 5), '#4a1420')

export const lantern = (x: number, y: number, size: number): Layer[] => [
  { svg: ellipse(x, y, 90 * size), kind: 'glow', soft: 34, opacity: 0.8, material: { glow: '#ffc04a' } },
  { icon: 'old-lantern', size, x, y, ink: 6, material: gold, fill: true, close: 6 },
  { svg: ellipse(x, y + 8 * size, 42 * size), kind: 'glow', soft: 12, opacity: 1, material: { glow: '#ffe08a' }, free: true },
]

/** Light behind a boss in its second phase. */
export const rage = (glow: string): Layer[] => [ray(star(256, 250, 256, 168, 13), glow, 14, 0.7), light(glow, 256, 260, 160, 0.6)]
