import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { root } from './paths.ts'

it('an adapter’s client is built without its types, and without a word', () => {
  const folder = mkdtempSync(join(tmpdir(), 'client-'))
  const [module, entry] = ['scripts/build/client.ts', 'adapters/own/client.ts'].map((path) => JSON.stringify(join(root, path)))
  const script = join(folder, 'build.mjs')
  writeFileSync(script, `import { buildClient } from ${module}; await buildClient(${entry}, ${JSON.stringify(folder)})`)
  const { stdout, stderr } = spawnSync(process.execPath, [script], { encoding: 'utf8' })
  expect([stdout, stderr]).toEqual(['', ''])
  expect(readFileSync(join(folder, 'platform.js'), 'utf8')).toContain('export')
  rmSync(folder, { recursive: true })
})
