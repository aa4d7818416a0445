import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { transform } from 'lightningcss'
import { expect, it } from 'vitest'
import { withoutContainers } from './without-containers.ts'

const src = join(import.meta.dirname, '..')
const minified = (file: string) => transform({ filename: file, code: readFileSync(join(src, file)), minify: true }).code.toString()

it('turns each container query into a query of the page that older browsers understand', () => {
  const queries = globSync('**/*.css', { cwd: src }).flatMap(
    (file) => withoutContainers(minified(file)).match(/@(media|container)[^{]*/g) ?? [],
  )
  const feature = String.raw`\((?:m(?:ax|in)-)?[a-z-]+:[^()<>=]+\)`
  expect(queries.length).toBeGreaterThan(40)
  expect(queries.filter((query) => !new RegExp(`^@media ${feature}(?:(?: and |, )${feature})*$`).test(query))).toEqual([])
})

it('keeps the conditions', () => {
  const css = '@container sky (width>=1000px) or ((height<=559px) and (aspect-ratio>=8/5)){a{width:min(2px,92cqw)}}'
  expect(withoutContainers(css)).toBe('@media (min-width:1000px), (max-height:559px) and (min-aspect-ratio:8/5){a{width:min(2px,92vw)}}')
})
