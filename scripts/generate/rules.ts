// The registries. An area joins one by the file named here, in its folder `packages/<package>/src/areas/<area>/`.
import type { Rule } from './registries.ts'
import { list, loaders, record, reexports } from './templates.ts'

export const rules: readonly Rule[] = [
  { package: 'contract', file: 'calls.ts', output: 'calls.ts', text: record('calls') },
  { package: 'contract', file: 'entities.ts', output: 'entities.ts', text: reexports },
  { package: 'contract', file: 'events.ts', output: 'events.ts', text: reexports },
  { package: 'world', file: 'ru.ts', output: 'texts-ru.ts', text: loaders('texts') },
  { package: 'world', file: 'en.ts', output: 'texts-en.ts', text: loaders('texts') },
  { package: 'server', file: 'manifest.ts', output: 'areas.ts', text: list('area', 'areas') },
  { package: 'server', file: 'cases.ts', output: 'cases.ts', text: record('cases') },
  { package: 'core', file: 'index.ts', output: 'areas.ts', text: loaders('areas') },
  // Loaded before the areas are.
  { package: 'core', file: 'menu.ts', output: 'menu.ts', text: record('menu') },
]
