// Fonts are the document's, so games on one page share them: each is there as long as some game needs it.

const LATIN =
  'U+0000-00FF, U+0131, U+0152-0153, U+02BB-02BC, U+02C6, U+02DA, U+02DC, U+2000-206F, U+20AC, U+2116, U+2122, U+2191, U+2193, U+2212'
const CYRILLIC = 'U+0301, U+0400-045F, U+0490-0491, U+04B0-04B1, U+2116'

/** Signs of currencies: most fonts of old devices lack some. Asked for where prices are read, and only then. */
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

const held = new Map<string, { readonly faces: FontFace[]; users: number }>()

/** Makes the game's fonts known to the document; they load when first used. Returns what gives them back. */
export function holdFonts(assets: string, fonts: FontFaceSet = document.fonts): () => void {
  let entry = held.get(assets)
  if (!entry) {
    entry = { faces: faces.map(({ family, file, descriptors }) => new FontFace(family, `url("${assets}${file}")`, descriptors)), users: 0 }
    for (const face of entry.faces) fonts.add(face)
    held.set(assets, entry)
  }
  const mine = entry
  mine.users += 1
  let given = false
  return () => {
    if (given) return
    given = true
    mine.users -= 1
    if (mine.users > 0) return
    for (const face of mine.faces) fonts.delete(face)
    held.delete(assets)
  }
}
