import { readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const PHONE = 390
/** The widths of the pictures, with their heights. */
export const widths: ReadonlyMap<number, number> = new Map([
  [PHONE, 844],
  [600, 900],
  [1440, 900],
])
export const folder = fileURLToPath(new URL('../../../../docs/pictures/', import.meta.url))
const looks = ['original-en', 'original-ru', 'modern-en', 'modern-ru']

export interface Shot {
  readonly lang: 'RU' | 'EN'
  readonly mode: 'ORIGINAL' | 'MODERN'
  readonly width: number
}

/** Returns a picture's file name without its extension. */
export const nameOf = (screen: string, { lang, mode, width }: Shot): string => `${screen}-${mode}-${lang}-${width}`.toLowerCase()

/** Writes the page with all existing pictures, a row for each screen and width. */
export function writeContents(screens: readonly string[]): void {
  const there = new Set(readdirSync(folder))
  const rows = screens.flatMap((screen) =>
    [...widths].flatMap(([width, height]) => {
      const files = looks.map((look) => `${screen}-${look}-${width}.webp`)
      if (!files.some((file) => there.has(file))) return []
      const cells = files.map((file) => (there.has(file) ? `<img src="${file}" width="200" alt="${file.slice(0, -5)}">` : ''))
      return [`| ${screen} ${width}×${height} | ${cells.join(' | ')} |`]
    }),
  )
  const page = `# Pictures

Taken by \`npm run build && npm run pictures\` from the running game: every screen in both modes and languages on a phone, the main ones on a page and on the
desk too. \`npm run pictures -- RU MODERN 390 battle\` replaces some of them.

| | ORIGINAL, English | ORIGINAL, Russian | MODERN, English | MODERN, Russian |
|---|---|---|---|---|
${rows.join('\n')}
`
  writeFileSync(join(folder, 'README.md'), page)
}
