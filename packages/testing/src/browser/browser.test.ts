import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, vi } from 'vitest'
import { chromiumPath } from './browser.ts'

// As on a machine on which all browsers are installed.
vi.mock(import('node:fs'), async (original) => ({ ...(await original()), existsSync: (path) => !String(path).includes('missing') }))

it('tests run in the packaged browser, whatever else the machine has', async () => {
  expect(await chromiumPath({})).toBe(join(tmpdir(), 'chromium'))
  expect(await chromiumPath({ CHROME_BIN: '/usr/bin/chromium' })).toBe(join(tmpdir(), 'chromium'))
})

it('tests run in another browser only where TEST_BROWSER names it', async () => {
  expect(await chromiumPath({ TEST_BROWSER: '/usr/bin/chromium' })).toBe('/usr/bin/chromium')
  await expect(chromiumPath({ TEST_BROWSER: '/usr/bin/missing' })).rejects.toThrow('TEST_BROWSER names no file: /usr/bin/missing')
})
