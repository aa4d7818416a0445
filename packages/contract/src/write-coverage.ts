// Writes docs/coverage.md.
import { writeFileSync } from 'node:fs'
import { coverage } from './documents/coverage.ts'

writeFileSync(new URL('../../../docs/coverage.md', import.meta.url), coverage())
