import type { WebSharing } from './browser-features.ts'
import { PlatformError } from './errors.ts'
import { askSdk, callSdk } from './sdk-call.ts'

/** The window stays open as long as the player wants, milliseconds. */
const SHOWN_LIMIT = 600_000

const fileOf = (picture: Blob) => new File([picture], 'skystair.png', { type: 'image/png' })

/** Returns whether the browser can share pictures. */
export const canSharePictures = (sharing: WebSharing | undefined): boolean =>
  askSdk(() => sharing?.canShare({ files: [fileOf(new Blob())] })) === true

/** Shares a picture by the browser's own window. Rejects with CANCELLED if the player closes it. */
export async function shareByBrowser(sharing: WebSharing | undefined, picture: Blob, text: string, url: string | null): Promise<void> {
  if (!sharing || !canSharePictures(sharing)) throw new PlatformError('UNSUPPORTED', 'This browser shares no pictures')
  const shared = () =>
    sharing.share({ files: [fileOf(picture)], text, ...(url ? { url } : {}) }).catch((cause: unknown) => {
      throw (cause as Error).name === 'AbortError' ? new PlatformError('CANCELLED') : cause
    })
  await callSdk(shared, SHOWN_LIMIT)
}
