/** Reloads closer together than this, in milliseconds, count as in a row: reloading doesn't help. */
const TOO_SOON = 20_000
const MAX_IN_A_ROW = 2

/** Why the page is reloaded: the server requires a newer client, or the game failed. */
export type ReloadCause = 'obsolete' | 'failed'

/** Returns the storage that survives a reload; null if the browser has none. */
export function pageMemory(): Storage | null {
  try {
    return sessionStorage
  } catch {
    return null
  }
}

/** Calls `reload` if the scripts in the folder `home` are reachable: otherwise it would lead to an empty page. */
export async function reloadIfReachable(home: string, reload: () => void): Promise<void> {
  const reachable = await fetch(`${home}index.js`, { cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  )
  if (reachable) reload()
}

/** Wraps `reload` so that a page can't reload itself in a loop: after the second in a row `onStuck` is called instead. */
export function guardedReload(
  reload: () => void,
  onStuck: (cause: ReloadCause) => void,
  memory: Pick<Storage, 'getItem' | 'setItem'> | null,
  now: () => number,
): (cause: ReloadCause) => void {
  let done = false
  return (cause) => {
    // Several failures at once are one reason to reload.
    if (done) return
    const [count = 0, at = 0] = (memory?.getItem('skystair:reloads') ?? '').split(' ').map(Number)
    const row = now() - at < TOO_SOON ? count + 1 : 1
    if (row > MAX_IN_A_ROW) {
      onStuck(cause)
      return
    }
    done = true
    memory?.setItem('skystair:reloads', `${row} ${now()}`)
    reload()
  }
}
