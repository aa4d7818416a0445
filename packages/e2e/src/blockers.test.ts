import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { RoadBot } from '@skystair/testing/bots'
import { openPage } from '@skystair/testing/browser'
import { expect, it } from 'vitest'
import { blockedWords } from '../../../scripts/build/blocked-words.ts'
import { root } from '../../../scripts/build/paths.ts'
import { browserAndServer } from './browser-and-server.ts'

const opened = browserAndServer({ RATE_FACTOR: '10' })

it('needs nothing at the start whose address has a word that blockers know', async () => {
  const open = await openPage(opened.browser, 600, 900, 'FAST')
  const paths: string[] = []
  open.page.on('request', (request) => paths.push(new URL(request.url()).pathname))
  // The specification names these calls.
  await open.page.route(/\/api\/(campaign|load\/log|log)\//, (route) => route.abort('blockedbyclient'))
  const bot = new RoadBot(open.page, opened.server.url, 'EN')
  await bot.open()
  await bot.begin()
  expect(paths.length).toBeGreaterThan(30)
  expect([...new Set(paths)].filter((path) => blockedWords(path).length > 0)).toEqual(['/api/campaign/list'])
  expect(open.errors).toEqual([])
  await open.close()
})

/** Returns the file of the chunk that has a module of core. */
function chunkOf(module: string): string {
  const chunks = JSON.parse(readFileSync(join(root, 'dist/own.json'), 'utf8')) as { file: string; modules: object }[]
  return chunks.find(({ modules }) => `packages/core/src/${module}` in modules)!.file
}

it('plays on if the script of an area never comes: the page is not reloaded for it unasked, and only its window says so', async () => {
  const open = await openPage(opened.browser, 600, 900, 'FAST')
  const { page } = open
  const blocked = chunkOf('areas/shop/parts.ts')
  await page.route(`**/${blocked}`, (route) => route.abort())
  let loads = 0
  page.on('load', () => {
    loads += 1
  })
  const bot = new RoadBot(page, opened.server.url, 'EN')
  await bot.open()
  await bot.begin()
  await bot.closeDialogs()
  // The last area is loaded although an earlier one never comes.
  const last = readdirSync(join(root, 'packages/core/src/areas')).sort().at(-1)!
  expect(last > 'shop').toBe(true)
  await page.waitForFunction(
    (file) => performance.getEntriesByType('resource').some(({ name }) => name.endsWith(file)),
    chunkOf(`areas/${last}/parts.ts`),
  )
  expect(loads).toBe(1)

  const openTowns = () =>
    page
      .locator('.sky-menu')
      .getByRole('button', { name: bot.t('hud.shops') })
      .click()
  await openTowns()
  await expect.poll(() => loads).toBe(2)
  await page.locator('.sky-menu').waitFor()
  await bot.closeDialogs()
  await openTowns()
  await page.locator('.sky-panel').getByText(bot.t('common.notLoaded')).waitFor()
  expect(await bot.button('boot.reload').isVisible()).toBe(true)
  await bot.closeTop()
  await bot.findBattle()
  await bot.fight()
  expect(loads).toBe(2)
  await open.close()
})
