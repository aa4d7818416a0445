import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type axe from 'axe-core'
import type { Page } from 'playwright'

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** Returns what axe finds wrong in a page, one text for each violation. Throws if the page is not painted: axe would ignore colours. */
export async function axeViolations(page: Page): Promise<string[]> {
  const { isPainted, isLoaded } = await page.evaluate(() => ({
    isPainted: getComputedStyle(document.documentElement).opacity === '1',
    isLoaded: 'axe' in window,
  }))
  if (!isPainted) throw new Error('axe judges only pages that are painted')
  if (!isLoaded) await page.evaluate(source)
  return page.evaluate(async () => {
    const { run } = (window as unknown as { axe: typeof axe }).axe
    // Describing everything that is right takes longer than finding what is wrong.
    const { violations } = await run(document, { resultTypes: ['violations'] })
    return violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${id} at ${target.join(' ')}: ${failureSummary}`),
    )
  })
}
