import { animationsEnd, pictureDifference, twoFrames } from '@skystair/testing/browser'
import type { Page } from 'playwright'

/** The share of a picture that may still change: lights keep pulsing. */
const STILL = 0.002
/** So many pictures in a row, taken so many milliseconds apart, must equal the one before. */
const EQUAL = 2
const PAUSE = 400

/** Makes the game draw every fourth frame only: each takes a while in software, the more so in this browser. Runs in a page before its scripts. */
export function fewerFrames(): void {
  const request = requestAnimationFrame.bind(window)
  window.requestAnimationFrame = (onFrame) => {
    let left = 4
    const count = (time: number) => {
      left -= 1
      if (left === 0) onFrame(time)
      else request(count)
    }
    return request(count)
  }
}

/** Returns a picture of a page after its transition and animations have ended. */
export async function stillPicture(page: Page): Promise<Buffer> {
  await animationsEnd(page)
  let last = await page.screenshot()
  for (let [tries, equal] = [0, 0]; tries < 60; tries++) {
    const before = last
    // On a busy machine the game may draw nothing between two pictures.
    await page.waitForTimeout(PAUSE)
    await twoFrames(page)
    last = await page.screenshot()
    equal = (await pictureDifference(last, before)) < STILL ? equal + 1 : 0
    if (equal === EQUAL) return last
  }
  throw new Error('The page does not come to rest.')
}
