// The registries. An area joins one by the file named here, in its folder `packages/<package>/src/areas/<area>/`.
import type { Rule } from './registries.ts'
import { list } from './templates.ts'

export const rules: readonly Rule[] = [
  { package: 'core', file: 'index.ts', output: 'areas.ts', text: list('area', 'areas', { type: 'Area', from: '../services/area.ts' }) },
]
