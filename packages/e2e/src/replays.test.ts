import { fileURLToPath } from 'node:url'
import { classicScript } from '@skystair/bench/bundle'
import { recorded } from '@skystair/bench/recorded'
import { openBlindBrowser } from '@skystair/testing/browser/browser'
import { expect, it } from 'vitest'
import kept from '../../bench/src/replays.json' with { type: 'json' }

it('two hundred recorded fights end in the browser in the same bytes as on the server', async () => {
  const browser = await openBlindBrowser()
  const page = await browser.newPage()
  await page.addScriptTag({
    content: await classicScript(fileURLToPath(new URL('../../bench/src/recorded.ts', import.meta.url)), 'replays'),
  })
  const records = kept.map((_, n) => recorded(n))
  const hashes = await page.evaluate((all) => {
    const { replays } = window as unknown as { replays: { hashOfRecorded(record: unknown): string } }
    return all.map((record) => replays.hashOfRecorded(record))
  }, records)
  expect(hashes).toEqual(kept)
  await browser.close()
})
