import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { rollup } from 'rollup'
import { afterAll, expect, it } from 'vitest'
import { type ReportedChunk, report } from './report.ts'

const folder = mkdtempSync(join(tmpdir(), 'skystair-report-'))
afterAll(() => rmSync(folder, { recursive: true }))
const sources = {
  'main.js': "import { shared } from './shared.js'; import('./late.js').then(({ late }) => late(shared))",
  'late.js': "import { shared } from './shared.js'; import { deep } from './deep.js'; export const late = (x) => [x, shared, deep]",
  'shared.js': 'export const shared = globalThis.shared',
  'deep.js': "import 'lib'; export const deep = globalThis.deep",
}

it('the report of a bundle lists the importers, modules and imports of each script', async () => {
  for (const [name, code] of Object.entries(sources)) writeFileSync(join(folder, name), code)
  const bundle = await rollup({ input: join(folder, 'main.js'), external: ['lib'], plugins: [report(join(folder, 'report.json'))] })
  const paths = { lib: './lib-1.js' }
  await bundle.write({ dir: join(folder, 'dist'), chunkFileNames: 'chunks/[name].js', paths })

  const chunks = JSON.parse(readFileSync(join(folder, 'report.json'), 'utf8')) as ReportedChunk[]
  const [main, late] = ['main.js', 'chunks/late.js'].map((file) => chunks.find((chunk) => chunk.file === file)!)
  const ending = (module: string) => expect.stringMatching(new RegExp(`/${module}$`))
  expect(main).toMatchObject({ entry: ending('main.js'), lazy: [], imports: [], dynamicImports: ['chunks/late.js'] })
  expect(late).toMatchObject({
    entry: null,
    lazy: [ending('late.js')],
    // A script of another bundle is named relative to the importing one.
    imports: ['main.js', 'chunks/lib-1.js'],
  })
  const modules = Object.entries(late!.modules)
  expect(modules.map(([module]) => module)).toEqual([ending('deep.js'), ending('late.js')])
  // Each has its share of the whole, rounded to bytes.
  expect(Math.abs(modules.reduce((sum, [, bytes]) => sum + bytes, 0) - late!.gzip)).toBeLessThanOrEqual(modules.length)
  expect(late!.gzip).toBeGreaterThan(20)
})
