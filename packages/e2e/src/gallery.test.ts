import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import {
  animationsEnd,
  axeViolations,
  layoutFaults,
  openBlindBrowser,
  openPage,
  pictureDifference,
  storedPicture,
} from '@skystair/testing/browser'
import { openGallery } from '@skystair/testing/gallery'
import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

const folder = fileURLToPath(new URL('../gallery-pictures/', import.meta.url))
/** Which part of a small picture may differ: another version of the browser draws letters a little otherwise. */
const TOLERANCE = 0.02
/** The pictures of the rooms named here, parted by commas, are taken anew; look at them before they are committed. */
const anew = process.env.GALLERY_ANEW?.split(',')

const sizes = [
  [320, 640],
  [390, 844],
  [600, 900],
  [1440, 900],
] as const
const kit = ['buttons', 'cards', 'forms', 'lists', 'states', 'messages', 'dialog', 'guides', 'winter']
const windows = ['bank', 'purchase', 'saves', 'teleport', 'connection', 'fights', 'event-shop']
/** Windows are made of the kit's pieces: they are looked at where there is least room and where there is most. */
const roomsAt = (width: number) =>
  [...kit, ...(width === 320 || width === 1440 ? windows : [])].filter((room) => !anew || anew.includes(room))
const looks = (['ORIGINAL', 'MODERN'] as const).flatMap((mode) => (['RU', 'EN'] as const).map((lang) => ({ mode, lang })))

let browser: Browser
let gallery: Awaited<ReturnType<typeof openGallery>>

beforeAll(async () => {
  gallery = await openGallery()
  browser = await openBlindBrowser()
  if (anew) mkdirSync(folder, { recursive: true })
}, 240_000)
afterAll(async () => {
  await browser.close()
  await gallery.close()
})

async function enter(page: Page, room: string, mode: string, lang: string): Promise<void> {
  await page.goto(`${gallery.url}/gallery#room=${room}&mode=${mode}&lang=${lang}`)
  await page.locator(`[data-shown="${room} ${mode} ${lang}"]`).waitFor()
  // Every picture has come once its place has one that can be drawn.
  await page.waitForFunction(() =>
    [...document.querySelectorAll<HTMLElement>('.sky-sprite')].every((sprite) => sprite.style.backgroundImage !== ''),
  )
  await page.evaluate(async () => {
    const styles = [...document.querySelectorAll('.skystair *')].map((element) => getComputedStyle(element).backgroundImage)
    const addresses = new Set(styles.flatMap((style) => [...style.matchAll(/url\("([^"]+)"\)/g)].map(([, address]) => address ?? '')))
    await Promise.all(
      [...addresses].map((address) => {
        const image = new Image()
        image.src = address
        return image.decode()
      }),
    )
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
  })
  await animationsEnd(page)
  if (room !== 'lists') return
  await page.locator('.sky-tip').focus()
  await page.getByRole('tooltip').waitFor()
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
  await animationsEnd(page)
}

describe.each(looks)('the kit in $mode and $lang', ({ mode, lang }) => {
  it.each(sizes)('fits, may be pressed and read, and looks as it is known at %i × %i', async (width, height) => {
    const open = await openPage(browser, width, height)
    const { page } = open
    const faults: string[] = []
    for (const room of roomsAt(width)) {
      await enter(page, room, mode, lang)
      const report = (all: string[]) => faults.push(...all.map((fault) => `${room}: ${fault}`))
      report(await layoutFaults(page))
      // Colours and names don't change with every size.
      if (width === 390 || width === 1440) report(await axeViolations(page))
      // On a desk only the middle differs from the page of a tablet.
      const clip = { x: Math.max(0, (width - 640) / 2), y: 0, width: Math.min(width, 640), height }
      const picture = await page.screenshot({ clip, animations: 'disabled', caret: 'hide' })
      const file = `${folder}${room}-${mode}-${lang}-${width}.webp`.toLowerCase()
      if (anew) writeFileSync(file, await storedPicture(picture))
      if (!existsSync(file)) report(['has no stored picture'])
      else {
        const share = await pictureDifference(picture, readFileSync(file))
        if (share > TOLERANCE) report([`${(share * 100).toFixed(1)} % of the picture differ from the stored one`])
      }
    }
    expect(open.errors).toEqual([])
    await open.close()
    expect(faults).toEqual([])
  })
})

describe('a tip', () => {
  it('says more when it gets the focus, and is silenced by Escape before anything else is', async () => {
    const open = await openPage(browser, 390, 844)
    await enter(open.page, 'lists', 'ORIGINAL', 'EN')
    const slot = open.page.locator('.sky-tip')
    const words = open.page.getByRole('tooltip')
    await words.waitFor()
    expect(await slot.getAttribute('aria-describedby')).toBe(await words.getAttribute('id'))
    await open.page.keyboard.press('Escape')
    expect(await words.count()).toBe(0)
    await slot.hover()
    await words.waitFor()
    await open.page.mouse.move(2, 2)
    await words.waitFor({ state: 'detached' })
    await open.close()
  })
})

describe('the comparison of pictures', () => {
  it('notices another language, and the same window without one button', async () => {
    const open = await openPage(browser, 390, 844)
    await enter(open.page, 'buttons', 'ORIGINAL', 'RU')
    const before = await open.page.screenshot()
    await open.page
      .locator('.sky-panel-body .sky-button')
      .nth(1)
      .evaluate((button) => button.remove())
    const without = await open.page.screenshot()
    await enter(open.page, 'buttons', 'ORIGINAL', 'EN')
    const english = await open.page.screenshot()
    await open.close()
    const known = await storedPicture(before)
    expect(await pictureDifference(before, known)).toBeLessThan(TOLERANCE / 2)
    expect(await pictureDifference(without, known)).toBeGreaterThan(TOLERANCE)
    expect(await pictureDifference(english, known)).toBeGreaterThan(TOLERANCE)
  })
})

describe('the measuring of boxes', () => {
  it('notices what is cut, what overlaps and what is too small', async () => {
    const open = await openPage(browser, 390, 844)
    await enter(open.page, 'buttons', 'ORIGINAL', 'EN')
    expect(await layoutFaults(open.page)).toEqual([])
    await open.page.evaluate(() => {
      const buttons = document.querySelectorAll<HTMLElement>('.sky-panel-body .sky-button')
      buttons[0]!.style.translate = '0 40px'
      buttons[2]!.style.minHeight = '20px'
      buttons[2]!.style.height = '20px'
      document.querySelector<HTMLElement>('.sky-panel-body p')!.style.cssText = 'width: 900px; white-space: nowrap'
    })
    const faults = (await layoutFaults(open.page)).join('\n')
    await open.close()
    expect(faults).toContain('overlaps')
    expect(faults).toContain('too small')
    expect(faults).toContain('cut at the side')
  })
})
