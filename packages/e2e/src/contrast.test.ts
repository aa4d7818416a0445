import type { RoomNames } from '@skystair/core/gallery/rooms'
import {
  animationsEnd,
  axeViolations,
  type OpenPage,
  openBlindBrowser,
  openPage,
  pictureDifference,
  picturesDrawn,
  quickPicture,
  storedPicture,
  twoFrames,
} from '@skystair/testing/browser'
import { openGallery } from '@skystair/testing/gallery'
import type { Browser } from 'playwright'
import { afterAll, beforeAll, expect, it } from 'vitest'

/** The share of a small picture in which two states must differ at least. */
const VISIBLE = 0.015

let browser: Browser
let gallery: Awaited<ReturnType<typeof openGallery>>
let open: OpenPage
beforeAll(async () => {
  gallery = await openGallery()
  browser = await openBlindBrowser()
  open = await openPage(browser, 390, 844, 'CONCEALED')
}, 240_000)
afterAll(async () => {
  await browser.close()
  await gallery.close()
})

/** Finds elements with a state, and turns it over. Runs in the page. */
function installStates(): void {
  const states: Readonly<Record<string, (element: HTMLElement) => void>> = {
    '[aria-selected]': (one) => one.setAttribute('aria-selected', String(one.getAttribute('aria-selected') !== 'true')),
    '[aria-pressed]': (one) => one.setAttribute('aria-pressed', String(one.getAttribute('aria-pressed') !== 'true')),
    '[role=switch]': (one) => one.setAttribute('aria-checked', String(one.getAttribute('aria-checked') !== 'true')),
    '[aria-current]': (one) => one.setAttribute('aria-current', String(one.getAttribute('aria-current') !== 'true')),
    'label:has([type=radio])': (one) => one.classList.toggle('sky-on'),
    '.sky-check i': (one) => {
      const box = one.previousElementSibling as HTMLInputElement
      box.checked = !box.checked
    },
    '.sky-field input': (one) => {
      one.setAttribute('aria-invalid', String(one.getAttribute('aria-invalid') !== 'true'))
      one.parentElement?.classList.toggle('sky-wrong', one.getAttribute('aria-invalid') === 'true')
    },
    '[role=progressbar]': (one) => one.style.setProperty('--share', Number(one.style.getPropertyValue('--share')) > 0.5 ? '0.1' : '0.9'),
    'button.sky-button:not(.sky-off)': (one) => {
      ;(one as HTMLButtonElement).disabled = !(one as HTMLButtonElement).disabled
    },
  }
  const seen = new Set<string>()
  let found: [HTMLElement, (element: HTMLElement) => void] | null = null
  Object.assign(window, {
    /** Returns the kind and the place of the next element of a kind that was not looked at before; null if there is none in this room. */
    nextState() {
      for (const [selector, turn] of Object.entries(states))
        for (const element of document.querySelectorAll<HTMLElement>(`.sky-ui :is(${selector})`)) {
          const kind = `${selector} of ${element.closest('[class]')?.className} in ${element.parentElement?.className}`
          element.scrollIntoView({ block: 'center' })
          const { x, y, width, height } = element.getBoundingClientRect()
          const top = document.elementFromPoint(x + width / 2, y + height / 2)
          if (seen.has(kind) || !top || !element.contains(top)) continue
          seen.add(kind)
          found = [element, turn]
          return { kind, clip: { x: Math.max(0, x - 4), y: Math.max(0, y - 4), width: width + 8, height: height + 8 } }
        }
      return null
    },
    turnState: () => found?.[1](found[0]),
  })
}
interface StateTools {
  nextState(): { readonly kind: string; readonly clip: { x: number; y: number; width: number; height: number } } | null
  turnState(): void
}

it.each([
  ['ORIGINAL', 'forced-colors'],
  ['MODERN', 'forced-colors'],
  ['ORIGINAL', 'prefers-contrast'],
  ['MODERN', 'prefers-contrast'],
] as const)('every state of every control is seen in %s with %s', async (mode, medium) => {
  const { page } = open
  await page.emulateMedia(
    medium === 'forced-colors' ? { forcedColors: 'active', contrast: null } : { forcedColors: 'none', contrast: 'more' },
  )
  await page.goto('about:blank')
  await page.goto(`${gallery.url}/gallery#room=forms&mode=${mode}&lang=EN`)
  await page.waitForFunction(() => document.querySelector('[data-shown]')?.getAttribute('data-shown'))
  const rooms: RoomNames | undefined = await (await page.waitForFunction(() => window.galleryRooms)).jsonValue()
  await page.evaluate(installStates)
  const kinds: string[] = []
  const unseen: string[] = []
  for (const room of [...(rooms?.kit ?? []), ...(rooms?.windows ?? [])]) {
    const hash = `#room=${room}&mode=${mode}&lang=EN&anew`
    await page.evaluate((next) => {
      location.hash = next
    }, hash)
    // What is shown after a reply may make calls of its own.
    for (let times = 0; times < 2; times++) {
      await page.waitForFunction((asked) => document.querySelector('[data-shown]')?.getAttribute('data-shown') === asked, hash)
      await twoFrames(page)
    }
    await picturesDrawn(page)
    await animationsEnd(page)
    for (;;) {
      const next = await page.evaluate(() => (window as unknown as StateTools).nextState())
      if (!next) break
      kinds.push(next.kind)
      const before = await storedPicture(await quickPicture(page, next.clip))
      await page.evaluate(() => (window as unknown as StateTools).turnState())
      const share = await pictureDifference(await quickPicture(page, next.clip), before)
      await page.evaluate(() => (window as unknown as StateTools).turnState())
      if (share < VISIBLE) unseen.push(`${room}: ${next.kind}: ${(share * 100).toFixed(1)} %`)
    }
    // Axe does not know the colours of the system.
    if (medium === 'prefers-contrast' && rooms?.kit.includes(room))
      unseen.push(...(await axeViolations(page)).map((fault) => `${room}: ${fault}`))
  }
  expect(kinds.length).toBeGreaterThan(15)
  expect(unseen).toEqual([])
})
