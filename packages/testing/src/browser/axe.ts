import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright'

/** Returns what axe finds wrong in a page, one text for each violation. */
export async function axeViolations(page: Page): Promise<string[]> {
  // Without legacy mode axe opens a second page to merge the results of frames; these pages have none.
  const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze()
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target, failureSummary }) => `${id} at ${target.join(' ')}: ${failureSummary}`))
}
