import { browser, type Platform, signal, type WebHost, webPlatform } from '@skystair/platform'
import { type GameMessage, portalMessage } from './messages.ts'

interface MessageFrom {
  readonly origin: string
  readonly source: unknown
  readonly data: unknown
}

/** The part of the window that communicates with the portal. */
export interface FrameWindow {
  readonly parent: { postMessage(data: GameMessage, origin: string): void }
  addEventListener(type: 'message', listener: (event: MessageFrom) => void): void
  removeEventListener(type: 'message', listener: (event: MessageFrom) => void): void
}

export interface FrameHost extends WebHost {
  readonly frame: FrameWindow
}

/**
 * Returns the own site as a platform in a portal's frame, whose page pauses and mutes the game by messages. Accounts and payments stay
 * those of the own site. `portal` is the origin of that page, such as `https://portal.example`; without one no messages are accepted.
 */
export function framedPlatform(portal: string, host: FrameHost = { ...browser(), frame: window as unknown as FrameWindow }): Platform {
  const { frame } = host
  const web = webPlatform({ source: 'own' }, host)
  const [pause, resume, mute] = [signal(), signal(), signal<boolean>()]
  // A page outside a frame is its own parent.
  const framed = isOrigin(portal) && (frame.parent as unknown) !== frame

  const listen = ({ origin, source, data }: MessageFrom) => {
    const message = origin === portal && source === frame.parent ? portalMessage(data) : null
    if (message?.skystair === 'pause') pause.emit()
    if (message?.skystair === 'resume') resume.emit()
    if (message?.skystair === 'mute') mute.emit(message.muted)
  }
  // To this origin and not `*`: another page that embeds the game receives nothing.
  const say = (message: GameMessage) => {
    if (framed) frame.parent.postMessage(message, portal)
  }
  if (framed) frame.addEventListener('message', listen)

  return {
    ...web,
    lifecycle: {
      loadingProgress: (pct) => say({ skystair: 'loading', pct }),
      ready: () => say({ skystair: 'ready' }),
      gameplayStart: () => say({ skystair: 'playing' }),
      gameplayStop: () => say({ skystair: 'resting' }),
      onPause: pause.on,
      onResume: resume.on,
      onMute: mute.on,
    },
    destroy: () => {
      frame.removeEventListener('message', listen)
      for (const each of [pause, resume, mute]) each.clear()
    },
  }
}

/** Returns true if a text is exactly an origin; `*`, `null` and addresses with a path are not. */
function isOrigin(text: string): boolean {
  return URL.canParse(text) && /^https?:/.test(text) && new URL(text).origin === text
}

export { framedPlatform as platform }
