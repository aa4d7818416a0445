/** How often the page notes that it is running, in milliseconds. */
const BEAT = 5000
/** A pause this long between two notes means that the device slept. Browsers run the timers of hidden pages once a minute. */
const ASLEEP = 90_000

interface WakeDeps {
  readonly window: Pick<Window, 'addEventListener' | 'removeEventListener'>
  readonly page: Pick<Document, 'visibilityState' | 'addEventListener' | 'removeEventListener'>
  /** Milliseconds since 1970. */
  readonly now: () => number
}

/**
 * Calls `onWake` when waiting for the connection is no longer right: the network is back, the page is visible again, comes back from the browser's cache
 * or is no longer frozen, or the device has slept. Returns the function that stops it.
 */
export function watchWake({ window, page, now }: WakeDeps, onWake: () => void): () => void {
  const onVisible = () => page.visibilityState === 'visible' && onWake()
  const onShow = (event: Event) => (event as PageTransitionEvent).persisted && onWake()
  window.addEventListener('online', onWake)
  window.addEventListener('pageshow', onShow)
  page.addEventListener('visibilitychange', onVisible)
  page.addEventListener('resume', onWake)
  let last = now()
  const timer = setInterval(() => {
    const slept = now() - last > ASLEEP
    last = now()
    if (slept) onWake()
  }, BEAT)
  return () => {
    clearInterval(timer)
    window.removeEventListener('online', onWake)
    window.removeEventListener('pageshow', onShow)
    page.removeEventListener('visibilitychange', onVisible)
    page.removeEventListener('resume', onWake)
  }
}
