import type { Frame, FrameLocator, Page } from 'playwright'

/** A second press within this time is ignored by the game, in milliseconds. */
const REPEATED = 1600

/** Clicks the first offer of the open bank until the server receives a purchase. */
export async function buyFirst(page: Page, game: Page | Frame | FrameLocator): Promise<void> {
  const order = page.waitForResponse((answer) => /\/api\/payment\/buy\//.test(answer.url()) && answer.request().method() === 'POST')
  const first = game.locator('.sky-options button:enabled').first()
  for (let isOrdered = false; !isOrdered; ) {
    await first.click({ timeout: REPEATED }).catch(() => {})
    isOrdered = await Promise.race([order.then(() => true), page.waitForTimeout(REPEATED).then(() => false)])
  }
}
