import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type RollupBuild, rollup } from 'rollup'
import { afterAll, expect, it } from 'vitest'
import { cssText } from './css.ts'

const folder = mkdtempSync(join(tmpdir(), 'skystair-css-'))
afterAll(() => rmSync(folder, { recursive: true }))

function bundle(css: string): Promise<RollupBuild> {
  writeFileSync(join(folder, 'x.css'), css)
  return rollup({ input: join(folder, 'x.css'), plugins: [cssText()] })
}

it('a style sheet ships minified, with the prefixes that older Safari needs', async () => {
  const { output } = await (await bundle('/* why */\n.a > .b { backdrop-filter: blur(2px); }\n')).generate({})
  expect(output[0].code).toContain('".a>.b{-webkit-backdrop-filter:blur(2px);backdrop-filter:blur(2px)}"')
})

it('a style sheet with a syntax error ends the build', async () => {
  await expect(bundle('.a { color: red; } } .b { color: blue; }')).rejects.toThrow('x.css')
})
