/** Reloads closer together than this, in milliseconds, mean that reloading doesn't help. */
const TOO_SOON = 20_000
const MOST = 2

/** Why the game starts anew: the server wants a younger client, or something of ours can't go on. */
export type ReloadCause = 'obsolete' | 'failed'

/** Remembers over a reload; null where nothing can. */
export function pageMemory(): Storage | null {
  try {
    return sessionStorage
  } catch {
    return null
  }
}

/** Calls `reload` where our own scripts, below `home`, can be had: else it would lead to a page of nothing. */
export async function reloadIfThere(home: string, reload: () => void): Promise<void> {
  const there = await fetch(`${home}index.js`, { cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  )
  if (there) reload()
}

/** Wraps `reload` so that a page can't reload itself for ever: after the second in a row `stuck` hears the cause instead. */
export function guardedReload(
  reload: () => void,
  stuck: (cause: ReloadCause) => void,
  memory: Pick<Storage, 'getItem' | 'setItem'> | null,
  now: () => number,
): (cause: ReloadCause) => void {
  let done = false
  return (cause) => {
    // Several failures at once are one reason to reload.
    if (done) return
    const [count = 0, at = 0] = (memory?.getItem('skystair:reloads') ?? '').split(' ').map(Number)
    const row = now() - at < TOO_SOON ? count + 1 : 1
    if (row > MOST) {
      stuck(cause)
      return
    }
    done = true
    memory?.setItem('skystair:reloads', `${row} ${now()}`)
    reload()
  }
}
