import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type axe from 'axe-core'
import type { Page } from 'playwright'
import { revealed } from './concealed.ts'

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** Returns what axe finds wrong in a page, one text for each violation. Why it makes a concealed page visible: axe ignores the colours of a transparent one. */
export async function axeViolations(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source)
  return revealed(page, () =>
    page.evaluate(async () => {
      const { run } = (window as unknown as { axe: typeof axe }).axe
      // Describing everything that is right takes longer than finding what is wrong.
      const { violations } = await run(document, { resultTypes: ['violations'] })
      return violations.flatMap(({ id, nodes }) =>
        nodes.map(({ target, failureSummary }) => `${id} at ${target.join(' ')}: ${failureSummary}`),
      )
    }),
  )
}
