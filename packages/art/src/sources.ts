import { imageFiles, standalone } from './image-files.ts'
import { plan } from './plan.ts'

/** Returns the names of all glyphs of the icon set that the pictures use, in alphabetical order. */
export function sourceIcons(): string[] {
  const found = new Set<string>()
  const pictures = [...plan().flatMap((atlas) => atlas.pictures), ...imageFiles(), ...standalone()]
  for (const { recipe } of pictures) {
    if (recipe.kind === 'sigil') found.add(recipe.icon)
    const reliefs =
      recipe.kind === 'relief' ? [recipe.relief] : recipe.kind === 'scene' ? (recipe.scene.things ?? []).map((thing) => thing.relief) : []
    for (const { layers } of reliefs) for (const { icon } of layers) if (icon) found.add(icon)
  }
  return [...found].sort()
}
