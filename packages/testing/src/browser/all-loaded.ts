import type { Page } from 'playwright'

/** How long nothing was requested when everything is loaded, in milliseconds. */
const QUIET = 700

/**
 * Waits until a page requests nothing more. The areas that the first road does not need follow once it is shown, one
 * after the other; `moment` is one of them. Why not the browser's own idle state: once a page has reached it, it counts as idle for good.
 */
export async function allLoaded(page: Page): Promise<void> {
  const requested = () => page.evaluate(() => performance.getEntriesByType('resource').length)
  await page.waitForFunction(
    () =>
      document.querySelector('.sky-location') === null ||
      performance.getEntriesByType('resource').some(({ name }) => name.includes('/chunks/moment-')),
  )
  for (let before = -1, now = await requested(); now !== before; ) {
    await page.waitForTimeout(QUIET)
    before = now
    now = await requested()
  }
}
