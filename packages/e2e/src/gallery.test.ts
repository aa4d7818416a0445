import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { RoomNames } from '@skystair/core/gallery/rooms'
import {
  animationsEnd,
  axeViolations,
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
/** A phone held sideways: only boxes are measured. */
const sideways = [844, 390] as const
type Size = readonly [width: number, height: number]
interface Words {
  readonly mode: 'ORIGINAL' | 'MODERN'
  readonly lang: 'RU' | 'EN'
}
interface Look extends Words {
  readonly width: number
  readonly height: number
}
const looks: readonly Words[] = (['ORIGINAL', 'MODERN'] as const).flatMap((mode) => (['RU', 'EN'] as const).map((lang) => ({ mode, lang })))
/**
 * Boxes are measured in all looks, pictures compared in half of them: each mode and each language at each size, and each language in each
 * mode. What a fault in a picture depends on are at most two of the three.
 */
const isPictured = ({ mode, lang, width }: Words & { readonly width: number }) =>
  ((mode === 'MODERN') === (lang === 'RU')) === (width === 390 || width === 1440)
/** Colours depend on the mode, names on the language, neither on the size: two looks of one size cover both. */
const isForAxe = (room: string, look: Look) =>
  rooms.scenes.includes(room) || (look.width === (rooms.kit.includes(room) ? 390 : 1440) && isPictured(look))
/** Of scenes only the words and the buttons over them depend on language and mode. */
const sceneLooks: readonly Look[] = [
  { mode: 'ORIGINAL', lang: 'RU', width: 390, height: 844 },
  { mode: 'MODERN', lang: 'EN', width: 1440, height: 900 },
]
const fileName = (room: string, { mode, lang, width }: Words & { readonly width: number }) =>
  `${room}-${mode}-${lang}-${width}.webp`.toLowerCase()

const english: Words = { mode: 'ORIGINAL', lang: 'EN' }

let browser: Browser
let gallery: Awaited<ReturnType<typeof openGallery>>
let rooms: RoomNames

beforeAll(async () => {
  gallery = await openGallery()
  browser = await openBlindBrowser()
  const { page, close } = await openPage(browser, 390, 844, 'CONCEALED')
  await page.goto(`${gallery.url}/gallery`)
  rooms = (await (await page.waitForFunction(() => window.galleryRooms)).jsonValue()) ?? rooms
  await close()
  if (anew) mkdirSync(folder, { recursive: true })
}, 240_000)
afterAll(async () => {
  await browser.close()
  await gallery.close()
})

/** Waits until the room at this address has no open calls, and contains more than its heading: while a room prepares its data, it contains only that. */
const answered = (page: Page, hash: string) =>
  page.waitForFunction(
    (asked) =>
      document.querySelector('[data-shown]')?.getAttribute('data-shown') === asked &&
      (document.querySelector('main')?.childElementCount ?? 0) > 1,
    hash,
  )

/** Shows a room, until it is complete and drawn. */
async function enter(page: Page, room: string, { mode, lang }: Words): Promise<void> {
  // The gallery draws a room again only if the address changes. With the width, it changes between two sizes of the same room.
  const hash = `#room=${room}&mode=${mode}&lang=${lang}&width=${page.viewportSize()?.width}`
  await page.goto(`${gallery.url}/gallery${hash}`)
  await answered(page, hash)
  // What is shown after a reply may make calls of its own.
  await twoFrames(page)
  await answered(page, hash)
  await picturesDrawn(page)
  await animationsEnd(page)
  if (room !== 'lists') return
  await page.locator('.sky-tip').focus()
  await page.getByRole('tooltip').waitFor()
  await twoFrames(page)
  await animationsEnd(page)
}

/** How many pages are open at the same time: while one waits for its next frame, the other can continue. */
const TOGETHER = 2
let pages: Promise<readonly OpenPage[]> | undefined
/** Returns the pages, which stay open for all looks. */
const openPages = () => {
  pages ??= Promise.all(Array.from({ length: TOGETHER }, () => openPage(browser, 390, 844, 'CONCEALED')))
  return pages
}

/** What is checked of a room: pictures in some sizes, and only boxes in others. */
interface Checked {
  readonly pictured: readonly Size[]
  readonly measured: readonly Size[]
}

/** Visits rooms, and expects that everything fits, is accessible and looks as before. */
async function visit(all: readonly string[], words: Words, checkedOf: (room: string) => Checked): Promise<void> {
  const waiting = all.filter((name) => !anew || anew.includes(name))
  const open = await openPages()
  const found = await Promise.all(open.map((one) => visitOnePage(one, waiting, words, checkedOf)))
  expect(found.flat()).toEqual([])
}

/** Visits rooms in a page, each of which is taken from `waiting`. Returns what is wrong with them. */
async function visitOnePage(
  { page, errors }: OpenPage,
  waiting: string[],
  words: Words,
  checkedOf: (room: string) => Checked,
): Promise<string[]> {
  const faults: string[] = []
  for (let room = waiting.shift(); room !== undefined; room = waiting.shift()) {
    const { pictured, measured } = checkedOf(room)
    for (const [width, height] of pictured) {
      await page.setViewportSize({ width, height })
      await enter(page, room, words)
      faults.push(...(await faultsOfLook(page, room, { ...words, width, height })).map((fault) => `${room} at ${width}: ${fault}`))
    }
    for (const [width, height] of measured) {
      await page.setViewportSize({ width, height })
      await picturesLoaded(page)
      await animationsEnd(page)
      faults.push(...(await layoutFaults(page)).map((fault) => `${room} at ${width}: ${fault}`))
    }
  }
  return [...faults, ...errors.splice(0)]
}

/** Returns the faults of the room that a page shows. Compares its picture with the stored one. */
async function faultsOfLook(page: Page, room: string, look: Look): Promise<string[]> {
  const { width, height } = look
  const faults = [...(await layoutFaults(page)), ...(isForAxe(room, look) ? await axeViolations(page) : [])]
  // On a desktop only the middle differs from a tablet's page.
  const picture = await quickPicture(page, { x: Math.max(0, (width - 640) / 2), y: 0, width: Math.min(width, 640), height })
  const file = folder + fileName(room, look)
  if (anew) writeFileSync(file, await storedPicture(picture))
  if (!existsSync(file)) return [...faults, 'has no stored picture']
  const share = await pictureDifference(picture, readFileSync(file))
  return share > TOLERANCE ? [...faults, `${(share * 100).toFixed(1)} % of the picture differ from the stored one`] : faults
}

describe('kit and windows', () => {
  it.each(looks)('fit, are accessible, and look like their stored pictures in $mode and $lang', async (words) => {
    const heldSideways = (words.mode === 'MODERN') === (words.lang === 'RU') ? [sideways] : []
    await visit([...rooms.kit, ...rooms.windows], words, (room) => {
      const all = sizes.filter(([width]) => rooms.kit.includes(room) || isForWindows(width))
      const isCompared = ([width]: Size) => isPictured({ ...words, width })
      return { pictured: all.filter(isCompared), measured: [...all.filter((size) => !isCompared(size)), ...heldSideways] }
    })
  })
})

describe('the scenes on a canvas', () => {
  it.each(sceneLooks)('fit, are accessible, and look like their stored pictures in $mode, $lang and $width × $height', async (look) => {
    await visit(rooms.scenes, look, () => ({ pictured: [[look.width, look.height]], measured: [] }))
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
    const open = await openPage(browser, 390, 844, 'CONCEALED')
    await enter(open.page, 'lists', english)
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
    const open = await openPage(browser, 390, 844, 'CONCEALED')
    const picture = () => quickPicture(open.page, { x: 0, y: 0, width: 390, height: 844 })
    await enter(open.page, 'buttons', { mode: 'ORIGINAL', lang: 'RU' })
    const before = await picture()
    await open.page
      .locator('.sky-panel-body .sky-button')
      .nth(1)
      .evaluate((button) => button.remove())
    const without = await picture()
    await enter(open.page, 'buttons', english)
    const translated = await picture()
    await open.close()
    const known = await storedPicture(before)
    expect(await pictureDifference(before, known)).toBeLessThan(TOLERANCE / 2)
    expect(await pictureDifference(without, known)).toBeGreaterThan(TOLERANCE)
    expect(await pictureDifference(translated, known)).toBeGreaterThan(TOLERANCE)
  })
})

describe('the search by axe', () => {
  it('detects faults in each room that a page shows', async () => {
    const open = await openPage(browser, 390, 844, 'CONCEALED')
    for (const room of ['buttons', 'lists', 'buttons']) {
      await enter(open.page, room, english)
      expect(await axeViolations(open.page)).toEqual([])
      await open.page
        .locator('.sky-panel-body')
        .first()
        .evaluate((body) => body.append(document.createElement('button')))
      expect((await axeViolations(open.page)).join()).toContain('button-name')
    }
    await open.close()
  })

  it('detects a pale text in a page that is otherwise not painted', async () => {
    const open = await openPage(browser, 390, 844, 'CONCEALED')
    await enter(open.page, 'buttons', english)
    await open.page.evaluate(() => {
      const pale = document.createElement('p')
      pale.textContent = 'Too pale'
      pale.style.cssText = 'position: relative; z-index: 9; color: #ccc; background: #ddd'
      document.body.prepend(pale)
    })
    expect((await axeViolations(open.page)).join()).toContain('color-contrast')
    await open.close()
  })
})

describe('the measuring of boxes', () => {
  it('detects what is cut, what overlaps and what is too small', async () => {
    const open = await openPage(browser, 390, 844, 'CONCEALED')
    await enter(open.page, 'buttons', english)
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
