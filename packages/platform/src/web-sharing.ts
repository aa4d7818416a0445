import { PlatformError } from './errors.ts'
import { callSdk } from './sdk-call.ts'

/** The browser's functions for sharing. */
export type WebSharing = Pick<Navigator, 'share' | 'canShare'>

/** The window stays open as long as the player wants, milliseconds. */
const SHOWN_LIMIT = 600_000

/** Returns the browser's functions for sharing; undefined if it has none or if the page may not use them. */
export const webSharing = (): WebSharing | undefined =>
  typeof navigator.share === 'function' && typeof navigator.canShare === 'function' ? navigator : undefined

const fileOf = (picture: Blob) => new File([picture], 'skystair.png', { type: 'image/png' })

/** Returns whether the browser can share pictures. */
export const canSharePictures = (sharing: WebSharing | undefined): boolean => sharing?.canShare({ files: [fileOf(new Blob())] }) === true

/** Shares a picture by the browser's own window. Rejects with CANCELLED if the player closes it. */
export async function shareByBrowser(sharing: WebSharing | undefined, picture: Blob, text: string, url: string | null): Promise<void> {
  if (!sharing || !canSharePictures(sharing)) throw new PlatformError('UNSUPPORTED', 'This browser shares no pictures')
  const shared = () =>
    sharing.share({ files: [fileOf(picture)], text, ...(url ? { url } : {}) }).catch((cause: unknown) => {
      throw (cause as Error).name === 'AbortError' ? new PlatformError('CANCELLED') : cause
    })
  await callSdk(shared, SHOWN_LIMIT)
}
