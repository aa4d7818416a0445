import { PlatformError } from './errors.ts'
import { withTimeLimit } from './time-limit.ts'
import { browser, type WebHost } from './web.ts'

/** A page that a portal's script can be loaded into. `Globals` is what that script leaves on the window. */
export interface ScriptHost<Globals extends object = object> extends WebHost {
  readonly globals: Globals
  /** Settles when the script has run; rejects where it could not be loaded. */
  loadScript(url: string): Promise<void>
}

/** How long a portal's script may take to load, milliseconds. */
export const SCRIPT_LIMIT = 8000

/** Loads a portal's script, or rejects with SDK_UNAVAILABLE when it is blocked, missing or slow. */
export async function loadSdk({ loadScript }: Pick<ScriptHost, 'loadScript'>, url: string): Promise<void> {
  const loaded = loadScript(url).catch((cause: unknown) => {
    throw new PlatformError('SDK_UNAVAILABLE', `${new URL(url, 'https://page.invalid').pathname} did not load`, { cause })
  })
  await withTimeLimit(loaded, SCRIPT_LIMIT, 'SDK_UNAVAILABLE')
}

/** What whoever builds the page wrote on the game's element: `data-vk-group` is `vkGroup`. Empty where nothing was. */
export const pageValue = (name: string): string => document.querySelector<HTMLElement>('[data-skystair]')?.dataset[name] ?? ''

/** The real page. */
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
        // A script that failed is taken away, so that a second attempt asks the network again.
        script.onerror = () => {
          script.remove()
          reject(new Error('the script did not load'))
        }
        document.head.append(script)
      }),
  }
}

/** A work that is done at most once at a time, and whose first success is kept. */
export interface Once<T> {
  (): Promise<T>
  /** Resolves with the first success, whoever asked for it; never rejects, and asks for nothing itself. */
  readonly opened: Promise<T>
}

/** Makes `work` at most once at a time and keeps its result; after a failure the next caller tries anew. */
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
