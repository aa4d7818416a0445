// `npm run api`: writes docs/api.md, the public surface with its docstrings. Says what CHANGELOG.md must name if the surface has changed.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { apiPage, digest } from './api/page.ts'
import { surface } from './api/surface.ts'
import { root } from './build/paths.ts'

const all = surface()
writeFileSync(join(root, 'docs/api.md'), apiPage(all))
if (!readFileSync(join(root, 'CHANGELOG.md'), 'utf8').includes(digest(all)))
  console.log(`The public surface has changed: say in CHANGELOG.md what, with "Surface: ${digest(all)}".`)
