import { expect, it, vi } from 'vitest'
import type { WebSharing } from './browser-features.ts'
import { canSharePictures, shareByBrowser } from './web-sharing.ts'

const picture = new Blob(['x'], { type: 'image/png' })
const sharing = (share: WebSharing['share'], can = true): WebSharing => ({ share, canShare: () => can })

it('shares a picture with text and link by the browser’s window', async () => {
  const share = vi.fn(async (_data?: ShareData) => {})
  await shareByBrowser(sharing(share), picture, 'text', 'https://game.test/?ref=K7')
  const { files, ...others } = share.mock.calls[0]![0]!
  expect([files!.map(({ name, type }) => [name, type]), others]).toEqual([
    [['skystair.png', 'image/png']],
    { text: 'text', url: 'https://game.test/?ref=K7' },
  ])
})

it('distinguishes a closed window from a failure, and from a browser that shares no files', async () => {
  const fails = (name: string) => sharing(() => Promise.reject(new DOMException('no', name)))
  await expect(shareByBrowser(fails('AbortError'), picture, '', null)).rejects.toMatchObject({ code: 'CANCELLED' })
  await expect(shareByBrowser(fails('NotAllowedError'), picture, '', null)).rejects.toMatchObject({ code: 'FAILED' })
  await expect(shareByBrowser(undefined, picture, '', null)).rejects.toMatchObject({ code: 'UNSUPPORTED' })
  expect(canSharePictures(sharing(async () => {}, false))).toBe(false)
})
