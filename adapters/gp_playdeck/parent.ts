import type { HostMode, PurchaseMode, SimulatedControls, SimulatedUser } from '@skystair/platform/simulator'
import type { PlayDeckMessage } from './wrapper.ts'

/** What a test or a portal page may change about the wrapper. */
export interface PlayDeckControls extends SimulatedControls<'BROKEN'> {
  readonly messages: PlayDeckMessage[]
  /** True if token, address and status are the whole value of their messages, as in some published games. */
  plain: boolean
}

interface Game {
  postMessage(data: unknown, origin: string): void
}

/** The wrapper around the game's frame. Must not use anything outside itself: its source is what the surrounding page runs. */
export function playDeckParent(
  window: {
    simulatedPortal?: PlayDeckControls
    addEventListener(type: 'message', listener: (event: { source: Game; data: { playdeck?: PlayDeckMessage } }) => void): void
  },
  mode: HostMode,
  purchase: PurchaseMode,
  user: SimulatedUser,
  token: string,
): void {
  let game: Game | null = null
  const say = (method: string, value?: unknown, key?: string) => game?.postMessage({ playdeck: { method, value, key } }, '*')
  const told = (name: string, value: unknown) => (controls.plain ? value : { [name]: value })
  const stored: Record<string, unknown> = {}
  const controls: PlayDeckControls = {
    purchase,
    ad: 'WATCHED',
    calls: [],
    messages: [],
    plain: false,
    // While the wrapper's menu is open it covers the game.
    pause: () => say('getPlaydeckState', true),
    resume: () => say('getPlaydeckState', false),
  }
  window.simulatedPortal = controls
  const adverts = { WATCHED: 'rewardedAd', CLOSED: 'skipAd', UNFILLED: 'notFoundAd', SILENT: null, BROKEN: 'errAd' }
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
    controls.messages.push(message)
    controls.calls.push(message.method)
    switch (message.method) {
      case 'getToken':
        return say('getToken', mode === 'THROWING' ? undefined : told('token', mode === 'LYING' ? 42 : mode === 'GUEST' ? null : token))
      case 'getUserProfile':
        return say('getUserProfile', mode === 'GUEST' ? { locale: profile.locale, params: {} } : profile)
      case 'requestPayment':
        return say('requestPayment', told('url', 'https://t.me/$simulated-invoice'))
      case 'openTelegramLink':
        if (statuses[controls.purchase]) say('invoiceClosed', told('status', statuses[controls.purchase]))
        return
      case 'setData':
        stored[message.key!] = message.value
        return
      case 'getData':
        return say('getData', { data: stored[message.key!] }, message.key)
      case 'showAd':
        if (adverts[controls.ad]) say(adverts[controls.ad]!)
    }
  })
}
