// What the buildings of clans consist of. All stand on the same terrace, whose front edge is at y 490.
import type { Layer, Material } from '../../baker/recipe.ts'
import { plain } from '../../shapes/person/person.ts'
import { ellipse, path } from '../../shapes/svg.ts'
import { materials as m } from '../materials.ts'

export const FOOT = 452

export const timber: Partial<Material> = plain('#9a6a3c', { texture: 'bark', deep: '#2e180a', light: '#f0cf98', rim: '#ffc888' })
export const darkTimber: Partial<Material> = plain('#6a4426', { texture: 'bark', deep: '#1e0e06', light: '#c89a68', rim: '#ffb878' })
export const masonry: Partial<Material> = {
  ...m.stone,
  base: '#b8aa96',
  light: '#fff2d8',
  deep: '#3a3030',
  rim: '#ffd9a0',
  texture: 'crack',
}
export const marble: Partial<Material> = plain('#eee6d8', { deep: '#5a4a5a', light: '#ffffff', rim: '#ffe0c0' })
export const gilt: Partial<Material> = { ...m.gold, texture: 'none' }
export const recess: Partial<Material> = plain('#2e2438', { light: '#6a5a80' })

/** A low round terrace of stone; `r` is half its width. */
export const terrace = (r: number, look: Partial<Material> = {}): Layer[] => {
  const stone = plain('#cfc4b8', { texture: 'crack', deep: '#4a4048', light: '#fff8ec', rim: '#ffe0b0', rough: 0.8, ...look })
  const ry = r * 0.2
  return [
    { svg: path(`M${256 - r} ${FOOT - 8}v16a${r} ${ry} 0 0 0 ${2 * r} 0v-16z`), ink: 5, round: 26, material: stone, lit: 0.06 },
    { svg: ellipse(256, FOOT - 8, r, ry), ink: 2, round: 16, edge: 8, material: stone, lit: 0.2 },
  ]
}

export const glowing = (svg: string, glow = '#ffc85a', soft = 6): Layer => ({
  svg,
  kind: 'glow',
  soft,
  opacity: 1,
  material: { glow },
  free: true,
})

/** A round-arched opening standing on y. */
export const arch = (x: number, y: number, w: number, h: number): string =>
  `<path d="M${x - w / 2} ${y}v${-(h - w / 2)}a${w / 2} ${w / 2} 0 0 1 ${w} 0v${h - w / 2}z"/>`
export const gable = (x: number, y: number, w: number, h: number): string => path(`M${x - w / 2} ${y}L${x} ${y - h}l${w / 2} ${h}z`)
