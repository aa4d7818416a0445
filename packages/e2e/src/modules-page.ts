import { type OpenPage, openBlindBrowser, openPage } from '@skystair/testing/browser'
import { openGallery } from '@skystair/testing/gallery'
import type { Browser, Page } from 'playwright'
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest'

/**
 * Registers the hooks for a new page for each test, with the modules of `packages/core/gallery/modules.ts` as globals. `body` is the HTML
 * of its body.
 */
export function modulesPageEachTest(body: string): { readonly page: Page } {
  let browser: Browser
  let gallery: Awaited<ReturnType<typeof openGallery>>
  let open: OpenPage
  beforeAll(async () => {
    gallery = await openGallery()
    browser = await openBlindBrowser()
  })
  beforeEach(async () => {
    open = await openPage(browser)
    await open.page.goto(`${gallery.url}/modules`)
    await open.page.evaluate((html) => {
      document.body.innerHTML = html
    }, body)
  })
  afterEach(() => open.close())
  afterAll(async () => {
    await browser.close()
    await gallery.close()
  })
  return {
    get page() {
      return open.page
    },
  }
}
