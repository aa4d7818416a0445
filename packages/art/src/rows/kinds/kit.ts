import type { Eye, Layer, Material, Relief } from '../../baker/recipe.ts'
import { bustAt, sized } from '../../shapes/person/bust.ts'
import { type Person, plain, tint } from '../../shapes/person/person.ts'
import { ellipse, path } from '../../shapes/svg.ts'
import { type MaterialName, materials as m, material } from '../materials.ts'

/** Pictures by the name of the kind. */
export type Kinds = Record<string, Relief>

/** A glyph in its own material: a weapon, a tool, an ornament. */
export const item = (
  icon: string,
  own: Partial<Material>,
  size: number,
  x: number,
  y: number,
  turn = 0,
  more: Partial<Layer> = {},
): Layer => ({
  icon,
  size,
  x,
  y,
  turn,
  ink: 6,
  material: own,
  ...more,
})

/** A shape of our own from path data. */
export const shape = (d: string, own: Partial<Material>, more: Partial<Layer> = {}): Layer => ({
  svg: path(d),
  material: own,
  ink: 6,
  round: 50,
  ...more,
})

/** The same from SVG elements. */
export const form = (svg: string, own: Partial<Material>, more: Partial<Layer> = {}): Layer => ({
  svg,
  material: own,
  ink: 5,
  round: 40,
  ...more,
})

/** A mark without an outline: stripes, spots, nostrils. */
export const mark = (svg: string, colour: string, more: Partial<Layer> = {}): Layer => ({
  svg,
  material: plain(colour, { light: tint(colour, 0.12), deep: colour, rim: colour, rough: 0 }),
  ink: 0,
  free: true,
  close: 1,
  edge: 10,
  ...more,
})

/** Light: a soft disc, or any shape. */
export const light = (colour: string, x: number, y: number, radius: number, opacity = 0.7, soft = radius / 4): Layer => ({
  svg: ellipse(x, y, radius),
  kind: 'glow',
  soft,
  opacity,
  material: { glow: colour },
})
export const ray = (svg: string, colour: string, soft = 5, opacity = 1): Layer => ({
  svg,
  kind: 'glow',
  soft,
  opacity,
  material: { glow: colour },
  free: true,
})

/** Plain materials that many kinds share. */
export const steel: Partial<Material> = { ...m.steel, texture: 'none' }
export const gold: Partial<Material> = { ...m.gold, texture: 'none', base: '#e8b038' }
export const wood: Partial<Material> = { ...m.bark, base: '#8a5a30', second: '#8a5a30' }
export const iron: Partial<Material> = { ...m.steel, base: '#4a5264', second: '#4a5264', light: '#b8c4dc' }
export const dark: Partial<Material> = plain('#1a1226', { light: '#5a5068', deep: '#0a0610', metal: 0.4 })

/** A creature of one material; a layer given as a string is a centred glyph. */
export const beast = (
  name: MaterialName,
  changes: Partial<Material>,
  layers: (Layer | string)[],
  eyes: Eye[] = [],
  fadeFrom?: number,
): Relief => ({
  material: material(name, changes),
  layers: layers.map((layer) => (typeof layer === 'string' ? { icon: layer } : layer)),
  eyes,
  ...(fadeFrom ? { fadeFrom } : {}),
})

export interface Stage {
  /** Where the breast ends; the middle and the bottom of the picture by default. */
  x?: number
  y?: number
  /** Layers behind and in front of the person, in the picture's own scale. */
  back?: Layer[]
  front?: Layer[]
  /** Where the breast begins to fade out; 0 where something stands before its lower edge. */
  fade?: number
}

/** A person from the breast up, with what is around them. */
export function person(who: Person, { x = 256, y = 512, back = [], front = [], fade = 446 }: Stage = {}): Relief {
  return {
    material: material('skin', { rough: 0.2, rim: '#ffd9a0', deep: '#4a2016', light: '#fff0d4', ...who.hide }),
    layers: [...back, ...(who.behind ?? []), ...bustAt(who, who.size ?? 0.86, x, y), ...front],
    fadeFrom: fade,
  }
}

/** Layers drawn for the whole box, scaled, with the middle of their lower edge at x, y. */
export const placed = (layers: Layer[], size: number, x: number, y: number): Layer[] => layers.map((layer) => sized(layer, size, x, y))

/** The mirror image of layers drawn for the whole box. */
export const turned = (layers: Layer[]): Layer[] =>
  layers.map((layer) =>
    layer.svg
      ? { ...layer, svg: `<g transform="translate(512 0) scale(-1 1)">${layer.svg}</g>` }
      : { ...layer, x: 512 - (layer.x ?? 256), turn: -(layer.turn ?? 0), flip: !layer.flip },
  )
