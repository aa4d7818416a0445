import { readFileSync } from 'node:fs'
import { stripTypeScriptTypes } from 'node:module'
import { type OpenPage, openBlindBrowser, openPage } from '@skystair/testing/browser'
import type { Browser } from 'playwright'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'

const source = stripTypeScriptTypes(readFileSync(new URL('../../core/src/ui/kit/depart.ts', import.meta.url), 'utf8'))
const window = (kind: string) => `
  <div class="sky-modal sky-modal-${kind}">
    <div class="sky-modal-box" role="dialog" aria-modal="true" aria-labelledby="title-${kind}" tabindex="-1">
      <h2 id="title-${kind}">A window</h2><div class="sky-panel-body" style="height:40px;overflow:auto"><p style="height:400px">Long</p></div>
      <button>Press</button>
    </div>
  </div>`

let browser: Browser
let open: OpenPage

beforeAll(async () => {
  browser = await openBlindBrowser()
})
beforeEach(async () => {
  open = await openPage(browser)
  await open.page.setContent(`<div class="sky-skin">${window('area')}</div>`)
  await open.page.addScriptTag({ type: 'module', content: `${source}\nwindow.depart = depart` })
  await open.page.waitForFunction('window.depart')
})
afterEach(() => open.close())
afterAll(() => browser.close())

/** Closes a window as React does, with its replacement at once; its animation is stopped at the beginning. */
const close = (kind: string, instead = '') =>
  open.page.evaluate(`(async () => {
    const modal = document.querySelector('.sky-modal-${kind}')
    modal.querySelector('.sky-panel-body').scrollTop = 120
    depart(modal)
    modal.insertAdjacentHTML('afterend', ${JSON.stringify(instead)})
    modal.remove()
    await null
    for (const animation of document.getAnimations()) animation.pause()
  })()`)

describe('a window that closes', () => {
  it('is seen going as it was left, and is nothing to find, to press or to hear', async () => {
    const { page } = open
    await close('area')
    const leaving = page.locator('.sky-leaving')
    expect(await leaving.count()).toBe(1)
    expect(await leaving.evaluate((element: HTMLElement) => [element.inert, element.ariaHidden])).toEqual([true, 'true'])
    expect(await leaving.locator('.sky-panel-body').evaluate((body) => body.scrollTop)).toBe(120)
    expect(await page.locator('[role], [id], [aria-modal]').count()).toBe(0)
    expect(await page.getByRole('button').count()).toBe(0)
    await page.evaluate(() => {
      for (const animation of document.getAnimations()) animation.finish()
    })
    await leaving.waitFor({ state: 'detached' })
  })

  it('just goes where another takes its place', async () => {
    await close('area', window('area'))
    expect(await open.page.locator('.sky-leaving').count()).toBe(0)
  })

  it('is seen going off the window that it lay over', async () => {
    await open.page.locator('.sky-skin').evaluate((skin, html) => skin.insertAdjacentHTML('beforeend', html), window('dialog'))
    await close('dialog')
    expect(await open.page.locator('.sky-leaving.sky-modal-dialog').count()).toBe(1)
  })
})
