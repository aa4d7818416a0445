// Everything that a browser may lack, or that the policy of a frame may forbid, is asked for here and nowhere else: some of it throws when it is only read.
import { askSdk } from './sdk-call.ts'

/** The browser's functions for sharing. */
export type WebSharing = Pick<Navigator, 'share' | 'canShare'>

/** Returns the browser's language; undefined if it names none. */
export const browserLanguage = (): string | undefined => askSdk(() => navigator.language)

/** Returns the connected gamepads; none if the page may not read them. */
export const gamepads = (): readonly (Gamepad | null)[] => askSdk(() => [...navigator.getGamepads()]) ?? []

/** Returns the device's memory in GB, rounded; undefined if the browser does not tell it. */
export const deviceMemory = (): number | undefined => askSdk(() => (navigator as { deviceMemory?: number }).deviceMemory)

/** Copies a text. Resolves to false if the browser refuses. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}

/** Returns the browser's functions for sharing; undefined if it has none or if the page may not use them. */
export const webSharing = (): WebSharing | undefined =>
  askSdk(() => (typeof navigator.share === 'function' && typeof navigator.canShare === 'function' ? navigator : undefined))

/** Returns the storage of the site or of the tab; undefined if the page may not use it. */
export const webStorage = (kind: 'site' | 'tab'): Storage | undefined => askSdk(() => (kind === 'site' ? localStorage : sessionStorage))

/** A key that is written and removed to find out whether the browser stores anything. */
const PROBE = 'skystair-probe'

/** Returns whether a storage stores values. */
export const canStore = (storage: Pick<Storage, 'setItem' | 'removeItem'> | undefined): boolean =>
  askSdk(() => {
    storage?.setItem(PROBE, PROBE)
    storage?.removeItem(PROBE)
    return storage !== undefined
  }) === true

/** Opens an output for sound; undefined if the browser has none or if the page may not use it. */
export const openAudio = (): AudioContext | undefined => askSdk(() => new AudioContext())

/** Returns the browser's service workers; undefined if it has none or if the page may not use them. */
export const serviceWorkers = (): ServiceWorkerContainer | undefined => askSdk(() => navigator.serviceWorker)

/** Returns the browser's messages; undefined if it has none or if the page may not use them. */
export const webNotifications = (): Pick<typeof Notification, 'permission' | 'requestPermission'> | undefined =>
  askSdk(() => (typeof PushManager === 'function' ? Notification : undefined))
