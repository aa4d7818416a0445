import { openPage, textOf } from '@skystair/testing/browser'
import { expect, it } from 'vitest'
import { browserAndServer } from './browser-and-server.ts'

const opened = browserAndServer({ RATE_FACTOR: '10' })

it.each(['open', 'closed'])('keeps Tab in a window, and gives the focus back to what opened it, in a shadow root: %s', async (mode) => {
  const { page, errors, close } = await openPage(opened.browser, 600, 900, 'FAST')
  await page.goto(`${opened.server.url}/docs`)
  await page.evaluate(`(async () => {
    document.body.innerHTML = '<button>Before</button><div id="host"></div><button>After</button>'
    const root = document.getElementById('host').attachShadow({ mode: '${mode}' })
    const place = document.createElement('div')
    place.style.cssText = 'width:600px;height:800px'
    root.append(place)
    window.root = root
    const { mount } = await import('/index.js')
    await mount(place, { lang: 'EN' }).ready
  })()`)
  const run = (work: string) => page.evaluate(`(() => { const $ = (selector) => root.querySelector(selector); ${work} })()`)
  await run("$('.sky-selection button[type=submit]').click()")
  const shown = (selector: string) => expect.poll(() => run(`return $('${selector}') !== null`), { timeout: 60_000 }).toBe(true)
  await shown('.sky-menu')
  await expect.poll(() => run("$('.sky-bubble-ok')?.click(); return $('.sky-bubble-ok') === null")).toBe(true)

  const opener = `[...root.querySelectorAll('.sky-menu button')].find((button) => button.textContent.includes('${textOf('EN', 'hud.heroes')}'))`
  await run(`const button = ${opener}; button.focus(); button.click()`)
  // Until the script of the window is loaded, it has only one button.
  await expect.poll(() => run("return root.querySelectorAll('[aria-modal=true] button').length"), { timeout: 60_000 }).toBeGreaterThan(2)
  const stops = new Set<unknown>()
  for (let press = 0; press < 40; press++) {
    await page.keyboard.press('Tab')
    const at = "[...$('[aria-modal=true]').querySelectorAll('*')].indexOf(root.activeElement)"
    stops.add(await run(`return $('[aria-modal=true]').contains(root.activeElement) ? ${at} : 'outside'`))
  }
  expect(stops).not.toContain('outside')
  expect(stops.size).toBeGreaterThan(2)
  await page.keyboard.press('Escape')
  await expect.poll(() => run(`return root.activeElement === ${opener}`)).toBe(true)
  expect(errors).toEqual([])
  await close()
})
