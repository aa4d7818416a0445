import { openBlindBrowser, openPage } from '@skystair/testing/browser'
import { openGallery } from '@skystair/testing/gallery'
import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

type Heard = import('@skystair/core/gallery/listen').MusicMeasures

const moods = ['quiet', 'road', 'high', 'snow', 'hell', 'medieval', 'battle', 'boss', 'arena', 'clan', 'shop'] as const
/** Long enough for the flute, which pauses for two of three phrases of four bars. */
const BARS = 12
/** Loudness of a programme by EBU R128, in LUFS. */
const AIM = -23

let browser: Browser
let gallery: Awaited<ReturnType<typeof openGallery>>
let page: Page
const heard = new Map<string, Heard>()

beforeAll(async () => {
  gallery = await openGallery()
  browser = await openBlindBrowser()
  page = (await openPage(browser, 390, 844)).page
  await page.goto(`${gallery.url}/listen`)
  await page.waitForFunction(() => 'listen' in window)
  for (const mood of moods)
    heard.set(
      mood,
      await page.evaluate(
        ([name, bars]) =>
          (window as unknown as { listen(mood: string, bars: number, intensity: number): Promise<Heard> }).listen(name, bars, 1),
        [mood, BARS] as const,
      ),
    )
}, 240_000)
afterAll(async () => {
  await browser.close()
  await gallery.close()
})

const of = (mood: string) => heard.get(mood) as Heard

describe('the mixed music', () => {
  it('is tested in every mood', async () => {
    expect([...heard.keys()].sort()).toEqual(await page.evaluate(() => (window as unknown as { moods: string[] }).moods.sort()))
  })

  it.each(moods)('%s is complete, leaves headroom for effects, and is never silent for a bar', (mood) => {
    const { finite, peak, bars } = of(mood)
    expect(finite).toBe(true)
    expect(peak).toBeGreaterThan(0.02)
    // A critical hit peaks below 0.2 by its own volume: together they stay below 1.
    expect(peak).toBeLessThan(0.75)
    expect(Math.min(...bars)).toBeGreaterThan(0.004)
  })

  it.each(moods)('%s has no click between bars', (mood) => {
    const { seam, step } = of(mood)
    // Notes and drums start on bar lines as on other beats; a click would be a larger step than any of them.
    expect(seam).toBeLessThan(step * 1.15)
    expect(step).toBeLessThan(0.25)
  })

  it('has over an hour of play the loudness that EBU R128 asks for, and no place far from the rest', async () => {
    const { whole, places, peak } = await page.evaluate(() =>
      (
        window as unknown as { listenForAnHour(): Promise<{ whole: number; places: Record<string, number>; peak: number }> }
      ).listenForAnHour(),
    )
    expect(Object.keys(places).sort()).toEqual([...moods].sort())
    expect(Math.abs(whole - AIM)).toBeLessThan(1.5)
    for (const [place, loudness] of Object.entries(places)) expect(Math.abs(loudness - whole), place).toBeLessThan(5)
    expect(peak).toBeLessThan(1)
  }, 240_000)

  it('is about as loud in one mood as in another', () => {
    const all = moods.map((mood) => of(mood).loudness)
    expect(Math.max(...all) / Math.min(...all)).toBeLessThan(3)
  })
})
