// What scenes are made of.
import type { Layer, Material, Relief } from '../../baker/recipe.ts'
import type { Lamp, Thing } from '../../scene/scene.ts'
import { plain } from '../../shapes/person/person.ts'
import { box, path } from '../../shapes/svg.ts'
import { type MaterialName, materials as m, material } from '../materials.ts'

/** Skies by height of the road; the same as those of the road itself. */
export const skies = {
  dawn: ['#142a66', '#2c5cae', '#5f9ad8', '#a9cfe4', '#f2d9b0', '#e8a878'],
  noon: ['#0f2f7a', '#2f74c8', '#78b8ec', '#cdebf8', '#f8f2dc'],
  dusk: ['#120f34', '#3a2a68', '#9a4f74', '#e88a5a', '#f8c07a'],
  night: ['#05071e', '#101c50', '#2a3f86', '#5a5fa8', '#b08ac0'],
  snow: ['#0a1030', '#1a2f6a', '#3a6aa8', '#8ac0e0', '#e8f4fa'],
  hell: ['#120308', '#3a0a12', '#8a1f14', '#e0571f', '#ffc05a'],
  sea: ['#03202e', '#06485c', '#0f7488', '#2aa0a8', '#7ad8cc'],
  room: ['#1a1020', '#2a1a2c', '#3a2838'],
} as const

export const noonClouds = ['#8fa6cf', '#dfe6f2', '#fff8e8'] as const
export const duskClouds = ['#6a4478', '#c47a88', '#ffd2a0'] as const
export const nightClouds = ['#1a2250', '#3a4480', '#8a90c8'] as const

export const grass = { kind: 'grass', near: '#3f7a2e', far: '#8ab85a' } as const

export const brass: Partial<Material> = { ...m.gold, texture: 'none', base: '#c8923a' }
export const timber: Partial<Material> = plain('#8a5a34', { texture: 'bark', deep: '#2a160a', rim: '#ffc888' })
export const pale: Partial<Material> = plain('#e8e0d0', { deep: '#5a4a5a', light: '#ffffff', rim: '#ffe0c0' })
export const rock: Partial<Material> = plain('#8a8494', { texture: 'crack', deep: '#221e2e', rim: '#c8b0e8' })
export const green: Partial<Material> = { ...m.leaf, base: '#4a8f4a' }

/** A glyph as a picture of its own; `fill` makes what its lines enclose solid. */
export const glyph = (icon: string, look: Partial<Material>, fill = false, more: Partial<Layer> = {}): Relief => ({
  material: material('stone', { texture: 'none', rough: 0.6, rim: '#ffd9a0', ...look }),
  layers: [{ icon, size: 0.92, ink: 6, ...(fill ? { fill: true, close: 6 } : {}), ...more }],
})

/** A glyph of a material that stands at x, y. */
export const at = (
  icon: string,
  look: Partial<Material>,
  x: number,
  y: number,
  width: number,
  more: Partial<Thing> & { fill?: boolean } = {},
): Thing => {
  const { fill, ...rest } = more
  return { relief: glyph(icon, look, fill), x, y, width, ...rest }
}

/** A picture that stands at x, y. */
export const put = (relief: Relief, x: number, y: number, width: number, more: Partial<Thing> = {}): Thing => ({
  relief,
  x,
  y,
  width,
  ...more,
})

/** Layers of own shapes as a picture. */
export const made = (name: MaterialName, changes: Partial<Material>, layers: Layer[]): Relief => ({
  material: material(name, changes),
  layers,
})

/** The same thing at several places, each given by x, y and width. */
export const each = (places: readonly number[], thing: (x: number, y: number, width: number) => Thing): Thing[] =>
  Array.from({ length: places.length / 3 }, (_, k) => thing(places[k * 3]!, places[k * 3 + 1]!, places[k * 3 + 2]!))

export const lamp = (x: number, y: number, radius: number, colour = '#ffc060', strength = 0.5): Lamp => ({ x, y, radius, colour, strength })

/** A column with a foot and a head. */
export const pillar = (look: Partial<Material>): Relief =>
  made('stone', { texture: 'none', rim: '#ffd9a0', ...look }, [
    { svg: box(196, 70, 120, 380, 8), ink: 6, round: 60 },
    {
      svg: box(160, 440, 192, 34, 6) + box(140, 470, 232, 34, 6) + box(160, 50, 192, 30, 8) + path('M140 20h232l-20 34H160z'),
      ink: 5,
      edge: 12,
    },
    {
      svg: box(220, 90, 10, 340, 4) + box(251, 90, 10, 340, 4) + box(282, 90, 10, 340, 4),
      ink: 0,
      free: true,
      opacity: 0.5,
      material: plain(look.deep ?? '#3a3040'),
    },
  ])
