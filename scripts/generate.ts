// `npm run generate`: writes the registries of areas, `packages/<package>/src/generated/`, from the folders of the areas, and the files that are derived from them.
import { writeFileSync } from 'node:fs'
import { root } from './build/paths.ts'
import { writeRegistries } from './generate/registries.ts'
import { rules } from './generate/rules.ts'

writeRegistries(root, rules)
// Imported only now, because it reads the contract's registries.
await import('@skystair/contract/write-derived')
const { coverageDocument } = await import('./coverage/document.ts')
writeFileSync(new URL('../docs/coverage.md', import.meta.url), coverageDocument())
const { tablesDocument } = await import('./tables.ts')
writeFileSync(new URL('../docs/tables.md', import.meta.url), tablesDocument())
