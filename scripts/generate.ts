// `npm run generate`: writes the registries of areas, `packages/<package>/src/generated/`, from the folders of the areas, and what follows from them.
import { root } from './build/paths.ts'
import { writeRegistries } from './generate/registries.ts'
import { rules } from './generate/rules.ts'

writeRegistries(root, rules)
// What follows from the contract is read once its registries are there.
await import('@skystair/contract/write-derived')
