import { type OpenPage, openBlindBrowser, openPage } from '@skystair/testing/browser'
import { openGallery } from '@skystair/testing/gallery'
import type { Browser } from 'playwright'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'

const html = `
  <button id="page">The page's own</button>
  <div id="game" tabindex="-1">
    <div id="below"><button id="a">A</button><button id="b">B</button></div>
    <button id="toast">A message</button>
  </div>`

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
  await open.page.evaluate((body) => {
    document.body.innerHTML = body
  }, html)
  await open.page.evaluate("keepFocus(document.getElementById('game'))")
})
afterEach(() => open.close())
afterAll(async () => {
  await browser.close()
  await gallery.close()
})

/** Runs `work` in the page. Returns the id of the element that has the focus after the next frames. */
async function focusAfter(work: string): Promise<string> {
  await open.page.evaluate(`(async () => {
    const $ = (id) => document.getElementById(id)
    const drawn = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done, 20)))
    // Drawn, but not yet noticed by what waits for a task of its own.
    const seen = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done)))
    const close = (id) => {
      $('below').inert = document.querySelector('[role=dialog] ~ [role=dialog]') !== null
      $(id).remove()
    }
    const openWindow = (id = 'window') => {
      $('below').inert = true
      const html = '<div id="' + id + '" role="dialog" aria-modal="true" tabindex="-1"><button id="in-' + id + '">In</button></div>'
      $('game').insertAdjacentHTML('beforeend', html)
      $('in-' + id).focus()
    }
    ${work}
    await drawn()
  })()`)
  return focused()
}

/** The id of what has the focus; nothing where only the page has it. */
const focused = () => open.page.evaluate(() => document.activeElement?.id ?? '')

describe('the focus', () => {
  it('comes back to a button that was switched off for a while', async () => {
    expect(await focusAfter("$('a').focus(); $('a').disabled = true; await seen(); $('a').disabled = false")).toBe('a')
  })

  it('goes to the game where what had it is switched off for good, or taken away', async () => {
    // The browser itself takes the focus away only when it draws next.
    await focusAfter("$('a').focus(); $('a').disabled = true")
    await expect.poll(focused).toBe('game')
    await focusAfter("$('b').focus(); $('b').remove()")
    await expect.poll(focused).toBe('game')
  })

  it('goes to the window that comes to lie over what had it, and to the window where a button of it vanishes', async () => {
    const later = "$('game').insertAdjacentHTML('beforeend', '<div id=w role=dialog aria-modal=true tabindex=-1></div>')"
    expect(await focusAfter(`$('a').focus(); $('below').inert = true; ${later}`)).toBe('w')
    expect(await focusAfter("openWindow(); $('in-window').remove()")).toBe('window')
  })

  it('comes back to where it was when a window closes, by way of a question and of a window in its place', async () => {
    expect(await focusAfter("$('b').focus(); openWindow(); await drawn(); close('window')")).toBe('b')
    expect(await focusAfter("$('b').focus(); openWindow(); await drawn(); openWindow('ask'); await drawn(); close('ask')")).toBe(
      'in-window',
    )
    expect(await focusAfter("openWindow('next'); close('window'); await drawn()")).toBe('in-next')
    expect(await focusAfter("close('next')")).toBe('b')
  })

  it('does not slip out of a window to what shows beside it, nor to the game as a whole', async () => {
    await focusAfter('openWindow()')
    await open.page.click('#toast')
    expect(await focusAfter('')).toBe('window')
    expect(await focusAfter("$('in-window').focus(); $('game').focus()")).toBe('window')
  })

  it('is let go to the page around the game, and does not come back by itself', async () => {
    expect(await focusAfter("$('a').focus(); $('page').focus(); $('a').disabled = true")).toBe('page')
    await focusAfter("$('b').focus()")
    await open.page.mouse.click(500, 700)
    await focusAfter('')
    expect(await focusAfter("$('b').remove()")).toBe('')
  })
})
