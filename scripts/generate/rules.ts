// The registries. An area joins one by the file named here, in its folder `packages/<package>/src/areas/<area>/`.
import type { Rule } from './registries.ts'
import { list, loaders, merged, record, reexports } from './templates.ts'

const texts = (language: 'ru' | 'en'): Rule[] => [
  { package: 'world', file: `${language}.ts`, output: `texts-${language}.ts`, text: loaders('texts') },
  { package: 'world', file: `${language}.ts`, output: `all-${language}.ts`, text: merged('../texts/merge.ts', `../texts/${language}.ts`) },
]

export const rules: readonly Rule[] = [
  { package: 'contract', file: 'calls.ts', output: 'calls.ts', text: record('calls') },
  { package: 'contract', file: 'entities.ts', output: 'entities.ts', text: reexports },
  { package: 'contract', file: 'enums.ts', output: 'enums.ts', text: reexports },
  { package: 'contract', file: 'events.ts', output: 'events.ts', text: record('events') },
  { package: 'contract', file: 'rows.ts', output: 'rows.ts', text: reexports },
  { package: 'server', file: 'index.ts', output: 'areas.ts', text: list('area', 'areas', { type: 'Area', from: '../area.ts' }) },
  { package: 'server', file: 'cases.ts', output: 'cases.ts', text: record('cases') },
  { package: 'core', file: 'index.ts', output: 'areas.ts', text: list('area', 'areas', { type: 'Area', from: '../services/area.ts' }) },
  ...texts('ru'),
  ...texts('en'),
]
