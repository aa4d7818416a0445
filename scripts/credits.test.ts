import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { icons as set } from '@iconify-json/game-icons'
import { sourceIcons } from '@skystair/art/sources'
import { fonts, icons, libraries } from '@skystair/world/areas/about/rows'
import { describe, expect, it } from 'vitest'
import { root } from './build/paths.ts'
import { creditsText } from './credits.ts'

const json = (path: string) => JSON.parse(readFileSync(join(root, path), 'utf8'))

describe('the credits', () => {
  it('in docs/credits.md are those of the data', () => {
    expect(readFileSync(join(root, 'docs/credits.md'), 'utf8')).toBe(creditsText())
  })

  it('name every icon that is part of a picture, all of the credited set', () => {
    const used = sourceIcons()
    expect(used.length).toBeGreaterThan(100)
    expect(used.filter((icon) => !(icon in set.icons) && !(icon in (set.aliases ?? {})))).toEqual([])
    const text = readFileSync(join(root, 'docs/credits.md'), 'utf8')
    expect(used.filter((icon) => !new RegExp(`(^|, )${icon}[,.]`, 'm').test(text))).toEqual([])
  })

  it('name everything that ships to the browser, with the licence of its package', () => {
    const known = [...fonts, ...libraries]
    const shipped = Object.keys(json('packages/core/package.json').dependencies).filter((name) => !name.startsWith('@skystair/'))
    expect(known.map(({ from }) => from).sort()).toEqual(shipped.sort())
    const spdx = { 'OFL 1.1': 'OFL-1.1', 'CC BY 3.0': 'CC-BY-3.0' } as Record<string, string>
    for (const { from, licence } of [...known, icons])
      expect(`${from}: ${json(`node_modules/${from}/package.json`).license}`).toBe(`${from}: ${spdx[licence] ?? licence}`)
  })
})
