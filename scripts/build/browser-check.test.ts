import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { boot } from '@skystair/world/texts/boot'
import { expect, it } from 'vitest'
import { BROWSER_CHECK } from './browser-check.ts'
import { floor } from './floor.ts'
import { pageOf } from './page.ts'

const code = readFileSync(join(import.meta.dirname, BROWSER_CHECK), 'utf8')

it('is written in the oldest JavaScript', () => {
  const withoutTexts = code.replace(/'[^']*'|\/\/.*/g, '')
  expect(withoutTexts).toContain('function draws()')
  expect(withoutTexts.match(/=>|\b(let|const|class|async|await|import|export)\b|`|\?\.|\?\?|\.\.\./g)).toBeNull()
})

it('names the oldest iOS that plays, and says the same as the game where nothing can be drawn', () => {
  expect(code.match(new RegExp(`iOS ${floor.safari_ios} `, 'g'))).toHaveLength(2)
  for (const { noCanvas } of [boot.RU, boot.EN]) expect(code).toContain(noCanvas)
})

it('runs before the game’s own script', () => {
  const page = pageOf({ name: 'own', bundle: { scripts: [], connect: [], frameAncestors: [], zip: false }, server: '', settings: {} })
  expect(page).toMatch(/<script defer src="browser-check\.js"><\/script>\s*<script type="module" src="main\.js">/)
})
