import { plan } from './plan.ts'
import { standalone, tiles } from './singles.ts'

/** Names of the icon set's glyphs that our pictures grow from, in alphabetical order. */
export function sourceIcons(): string[] {
  const found = new Set<string>()
  const pictures = [...plan().flatMap((atlas) => atlas.pictures), ...tiles(), ...standalone()]
  for (const { recipe } of pictures) {
    if (recipe.kind === 'sigil') found.add(recipe.icon)
    if (recipe.kind === 'relief') for (const { icon } of recipe.relief.layers) if (icon) found.add(icon)
  }
  return [...found].sort()
}
