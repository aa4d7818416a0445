import { canStore, webStorage } from '@skystair/platform'

/** Reloads closer together than this, in milliseconds, count as in a row: reloading doesn't help. */
const TOO_SOON = 20_000
const MAX_IN_A_ROW = 2
/** Further reloads come after a pause, which doubles up to the longest, in milliseconds. */
const STUCK_PAUSE = 30_000
const LONGEST_STUCK_PAUSE = 600_000

/** The version of the scripts for which the page was reloaded, and the errors. */
const RELOADED = 'skystair:reloaded'
const SEPARATOR = '\u0000'

type Memory = Pick<Storage, 'getItem' | 'setItem'>

/** Why the page is reloaded: the server requires a newer client, or the game failed. */
export type ReloadCause = 'obsolete' | 'failed'

/** Returns the storage that survives a reload; null if the browser has none. */
export function pageMemory(): Storage | null {
  const storage = webStorage('tab')
  return storage && canStore(storage) ? storage : null
}

/**
 * Calls `reload` because a script in the folder `home` did not come, which is in the text of `error`: if that folder is reachable, as otherwise the page would be
 * empty, and once for each script of a version, as one that a blocker holds back does not come after a second reload either. Without a memory nothing is reloaded.
 */
export async function reloadForScript(home: string, memory: Memory | null, error: unknown, reload: () => void): Promise<void> {
  // It contains the names of all scripts, so each version has another text.
  const version = await fetch(`${home}index.js`, { cache: 'no-store' }).then(
    // A network that asks the player to sign in answers with a page.
    (reply) => (reply.ok && reply.headers.get('content-type')?.includes('javascript') ? reply.text() : null),
    () => null,
  )
  if (version === null || memory === null) return
  const [reloadedVersion, ...reloadedFor] = (memory.getItem(RELOADED) ?? '').split(SEPARATOR)
  const before = reloadedVersion === version ? reloadedFor : []
  const script = String(error)
  if (before.includes(script)) return
  memory.setItem(RELOADED, [version, ...before, script].join(SEPARATOR))
  reload()
}

/** Called if reloading at once has not helped: the next reload is due after `pause` milliseconds. */
type OnStuck = (cause: ReloadCause, pause: number, reload: () => void) => void

/**
 * Wraps `reload` so that a page can't reload itself in a loop: after the second in a row `onStuck` is called instead. Without a memory it is called at
 * once.
 */
export function guardedReload(
  reload: () => void,
  onStuck: OnStuck,
  memory: Memory | null,
  now: () => number,
): (cause: ReloadCause) => void {
  let done = false
  return (cause) => {
    // Several failures at once are one reason to reload.
    if (done) return
    const [count = 0, at = 0] = (memory?.getItem('skystair:reloads') ?? '').split(' ').map(Number)
    const row = memory === null ? MAX_IN_A_ROW + 1 : now() - at < TOO_SOON ? count + 1 : 1
    const run = () => {
      memory?.setItem('skystair:reloads', `${row} ${now()}`)
      reload()
    }
    done = true
    if (row <= MAX_IN_A_ROW) run()
    else onStuck(cause, Math.min(LONGEST_STUCK_PAUSE, STUCK_PAUSE * 2 ** (row - MAX_IN_A_ROW - 1)), run)
  }
}
