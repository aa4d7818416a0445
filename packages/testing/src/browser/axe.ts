import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright'

/** Used instead of axe's own code in a page that has loaded it already. Why: loading it takes twice as long as the analysis. */
const ALREADY_LOADED = ';'

/** Returns what axe finds wrong in a page, one text for each violation. Throws if the page is not painted: axe would ignore colours. */
export async function axeViolations(page: Page): Promise<string[]> {
  const opacity = await page.evaluate(() => getComputedStyle(document.documentElement).opacity)
  if (opacity !== '1') throw new Error('axe judges only pages that are painted')
  const isLoaded = await page.evaluate(() => 'axe' in window)
  // Without legacy mode axe opens a second page to merge the results of frames; these pages have none.
  const axe = new AxeBuilder({ page, ...(isLoaded ? { axeSource: ALREADY_LOADED } : {}) }).setLegacyMode()
  // Describing everything that is right takes longer than finding what is wrong.
  const { violations } = await axe.options({ resultTypes: ['violations'] }).analyze()
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target, failureSummary }) => `${id} at ${target.join(' ')}: ${failureSummary}`))
}
