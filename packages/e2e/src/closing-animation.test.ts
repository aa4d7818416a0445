import { describe, expect, it } from 'vitest'
import { modulesPageEachTest } from './modules-page.ts'

const window = (kind: string) => `
  <div class="sky-modal sky-modal-${kind}">
    <div class="sky-modal-box" role="dialog" aria-modal="true" aria-labelledby="title-${kind}" tabindex="-1">
      <h2 id="title-${kind}">A window</h2><div class="sky-panel-body" style="height:40px;overflow:auto"><p style="height:400px">Long</p></div>
      <button>Press</button>
    </div>
  </div>`

const open = modulesPageEachTest(`<div class="sky-skin">${window('area')}</div>`)

/** Closes the window of a kind as React does, with `instead` in its place at once; the animation of its copy is paused at its beginning. */
const close = (kind: string, instead = '') =>
  open.page.evaluate(`(async () => {
    const modal = document.querySelector('.sky-modal-${kind}')
    modal.querySelector('.sky-panel-body').scrollTop = 120
    animateClosing(modal)
    modal.insertAdjacentHTML('afterend', ${JSON.stringify(instead)})
    modal.remove()
    await null
    for (const animation of document.getAnimations()) animation.pause()
  })()`)

describe('a window that closes', () => {
  it('fades out as it was left, and can no longer be found, pressed or heard', async () => {
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

  it('disappears at once if another takes its place', async () => {
    await close('area', window('area'))
    expect(await open.page.locator('.sky-leaving').count()).toBe(0)
  })

  it('fades out over the window below it', async () => {
    await open.page.locator('.sky-skin').evaluate((skin, html) => skin.insertAdjacentHTML('beforeend', html), window('dialog'))
    await close('dialog')
    expect(await open.page.locator('.sky-leaving.sky-modal-dialog').count()).toBe(1)
  })
})
