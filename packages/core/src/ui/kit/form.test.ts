import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

it('every form of the game is a Form, which focuses the first wrong field when it is refused', () => {
  const folder = join(import.meta.dirname, '../..')
  const forms = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (file) => /(?<!\.test)\.tsx$/.test(file) && /<form\b/.test(readFileSync(join(folder, file), 'utf8')),
  )
  expect(forms).toEqual(['ui/kit/form.tsx'])
})
