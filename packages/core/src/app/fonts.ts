// Fonts belong to the document, so games on one page share them: each stays registered as long as some game needs it.

const LATIN =
  'U+0000-00FF, U+0131, U+0152-0153, U+02BB-02BC, U+02C6, U+02DA, U+02DC, U+2000-206F, U+20AC, U+2116, U+2122, U+2191, U+2193, U+2212'
const CYRILLIC = 'U+0301, U+0400-045F, U+0490-0491, U+04B0-04B1, U+2116'

/** Currency signs: most fonts of old devices lack some. The browser loads this subset only where prices are shown. */
const MONEY = 'U+20A0-20AB, U+20AD-20C0'

const faces = (['latin', 'cyrillic', 'latin-ext'] as const).flatMap((subset) => {
  const unicodeRange = { latin: LATIN, cyrillic: CYRILLIC, 'latin-ext': MONEY }[subset]
  const face = (family: string, file: string, descriptors: FontFaceDescriptors) => ({
    family,
    file: `fonts/${file}.woff2`,
    descriptors: { unicodeRange, display: 'swap', ...descriptors } satisfies FontFaceDescriptors,
  })
  const onest = face('Onest', `onest-${subset}`, { weight: '100 900' })
  if (subset === 'latin-ext') return [onest]
  return [
    face('Ruslan Display', `ruslan-display-${subset}`, { weight: '400' }),
    face('Philosopher', `philosopher-${subset}-400`, { weight: '400' }),
    face('Philosopher', `philosopher-${subset}-700`, { weight: '700' }),
    face('Philosopher', `philosopher-${subset}-400-italic`, { weight: '400', style: 'italic' }),
    onest,
  ]
})

const registered = new Map<string, { readonly faces: FontFace[]; users: number }>()

/** Registers the game's fonts with the document; they load when first used. Returns the function that removes them again. */
export function registerFonts(assets: string, fonts: FontFaceSet = document.fonts): () => void {
  let entry = registered.get(assets)
  if (!entry) {
    entry = { faces: faces.map(({ family, file, descriptors }) => new FontFace(family, `url("${assets}${file}")`, descriptors)), users: 0 }
    for (const face of entry.faces) fonts.add(face)
    registered.set(assets, entry)
  }
  const own = entry
  own.users += 1
  let removed = false
  return () => {
    if (removed) return
    removed = true
    own.users -= 1
    if (own.users > 0) return
    for (const face of own.faces) fonts.delete(face)
    registered.delete(assets)
  }
}
