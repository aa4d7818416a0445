/** So many milliseconds after `whenIdle` a busy browser does the work all the same. */
const LATEST = 3000
/** Browsers that can't tell when they are idle wait so long, in milliseconds. */
const BLIND = 500

/** Does `work` once the browser has nothing better to do. Returns what gives it up. */
export function whenIdle(work: () => void): () => void {
  if (typeof requestIdleCallback === 'function') {
    const handle = requestIdleCallback(work, { timeout: LATEST })
    return () => cancelIdleCallback(handle)
  }
  const timer = setTimeout(work, BLIND)
  return () => clearTimeout(timer)
}
