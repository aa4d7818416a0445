import { icons } from '@iconify-json/game-icons'
import { SIZE } from './field.ts'
import type { Layer } from './recipe.ts'

/** Returns the SVG document of a layer's silhouette, white on transparent. */
export function silhouette(layer: Layer): string {
  const open = `<svg xmlns="http://www.w3.org/2000/svg" width="${SIZE}" height="${SIZE}" viewBox="0 0 ${SIZE} ${SIZE}"><g fill="#fff">`
  return `${open}${layer.svg ?? placedGlyph(layer)}</g></svg>`
}

function placedGlyph(layer: Layer): string {
  const { body, side } = glyph(layer.icon ?? '')
  const scale = ((layer.size ?? 0.86) * SIZE) / side
  const place = `translate(${layer.x ?? 256} ${layer.y ?? 256}) rotate(${layer.turn ?? 0})`
  return `<g transform="${place} scale(${layer.flip ? -scale : scale} ${scale}) translate(${-side / 2} ${-side / 2})">${body}</g>`
}

/** Returns a glyph's shapes in white, and the side of its square box. Throws if the icon set has no such glyph. */
export function glyph(name: string): { body: string; side: number } {
  const found = icons.icons[name] ?? icons.icons[icons.aliases?.[name]?.parent ?? '']
  if (!found) throw new Error(`the icon set has no glyph named '${name}'`)
  return { body: found.body.replaceAll('currentColor', '#fff'), side: found.width ?? icons.width ?? 512 }
}
