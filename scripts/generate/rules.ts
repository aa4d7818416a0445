// The registries. An area joins one by having the file named here in its folder `packages/<package>/src/areas/<area>/`.
import type { Rule } from './registries.ts'
import { list, loaders, merged } from './templates.ts'

const texts = (language: 'ru' | 'en'): Rule[] => [
  { package: 'world', file: `${language}.ts`, output: `texts-${language}.ts`, text: loaders('texts') },
  { package: 'world', file: `${language}.ts`, output: `all-${language}.ts`, text: merged('../texts/merge.ts', `../texts/${language}.ts`) },
]

export const rules: readonly Rule[] = [
  { package: 'core', file: 'index.ts', output: 'areas.ts', text: list('area', 'areas', { type: 'Area', from: '../services/area.ts' }) },
  ...texts('ru'),
  ...texts('en'),
]
