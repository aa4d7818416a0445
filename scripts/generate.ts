// `npm run generate` writes the registries of areas, `packages/<package>/src/generated/`, from the folders of the areas.
import { root } from './build/paths.ts'
import { writeRegistries } from './generate/registries.ts'
import { rules } from './generate/rules.ts'

writeRegistries(root, rules)
