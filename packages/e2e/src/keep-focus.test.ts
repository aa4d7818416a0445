import { beforeEach, describe, expect, it } from 'vitest'
import { modulesPageEachTest } from './modules-page.ts'

const open = modulesPageEachTest(`
  <button id="page">The page's own</button>
  <div id="game" tabindex="-1">
    <div id="below"><button id="a">A</button><button id="b">B</button></div>
    <div id="hider"><div id="hides"><button id="in">Hidden later</button></div></div>
    <button id="toast">A message</button>
  </div>`)

beforeEach(() => open.page.evaluate("keepFocus(document.getElementById('game'))"))

/** Runs `work` in the page. Returns the id of the element that has the focus after the next frames. */
async function focusAfter(work: string): Promise<string> {
  await open.page.evaluate(`(async () => {
    const $ = (id) => document.getElementById(id)
    // Drawn, but not yet noticed by what waits for a task of its own.
    const seen = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done)))
    // The browser takes the focus from an element at the end of a frame: what waits for a task after that is over with the next frame's.
    const drawn = () => seen().then(seen)
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

/** Returns the id of the focused element; empty if only the page has the focus. */
const focused = () => open.page.evaluate(() => document.activeElement?.id ?? '')

describe('the focus', () => {
  it('returns to a button that was disabled for a while', async () => {
    expect(await focusAfter("$('a').focus(); $('a').disabled = true; await seen(); $('a').disabled = false")).toBe('a')
  })

  it('returns to a button that was disabled for longer, unless the player has moved on', async () => {
    const disabled = "$('a').focus(); $('a').disabled = true; await drawn(); await drawn()"
    expect(await focusAfter(disabled)).toBe('below')
    expect(await focusAfter("$('a').disabled = false")).toBe('a')
    expect(await focusAfter(`${disabled}; $('b').focus(); $('a').disabled = false`)).toBe('b')
  })

  it('moves to the closest part that is left if the focused element is disabled for good, or removed', async () => {
    // The browser itself removes the focus only in the next frame.
    await focusAfter("$('a').focus(); $('a').disabled = true")
    await expect.poll(focused).toBe('below')
    await open.page.keyboard.press('Tab')
    expect([await focused(), await open.page.evaluate("document.getElementById('below').hasAttribute('tabindex')")]).toEqual(['b', false])
    await focusAfter("$('below').style.display = 'contents'; $('b').remove()")
    await expect.poll(focused).toBe('game')
    await focusAfter("$('a').disabled = false; $('a').focus(); $('below').remove()")
    await expect.poll(focused).toBe('game')
  })

  it('moves to a window that covers the focused element, and to the window of a removed button', async () => {
    const later = "$('game').insertAdjacentHTML('beforeend', '<div id=w role=dialog aria-modal=true tabindex=-1></div>')"
    expect(await focusAfter(`$('a').focus(); $('below').inert = true; ${later}`)).toBe('w')
    expect(await focusAfter("openWindow(); $('in-window').remove()")).toBe('window')
  })

  it('moves to the closest part that is left if the focused element is hidden', async () => {
    await focusAfter("$('in').focus(); $('hides').style.display = 'none'")
    await expect.poll(focused).toBe('hider')
  })

  it('returns to its place when a window closes, also after a question and a replaced window', async () => {
    expect(await focusAfter("$('b').focus(); openWindow(); await drawn(); close('window')")).toBe('b')
    expect(await focusAfter("$('b').focus(); openWindow(); await drawn(); openWindow('ask'); await drawn(); close('ask')")).toBe(
      'in-window',
    )
    expect(await focusAfter("openWindow('next'); close('window'); await drawn()")).toBe('in-next')
    expect(await focusAfter("close('next')")).toBe('b')
  })

  it('moves to the closest part that is left around the button that opened a window, when the window closes', async () => {
    expect(await focusAfter("$('b').focus(); openWindow(); await drawn(); $('b').remove(); close('window')")).toBe('below')
    await open.page.keyboard.press('Tab')
    expect(await focused()).toBe('a')
  })

  it('moves to the game when a window closes that opened before anything had the focus', async () => {
    const within = "openWindow(); await drawn(); $('window').focus(); await drawn()"
    expect(await focusAfter(`${within}; close('window')`)).toBe('game')
  })

  it('does not leave a window, neither for elements next to it nor for the game as a whole', async () => {
    await focusAfter('openWindow()')
    await open.page.click('#toast')
    expect(await focusAfter('')).toBe('window')
    expect(await focusAfter("$('in-window').focus(); $('game').focus()")).toBe('window')
  })

  it('can leave for the surrounding page, and does not return by itself', async () => {
    expect(await focusAfter("$('a').focus(); $('page').focus(); $('a').disabled = true")).toBe('page')
    await focusAfter("$('b').focus()")
    await open.page.mouse.click(500, 700)
    await focusAfter('')
    expect(await focusAfter("$('b').remove()")).toBe('')
  })
})
