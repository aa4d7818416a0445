import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { RoomNames } from '@skystair/core/gallery/rooms'
import {
  animationsEnd,
  axeViolations,
  type Device,
  layoutFaults,
  type OpenPage,
  openBlindBrowser,
  openPage,
  pictureDifference,
  picturesDrawn,
  picturesLoaded,
  quickPicture,
  storedPicture,
  twoFrames,
} from '@skystair/testing/browser'
import { openGallery } from '@skystair/testing/gallery'
import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

const folder = fileURLToPath(new URL('../gallery-pictures/', import.meta.url))
/** The share of a small picture that may differ: another version of the browser draws letters slightly differently. */
const TOLERANCE = 0.02
/** The pictures of these rooms, separated by commas, are replaced; look at them before you commit them. */
const anew = process.env.GALLERY_ANEW?.split(',')

const sizes = [
  [320, 640],
  [390, 844],
  [600, 900],
  [1440, 900],
] as const
/** Windows consist of the kit's components: they are checked in the smallest and the largest size. */
const isForWindows = (width: number) => width === 320 || width === 1440
const looks = (['ORIGINAL', 'MODERN'] as const).flatMap((mode) => (['RU', 'EN'] as const).map((lang) => ({ mode, lang })))
interface Look {
  readonly mode: 'ORIGINAL' | 'MODERN'
  readonly lang: 'RU' | 'EN'
  readonly width: number
  readonly height: number
}
/**
 * Boxes are measured in all looks, pictures compared in half of them: each mode and each language at each size, and each language in each
 * mode. What a fault in a picture depends on are at most two of the three.
 */
const isPictured = ({ mode, lang, width }: Pick<Look, 'mode' | 'lang' | 'width'>) =>
  ((mode === 'MODERN') === (lang === 'RU')) === (width === 390 || width === 1440)
/** Colours depend on the mode, names on the language, neither on the size: two looks of one size cover both. */
const isForAxe = (room: string, look: Look) =>
  rooms.scenes.includes(room) || (look.width === (rooms.kit.includes(room) ? 390 : 1440) && isPictured(look))
/** Of scenes only the words and the buttons over them depend on language and mode. */
const sceneLooks: readonly Look[] = [
  { mode: 'ORIGINAL', lang: 'RU', width: 390, height: 844 },
  { mode: 'MODERN', lang: 'EN', width: 1440, height: 900 },
]
const fileName = (room: string, { mode, lang, width }: Pick<Look, 'mode' | 'lang' | 'width'>) =>
  `${room}-${mode}-${lang}-${width}.webp`.toLowerCase()

let browser: Browser
let gallery: Awaited<ReturnType<typeof openGallery>>
let rooms: RoomNames

beforeAll(async () => {
  gallery = await openGallery()
  browser = await openBlindBrowser()
  const { page, close } = await openPage(browser, 390, 844)
  await page.goto(`${gallery.url}/gallery`)
  rooms = (await (await page.waitForFunction(() => window.galleryRooms)).jsonValue()) ?? rooms
  await close()
  if (anew) mkdirSync(folder, { recursive: true })
}, 240_000)
afterAll(async () => {
  await browser.close()
  await gallery.close()
})

/** Waits until a room waits for no call, and shows more than the heading: there is nothing else while it prepares its data. */
const answered = (page: Page, shown: string) =>
  page.waitForFunction(
    (name) =>
      document.querySelector('[data-shown]')?.getAttribute('data-shown') === name &&
      (document.querySelector('main')?.childElementCount ?? 0) > 1,
    shown,
  )

/** Shows a room. If no picture of it is taken, its boxes are complete but perhaps not yet drawn. */
async function enter(page: Page, room: string, mode: string, lang: string, isDrawn = true): Promise<void> {
  await page.goto(`${gallery.url}/gallery#room=${room}&mode=${mode}&lang=${lang}`)
  const shown = `${room} ${mode} ${lang}`
  await answered(page, shown)
  // What is shown after a reply may make calls of its own.
  await twoFrames(page)
  await answered(page, shown)
  await (isDrawn ? picturesDrawn(page) : picturesLoaded(page))
  await animationsEnd(page)
  if (room !== 'lists') return
  await page.locator('.sky-tip').focus()
  await page.getByRole('tooltip').waitFor()
  await twoFrames(page)
  await animationsEnd(page)
}

/** How many pages are open at the same time: while one waits for its next frame, the other can continue. */
const TOGETHER = 2
const pages = new Map<Device, Promise<readonly OpenPage[]>>()
/** Returns the pages of a device, which stay open for all looks. */
const pagesOf = (device: Device) => {
  const open = pages.get(device) ?? Promise.all(Array.from({ length: TOGETHER }, () => openPage(browser, 390, 844, device)))
  pages.set(device, open)
  return open
}

/** Visits rooms, and expects that everything fits, is accessible and looks as before. */
async function visit(all: readonly string[], look: Look): Promise<void> {
  const waiting = all.filter((name) => !anew || anew.includes(name))
  const hasPictures = all === rooms.scenes || isPictured(look)
  // Boxes can be measured in a page that is not painted.
  const open = await pagesOf(hasPictures ? 'WEAK' : 'BLIND')
  const found = await Promise.all(open.map((one) => visitOnePage(one, waiting, look, hasPictures)))
  expect(found.flat()).toEqual([])
}

/** Visits rooms in a page, each of which is taken from `waiting`. Returns what is wrong with them. */
async function visitOnePage({ page, errors }: OpenPage, waiting: string[], look: Look, hasPictures: boolean): Promise<string[]> {
  const { mode, lang, width, height } = look
  await page.setViewportSize({ width, height })
  const faults: string[] = []
  for (let room = waiting.shift(); room !== undefined; room = waiting.shift()) {
    await enter(page, room, mode, lang, hasPictures)
    const report = (all: string[]) => faults.push(...all.map((fault) => `${room}: ${fault}`))
    report(await layoutFaults(page))
    if (isForAxe(room, look)) report(await axeViolations(page))
    if (!hasPictures) continue
    // On a desktop only the middle differs from a tablet's page.
    const picture = await quickPicture(page, { x: Math.max(0, (width - 640) / 2), y: 0, width: Math.min(width, 640), height })
    const file = folder + fileName(room, look)
    if (anew) writeFileSync(file, await storedPicture(picture))
    if (!existsSync(file)) report(['has no stored picture'])
    else {
      const share = await pictureDifference(picture, readFileSync(file))
      if (share > TOLERANCE) report([`${(share * 100).toFixed(1)} % of the picture differ from the stored one`])
    }
  }
  return [...faults, ...errors.splice(0)]
}

describe.each(looks)('the kit in $mode and $lang', ({ mode, lang }) => {
  it.each(sizes)('fits, is accessible, and looks like its stored pictures at %i × %i', async (width, height) => {
    await visit([...rooms.kit, ...(isForWindows(width) ? rooms.windows : [])], { mode, lang, width, height })
  })
})

/** A phone held sideways: only boxes are measured. */
const lowLooks: readonly Look[] = [
  { mode: 'MODERN', lang: 'RU', width: 844, height: 390 },
  { mode: 'ORIGINAL', lang: 'EN', width: 844, height: 390 },
]

describe('kit and windows on a phone held sideways', () => {
  it.each(lowLooks)('fit in $mode and $lang', async (look) => {
    await visit([...rooms.kit, ...rooms.windows], look)
  })
})

describe('the scenes on a canvas', () => {
  it.each(sceneLooks)('fit, are accessible, and look like their stored pictures in $mode, $lang and $width × $height', async (look) => {
    await visit(rooms.scenes, look)
  })
})

describe('the stored pictures', () => {
  it('show each mode and each language at each size, and each language in each mode', () => {
    const pairs = ({ mode, lang, width }: Omit<Look, 'height'>) => [`${mode} ${width}`, `${lang} ${width}`, `${mode} ${lang}`]
    for (const widths of [sizes.map(([width]) => width), sizes.map(([width]) => width).filter(isForWindows)]) {
      const all = looks.flatMap((look) => widths.map((width) => ({ ...look, width })))
      expect(new Set(all.filter(isPictured).flatMap(pairs))).toEqual(new Set(all.flatMap(pairs)))
    }
  })

  it('are those of the rooms that exist', () => {
    const names = (shown: readonly string[], widths: readonly number[]) =>
      shown.flatMap((room) => pictured.filter(({ width }) => widths.includes(width)).map((look) => fileName(room, look)))
    const widths = sizes.map(([width]) => width)
    const pictured = looks.flatMap((look) => widths.map((width) => ({ ...look, width }))).filter(isPictured)
    const wanted = [...names(rooms.kit, widths), ...names(rooms.windows, widths.filter(isForWindows))]
    const ofScenes = rooms.scenes.flatMap((room) => sceneLooks.map((look) => fileName(room, look)))
    expect(readdirSync(folder).sort()).toEqual([...wanted, ...ofScenes].sort())
  })
})

describe('a tip', () => {
  it('opens with the focus, and is the first that Escape closes', async () => {
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
  it('detects another language, and the same window without one button', async () => {
    const open = await openPage(browser, 390, 844)
    const picture = () => quickPicture(open.page, { x: 0, y: 0, width: 390, height: 844 })
    await enter(open.page, 'buttons', 'ORIGINAL', 'RU')
    const before = await picture()
    await open.page
      .locator('.sky-panel-body .sky-button')
      .nth(1)
      .evaluate((button) => button.remove())
    const without = await picture()
    await enter(open.page, 'buttons', 'ORIGINAL', 'EN')
    const english = await picture()
    await open.close()
    const known = await storedPicture(before)
    expect(await pictureDifference(before, known)).toBeLessThan(TOLERANCE / 2)
    expect(await pictureDifference(without, known)).toBeGreaterThan(TOLERANCE)
    expect(await pictureDifference(english, known)).toBeGreaterThan(TOLERANCE)
  })
})

describe('the search by axe', () => {
  it('detects faults in each room that a page shows', async () => {
    const open = await openPage(browser, 390, 844)
    for (const room of ['buttons', 'lists', 'buttons']) {
      await enter(open.page, room, 'ORIGINAL', 'EN')
      expect(await axeViolations(open.page)).toEqual([])
      await open.page
        .locator('.sky-panel-body')
        .first()
        .evaluate((body) => body.append(document.createElement('button')))
      expect((await axeViolations(open.page)).join()).toContain('button-name')
    }
    await open.close()
  })

  it('refuses a page that is not painted', async () => {
    const open = await openPage(browser, 390, 844, 'BLIND')
    await enter(open.page, 'buttons', 'ORIGINAL', 'EN', false)
    await expect(axeViolations(open.page)).rejects.toThrow('painted')
    await open.close()
  })
})

describe('the measuring of boxes', () => {
  it('detects what is cut, what overlaps and what is too small', async () => {
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
