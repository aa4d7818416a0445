import type { Frame, FrameLocator, Page } from 'playwright'

/** Buttons that are pressed again so soon count once, milliseconds. */
const REPEATED = 1600

/** Presses the first thing that the open bank sells, in a game of the page, until the server is asked for a purchase. */
export async function buyFirst(page: Page, game: Page | Frame | FrameLocator): Promise<void> {
  const begun = page.waitForResponse((answer) => /\/api\/payment\/buy\//.test(answer.url()) && answer.request().method() === 'POST')
  const first = game.locator('.sky-options button:enabled').first()
  for (let heard = false; !heard; ) {
    await first.click({ timeout: REPEATED }).catch(() => {})
    heard = await Promise.race([begun.then(() => true), page.waitForTimeout(REPEATED).then(() => false)])
  }
}
