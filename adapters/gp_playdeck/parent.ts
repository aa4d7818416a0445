import type { HostMode, PurchaseMode, SimulatedUser } from '@skystair/platform'
import type { PlayDeckMessage } from './wrapper.ts'

/** What a test or a portal page may move about the wrapper. */
export interface PlayDeckControls {
  ad: 'rewardedAd' | 'skipAd' | 'errAd' | 'notFoundAd'
  readonly told: PlayDeckMessage[]
  menu(open: boolean): void
}

interface Game {
  postMessage(data: unknown, origin: string): void
}

/** The wrapper around the game's frame. Stands by itself: its source is what the page around runs. */
export function playDeckParent(
  window: {
    playDeckControls?: PlayDeckControls
    addEventListener(type: 'message', listener: (event: { source: Game; data: { playdeck?: PlayDeckMessage } }) => void): void
  },
  mode: HostMode,
  purchase: PurchaseMode,
  user: SimulatedUser,
  token: string,
): void {
  let game: Game | null = null
  const say = (method: string, value?: unknown) => game?.postMessage({ playdeck: { method, value } }, '*')
  const controls: PlayDeckControls = { ad: 'rewardedAd', told: [], menu: (open) => say('getPlaydeckState', open) }
  window.playDeckControls = controls
  const statuses = { PAY: 'paid', CANCEL: 'cancelled', FAIL: 'failed', CLOSED: null }
  const profile = {
    username: 'player',
    firstName: user.name,
    telegramId: Number(user.id),
    locale: user.lang.toLowerCase(),
    params: { ref: 'friend' },
  }
  window.addEventListener('message', ({ source, data }) => {
    const message = data?.playdeck
    if (!message || mode === 'SLOW') return
    game = source
    controls.told.push(message)
    switch (message.method) {
      case 'getToken':
        return say('getToken', mode === 'THROWING' ? undefined : { token: mode === 'LYING' ? 42 : mode === 'GUEST' ? null : token })
      case 'getUserProfile':
        return say('getUserProfile', mode === 'GUEST' ? { locale: profile.locale, params: {} } : profile)
      case 'requestPayment':
        return say('requestPayment', { url: 'https://t.me/$simulated-invoice' })
      case 'openTelegramLink':
        if (statuses[purchase]) say('invoiceClosed', { status: statuses[purchase] })
        return
      case 'showAd':
        return say(controls.ad)
    }
  })
}
