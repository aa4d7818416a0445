import { imageFiles, standalone } from './image-files.ts'
import { plan } from './plan.ts'

/** Returns the names of all glyphs of the icon set that the pictures use, in alphabetical order. */
export function sourceIcons(): string[] {
  const found = new Set<string>()
  const pictures = [...plan().flatMap((atlas) => atlas.pictures), ...imageFiles(), ...standalone()]
  for (const { recipe } of pictures) {
    if (recipe.kind === 'sigil') found.add(recipe.icon)
    if (recipe.kind === 'relief') for (const { icon } of recipe.relief.layers) if (icon) found.add(icon)
  }
  return [...found].sort()
}
