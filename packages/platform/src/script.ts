import { PlatformError } from './errors.ts'
import { withTimeLimit } from './time-limit.ts'
import { browser, type WebHost } from './web.ts'

/** A page into which a portal's script can be loaded. `Globals` is what that script defines on the window. */
export interface ScriptHost<Globals extends object = object> extends WebHost {
  readonly globals: Globals
  /** Resolves when the script has run; rejects if it could not be loaded. */
  loadScript(url: string): Promise<void>
}

/** Time limit for loading a portal's script, milliseconds. */
export const SCRIPT_LIMIT = 8000

/** Loads a portal's script. Rejects with SDK_UNAVAILABLE if it is blocked, missing or slow. */
export async function loadSdk({ loadScript }: Pick<ScriptHost, 'loadScript'>, url: string): Promise<void> {
  const loaded = loadScript(url).catch((cause: unknown) => {
    throw new PlatformError('SDK_UNAVAILABLE', `${new URL(url, 'https://page.invalid').pathname} did not load`, { cause })
  })
  await withTimeLimit(loaded, SCRIPT_LIMIT, 'SDK_UNAVAILABLE')
}

/** Returns a data attribute of the game's element, which the build writes: `data-vk-group` is `vkGroup`. Empty if there is none. */
export const pageValue = (name: string): string => document.querySelector<HTMLElement>('[data-skystair]')?.dataset[name] ?? ''

/** Returns the real page. */
export function scriptHost<Globals extends object>(): ScriptHost<Globals> {
  return {
    ...browser(),
    globals: window as unknown as Globals,
    loadScript: (url) =>
      new Promise((resolve, reject) => {
        const script = document.createElement('script')
        script.src = url
        script.async = true
        script.onload = () => resolve()
        // A failed script is removed, so that a second attempt requests it again.
        script.onerror = () => {
          script.remove()
          reject(new Error('the script did not load'))
        }
        document.head.append(script)
      }),
  }
}

/** A task that runs at most once at a time and whose first success is kept. */
export interface Once<T> {
  (): Promise<T>
  /** Resolves with the first success of any call; never rejects, and does not start the task. */
  readonly opened: Promise<T>
}

/** Wraps a task so that it runs at most once at a time and its result is kept. After a failure the next call tries again. */
export function once<T>(work: () => Promise<T>): Once<T> {
  let open: (value: T) => void = () => {}
  const opened = new Promise<T>((resolve) => {
    open = resolve
  })
  let running: Promise<T> | null = null
  const get = () => {
    if (running) return running
    running = work()
    running.then(open, () => {
      running = null
    })
    return running
  }
  return Object.assign(get, { opened })
}
