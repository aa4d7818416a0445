import { RoadBot } from '@skystair/testing/bots'
import { openPage } from '@skystair/testing/browser'
import { expect, it } from 'vitest'
import { browserAndServer } from './browser-and-server.ts'

const opened = browserAndServer({ RATE_FACTOR: '10' })

/** Runs in the page before its scripts, as libraries of old pages do. */
function addToAllObjects(): void {
  const names = ['each', 'extend', 'clone', 'remove', 'size', 'contains']
  for (const name of names)
    Object.defineProperty(Object.prototype, name, { value() {}, enumerable: true, writable: true, configurable: true })
}

it('plays on a page whose other scripts have added functions to all objects', async () => {
  const open = await openPage(opened.browser, 390, 844, 'FAST')
  await open.page.addInitScript(addToAllObjects)
  const bot = new RoadBot(open.page, opened.server.url, 'EN')
  await bot.open()
  await bot.begin()
  await bot.pressOnRoad(open.page.getByRole('button', { name: bot.t('hud.heroes') }).first())
  await open.page.getByRole('dialog').waitFor()
  await bot.closeDialogs()
  await bot.findBattle()
  await bot.fight()
  expect(open.errors).toEqual([])
  await open.close()
})
