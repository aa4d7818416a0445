import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import en from '@skystair/world/texts/en/index'
import ru from '@skystair/world/texts/ru/index'
import { describe, expect, it } from 'vitest'

const folder = import.meta.dirname
const keys = new Set(
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !file.includes('.test.'))
    .flatMap((file) =>
      [...readFileSync(join(folder, file), 'utf8').matchAll(/'([a-z0-9]+(?:\.[A-Za-z0-9_]+)+)'/g)].map((found) => found[1]!),
    ),
)
const lookUp = (texts: object, key: string) => {
  let at: unknown = texts
  for (const part of key.split('.')) at = (at as Record<string, unknown> | undefined)?.[part]
  return at
}
/** Only what begins with a namespace is a key; `./x.css` and the like are not. */
const namespaces = Object.keys(ru)

describe('texts of the screens', () => {
  const used = [...keys].filter((key) => namespaces.includes(key.split('.')[0]!) && !/\.(ts|tsx|css)$/.test(key))

  it('are found in the sources', () => {
    expect(used.length).toBeGreaterThan(150)
  })

  it.each(['ru', 'en'])('all exist in %s', (lang) => {
    const texts = lang === 'ru' ? ru : en
    const missing = used.filter((key) => {
      const text = lookUp(texts, key)
      const many = lookUp(texts, `${key}_${lang === 'ru' ? 'many' : 'other'}`)
      return typeof text !== 'string' && typeof many !== 'string'
    })
    expect(missing).toEqual([])
  })
})
