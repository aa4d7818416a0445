import { openPage } from '@skystair/testing/browser'
import type { BrowserContext, Page } from 'playwright'
import { afterEach, describe, expect, it } from 'vitest'
import { browserAndServer } from './browser-and-server.ts'

const opened = browserAndServer({ RATE_FACTOR: '100' })

// A running game would slow down the next test.
afterEach(async () => {
  for (const context of opened.browser.contexts()) await context.close()
})

/** The site's page, once its service worker answers for it. */
async function installedPage(): Promise<{ readonly page: Page; readonly context: BrowserContext }> {
  const { page } = await openPage(opened.browser, 600, 900, 'FAST', { serviceWorkers: 'allow' })
  await page.goto(opened.server.url)
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  return { page, context: page.context() }
}

const keptFiles = (page: Page) =>
  page.evaluate(async () => {
    const names = await caches.keys()
    const kept = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
    return kept.flat().map(({ url }) => new URL(url).pathname)
  })

describe('the own site', () => {
  it('is installable: the browser finds nothing wrong with its manifest, and its icons have the sizes that it names', async () => {
    const { page, context } = await installedPage()
    const devtools = await context.newCDPSession(page)
    const { errors, data } = await devtools.send('Page.getAppManifest')
    expect(errors).toEqual([])
    const { installabilityErrors } = await devtools.send('Page.getInstallabilityErrors')
    expect(installabilityErrors.map(({ errorId }) => errorId).filter((id) => id !== 'in-incognito')).toEqual([])
    const { icons } = JSON.parse(data ?? '') as { icons: { src: string; sizes: string }[] }
    for (const { src, sizes } of icons) {
      const size = await page.evaluate(async (address) => {
        const image = new Image()
        image.src = address
        await image.decode()
        return `${image.naturalWidth}x${image.naturalHeight}`
      }, src)
      expect(size, src).toBe(sizes)
    }
  })

  it('keeps only files that never change', async () => {
    const { page } = await installedPage()
    await page.reload()
    await expect.poll(async () => (await keptFiles(page)).length).toBeGreaterThan(20)
    const kept = await keptFiles(page)
    expect(kept.filter((path) => !/^\/(chunks\/.+-[\w-]{8,}\.js|assets\/[0-9a-f]{12}\/.+)$/.test(path))).toEqual([])
  })

  it('has a page of its own without a connection, and by itself the game again with one', async () => {
    const { page, context } = await installedPage()
    await context.setOffline(true)
    await page.reload()
    expect(await page.title()).toMatch(/Skystair: (No connection|Нет связи)/)
    await context.setOffline(false)
    await page.locator('#game canvas').waitFor()
  })

  it('shows a message of the server, with its icon', async () => {
    const { context } = await installedPage()
    const [worker] = context.serviceWorkers()
    const message = { title: 'A gift is ripe', body: 'Wolf: a new strength', tag: 'force' }
    // The packaged browser shows no notifications, so their content is recorded. The function is a text, as the worker’s types are not available here.
    const shown = await worker!.evaluate(`(() => {
      const shown = []
      registration.showNotification = async (title, options) => void shown.push({ title, ...options })
      dispatchEvent(new PushEvent('push', { data: ${JSON.stringify(JSON.stringify(message))} }))
      return shown
    })()`)
    expect(shown).toEqual([{ ...message, icon: 'icon-192.png', badge: 'icon-192.png' }])
  })
})
