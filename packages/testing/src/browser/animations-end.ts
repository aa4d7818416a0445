import type { Page } from 'playwright'

/** Waits until all finite animations have ended: before that, colours and sizes are in between. */
export async function animationsEnd(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const ending = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().iterations !== Number.POSITIVE_INFINITY)
    await Promise.allSettled(ending.map(({ finished }) => finished))
  })
}
