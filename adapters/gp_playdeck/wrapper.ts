// Messages with PlayDeck's wrapper: there is no script, only messages `{ playdeck: { method, key?, value? } }` between the frames.

import { PlatformError, signal } from '@skystair/platform'
import { callSdk } from '@skystair/platform/sdk'

export interface PlayDeckMessage {
  readonly method: string
  readonly key?: string
  readonly value?: unknown
}

interface MessageFrom {
  readonly source: unknown
  readonly data: unknown
}

export interface PlayDeckGlobals {
  readonly parent: { postMessage(data: { playdeck: PlayDeckMessage }, origin: string): void }
  addEventListener(type: 'message', listener: (event: MessageFrom) => void): void
  removeEventListener(type: 'message', listener: (event: MessageFrom) => void): void
}

export interface Wrapper {
  /** Listens to all messages of the wrapper. */
  readonly heard: (listener: (message: PlayDeckMessage) => void) => () => void
  /** Sends a message that has no reply. */
  say(method: string, value?: unknown, key?: string): void
  /** Sends a message and waits for a reply with the same method, or with one of `answers`. */
  ask(method: string, value: unknown, ms: number, answers?: readonly string[], key?: string): Promise<PlayDeckMessage>
  readonly close: () => void
}

export function playDeckWrapper(window: PlayDeckGlobals): Wrapper {
  const messages = signal<PlayDeckMessage>()
  const listen = ({ source, data }: MessageFrom) => {
    // Any page may post messages here, and a page outside a frame receives its own.
    if (source !== window.parent || source === window) return
    const message = (data as { playdeck?: PlayDeckMessage } | null)?.playdeck
    if (typeof message?.method === 'string') messages.emit(message)
  }
  window.addEventListener('message', listen)
  const say = (method: string, value?: unknown, key?: string) => {
    const message = { method, ...(value === undefined ? {} : { value }), ...(key === undefined ? {} : { key }) }
    if ((window.parent as unknown) !== window) window.parent.postMessage({ playdeck: message }, '*')
  }
  return {
    heard: messages.on,
    say,
    async ask(method, value, ms, answers = [method], key) {
      if ((window.parent as unknown) === window) throw new PlatformError('SDK_UNAVAILABLE', 'The game does not run inside the wrapper')
      let stop = () => {}
      const answered = () =>
        new Promise<PlayDeckMessage>((resolve) => {
          stop = messages.on((message) => {
            if (answers.includes(message.method) && (key === undefined || message.key === key)) resolve(message)
          })
          say(method, value, key)
        })
      return callSdk(answered, ms).finally(() => stop())
    },
    close: () => {
      window.removeEventListener('message', listen)
      messages.clear()
    },
  }
}
