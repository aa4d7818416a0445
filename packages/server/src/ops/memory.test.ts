import { execFileSync } from 'node:child_process'
import { expect, it } from 'vitest'

it('V8 has the option that `keepCompiledCode` sets: it ignores unknown ones', () => {
  expect(execFileSync(process.execPath, ['--v8-options'], { encoding: 'utf8' })).toMatch(/^ {2}--memory-reducer-favors-memory /m)
})
