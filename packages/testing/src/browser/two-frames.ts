import type { Page } from 'playwright'

/** Waits until the page has drawn what it shows: lines that are laid out only when they are seen have their own height by then. */
export const twoFrames = (page: Page): Promise<unknown> =>
  page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
