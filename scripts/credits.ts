// `npm run credits` writes docs/credits.md from packages/world/src/areas/about/rows.ts and from the sources of the pictures.
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { sourceIcons } from '@skystair/art/sources'
import { fonts, icons, libraries, licences, type Work } from '@skystair/world/areas/about/rows'
import { root } from './build/paths.ts'

const licence = (name: keyof typeof licences) => `[${name}](${licences[name]})`
const table = (works: readonly Work[]) =>
  [
    '| | by | licence |',
    '|---|---|---|',
    ...works.map((work) => `| [${work.name}](${work.url}) | ${work.by} | ${licence(work.licence)} |`),
  ].join('\n')

/** Returns the text of docs/credits.md. */
export const creditsText = (): string => `# Credits

Written by \`npm run credits\` from \`packages/world/src/areas/about/rows.ts\`; the game shows the same under Settings → Credits.

## Pictures

Icons made by ${icons.authors.join(', ')} and other contributors of [${icons.name}](${icons.url}), ${licence(icons.licence)},
modified (${icons.changes}).

The silhouettes come from the package \`${icons.from}\`, which does not name the author of each icon; so all authors in the set's licence
file are listed. Faces, stairs, islands, chests, frames, wings, weapons, the cat and the rabbit are shapes of our own, and everything is painted
by the baker in \`packages/art/src/baker\`. The pictures use these icons:

${sourceIcons().join(', ')}.

## Fonts

${table(fonts)}

## Libraries in the browser

${table(libraries)}

Sounds and music are computed by the game itself. The libraries of the server and of the build are listed in [dependencies.md](dependencies.md).
`

if (import.meta.main) writeFileSync(join(root, 'docs/credits.md'), creditsText())
