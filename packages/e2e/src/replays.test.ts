import { openBlindBrowser } from '@skystair/testing/browser'
import { expectedHashes, recorded, replayScript } from '@skystair/testing/replays'
import { expect, it } from 'vitest'

it('two hundred recorded battles end in the browser in the same states as on the server', async () => {
  const browser = await openBlindBrowser()
  const page = await browser.newPage()
  await page.addScriptTag({ content: await replayScript() })
  const records = expectedHashes.map((_, n) => recorded(n))
  const hashes = await page.evaluate((all) => {
    const { replays } = window as unknown as { replays: { hashOfRecorded(record: unknown): string } }
    return all.map((record) => replays.hashOfRecorded(record))
  }, records)
  expect(hashes).toEqual(expectedHashes)
  await browser.close()
})
