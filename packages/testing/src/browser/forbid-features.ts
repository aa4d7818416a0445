import type { Page } from 'playwright'

/** Makes each feature of a page that a frame's policy may forbid, or that a browser may lack, throw when it is only read. Call it before the page is opened. */
export const forbidFeatures = (page: Page): Promise<unknown> => page.addInitScript(forbid)

/** Runs in a page before its scripts. */
function forbid(): void {
  const refuse = () => {
    throw new DOMException('The policy of this page forbids it.', 'SecurityError')
  }
  const forbidden: readonly (readonly [object, string])[] = [
    [Navigator.prototype, 'getGamepads clipboard share canShare vibrate wakeLock serviceWorker permissions mediaDevices geolocation locks'],
    [Navigator.prototype, 'storage credentials keyboard deviceMemory getBattery connection requestMIDIAccess sendBeacon'],
    [window, 'localStorage sessionStorage indexedDB caches cookieStore Notification PushManager AudioContext webkitAudioContext'],
    [window, 'PaymentRequest BroadcastChannel SharedWorker speechSynthesis'],
    [Document.prototype, 'fullscreenEnabled fullscreenElement exitFullscreen pictureInPictureEnabled cookie'],
    [Element.prototype, 'requestFullscreen requestPointerLock'],
  ]
  for (const [holder, names] of forbidden)
    for (const name of names.split(' ')) Object.defineProperty(holder, name, { get: refuse, configurable: true })
}
