// Calls to the Android app around the game. RuStore has no script for web pages: the app offers one object, to our own origin only, and
// responds through one function. Texts are JSON: `{ id, method, params }` to the app, `{ id, ok, result | error }` or `{ event }` back.

import { PlatformError, signal } from '@skystair/platform'
import { callSdk } from '@skystair/platform/sdk'

export interface RuStoreGlobals {
  RuStoreBridge?: { postMessage(text: string): void }
  __rustoreBridge?: (text: string) => void
}

export type RuStoreMethod = 'availability' | 'identity' | 'signIn' | 'purchase' | 'purchases' | 'products'

interface Answer {
  readonly id?: number
  readonly ok?: boolean
  readonly result?: unknown
  readonly error?: { readonly code?: string }
  readonly event?: string
}

/** The app's refusal, as the cause of a PlatformError. */
export class RuStoreRefusal extends Error {
  readonly code: string

  constructor(code: string) {
    super(`The app refused: ${code}`)
    this.code = code
  }
}

export interface RuStoreBridge {
  /**
   * Calls the app. Rejects with SDK_UNAVAILABLE if there is none, TIMED_OUT if it does not respond, FAILED with a RuStoreRefusal if it
   * refuses.
   */
  call(method: RuStoreMethod, params: object, ms: number): Promise<unknown>
  readonly event: (listener: (event: string) => void) => () => void
  close(): void
}

export function ruStoreBridge(globals: RuStoreGlobals): RuStoreBridge {
  const waiting = new Map<number, (answer: Answer) => void>()
  const events = signal<string>()
  let last = 0
  const listen = (text: string) => {
    let answer: Answer | null = null
    try {
      answer = JSON.parse(text)
    } catch {
      // Anything but JSON is no response.
    }
    if (typeof answer?.event === 'string') events.emit(answer.event)
    else if (typeof answer?.id === 'number') waiting.get(answer.id)?.(answer)
  }
  globals.__rustoreBridge = listen
  return {
    async call(method, params, ms) {
      const bridge = globals.RuStoreBridge
      if (!bridge) throw new PlatformError('SDK_UNAVAILABLE', 'The game does not run inside the app')
      const id = ++last
      const asked = () =>
        new Promise<unknown>((resolve, reject) => {
          waiting.set(id, ({ ok, result, error }) => {
            if (ok === true) resolve(result)
            else reject(new RuStoreRefusal(error?.code ?? 'unknown'))
          })
          bridge.postMessage(JSON.stringify({ id, method, params }))
        })
      return callSdk(asked, ms).finally(() => waiting.delete(id))
    },
    event: events.on,
    close() {
      if (globals.__rustoreBridge === listen) delete globals.__rustoreBridge
      waiting.clear()
      events.clear()
    },
  }
}
