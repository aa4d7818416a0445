import type { HostMode, PurchaseMode, SimulatedControls, SimulatedUser } from '@skystair/platform/simulator'
import type { YaGlobals, YaPlayer, YaSdk } from './sdk.ts'

export interface YaScript {
  readonly host: HostMode
  readonly purchase: PurchaseMode
  readonly user: SimulatedUser
  readonly secret: string
  /** Unix seconds. */
  readonly issuedAt: number
  readonly catalogue: readonly { id: string; price: string }[]
}

type YaWindow = YaGlobals & { name?: string; simulatedPortal?: SimulatedControls }

/**
 * The portal's SDK in a page. Must not use anything outside itself, as it is sent as text. Purchases survive a reload in the window's name.
 */
export function yaStandIn(window: YaWindow, { host, purchase, user, secret, issuedAt, catalogue }: YaScript): void {
  type Bought = { token: string; status: string; product: { id: string }; developerPayload: string }
  const never = <T>() => new Promise<T>(() => {})
  const slowly = () => new Promise<void>((resolve) => setTimeout(resolve, 20_000))
  const heard = new Map<string, Set<() => void>>()
  const emit = (event: string) => {
    for (const listener of [...(heard.get(event) ?? [])]) listener()
  }
  const portal: SimulatedControls = {
    purchase,
    ad: 'WATCHED',
    calls: [],
    pause: () => emit('game_api_pause'),
    resume: () => emit('game_api_resume'),
    listeners: () => [...heard.values()].reduce((sum, set) => sum + set.size, 0),
  }
  window.simulatedPortal = portal

  const base64 = (bytes: Uint8Array) => btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
  const sign = async (data: unknown) => {
    const json = new TextEncoder().encode(JSON.stringify({ algorithm: 'HMAC-SHA256', issuedAt, requestPayload: '', data }))
    const raw = new TextEncoder().encode(secret)
    const key = await crypto.subtle.importKey('raw', raw, { name: 'HMAC', hash: 'SHA-256' }, false, ['sign'])
    return `${base64(new Uint8Array(await crypto.subtle.sign('HMAC', key, json)))}.${base64(json)}`
  }

  let signedIn = host !== 'GUEST'
  const id = () => (signedIn ? user.id : `guest-${user.id}`)
  const held = (): Bought[] => (window.name?.startsWith('[') ? JSON.parse(window.name) : [])
  const hold = (purchases: Bought[]) => {
    window.name = JSON.stringify(purchases)
  }

  let stored: Readonly<Record<string, unknown>> = {}
  const data = {
    getData: async () => {
      portal.calls.push('getData')
      return stored
    },
    setData: async (data: Readonly<Record<string, unknown>>) => {
      if (portal.purchase === 'FAIL') throw new Error('Request failed with status 429')
      portal.calls.push('setData')
      stored = { ...data }
    },
  }
  const getPlayer = async (): Promise<YaPlayer> => {
    if (host === 'LYING') return { isAuthorized: () => true, getUniqueID: () => 7, getName: () => null } as unknown as YaPlayer
    const [uniqueID, publicName] = [id(), signedIn ? user.name : '']
    const signature = await sign({ id: `old-${uniqueID}`, uniqueID, publicName, avatarIdHash: '0', mode: signedIn ? '' : 'lite' })
    const authorized = signedIn
    return { ...data, signature, isAuthorized: () => authorized, getUniqueID: () => uniqueID, getName: () => publicName }
  }

  const payments = {
    getCatalog: async () => catalogue,
    getPurchases: async () => ({ signature: await sign(held()) }),
    purchase: async ({ id: product, developerPayload = '' }: { id: string; developerPayload?: string }) => {
      if (host === 'LYING') return {}
      if (portal.purchase === 'CANCEL') throw new Error('The purchase window was closed')
      if (portal.purchase === 'FAIL') throw new Error('PAYMENT_FAILURE')
      const bought = { token: crypto.randomUUID(), status: 'waiting', product: { id: product }, developerPayload }
      hold([...held(), bought])
      portal.calls.push('purchase')
      return portal.purchase === 'CLOSED' ? await never<{ signature: string }>() : { signature: await sign(bought) }
    },
    consumePurchase: async (token: string) => {
      const left = held().filter((bought) => bought.token !== token)
      if (left.length === held().length) throw Object.assign(new Error('Nothing to consume'), { code: 'CANNOT_CONSUME_PURCHASE' })
      portal.calls.push('consumePurchase')
      hold(left)
    },
  }

  /** After an error the portal reports the advert as closed, too. */
  const advert = async (
    { onOpen, onClose, onError }: { onOpen(): void; onClose(wasShown?: boolean): void; onError(error: unknown): void },
    onRewarded?: () => void,
  ) => {
    await Promise.resolve()
    if (portal.ad === 'SILENT') return
    if (portal.ad === 'UNFILLED') {
      onError(new Error('No adv'))
      onClose(false)
      return
    }
    onOpen()
    emit('game_api_pause')
    await Promise.resolve()
    if (portal.ad === 'WATCHED') onRewarded?.()
    emit('game_api_resume')
    onClose(true)
  }

  const ysdk: YaSdk = {
    environment: { app: { id: '100500' }, i18n: { lang: user.lang.toLowerCase(), tld: 'ru' }, payload: null },
    deviceInfo: { isTV: () => false },
    features: {
      LoadingAPI: { ready: () => void portal.calls.push('ready') },
      GameplayAPI: { start: () => void portal.calls.push('start'), stop: () => void portal.calls.push('stop') },
    },
    auth: {
      openAuthDialog: async () => {
        if (portal.purchase === 'CANCEL') throw new Error('The player said no')
        signedIn = true
      },
    },
    adv: {
      showFullscreenAdv: ({ callbacks }) => void advert(callbacks),
      showRewardedVideo: ({ callbacks }) => void advert(callbacks, callbacks.onRewarded),
      showBannerAdv: async () => {
        if (portal.purchase === 'FAIL') throw new Error('No adv')
        portal.calls.push('showBannerAdv')
      },
      hideBannerAdv: async () => void portal.calls.push('hideBannerAdv'),
    },
    getFlags: async () => (portal.flags ?? {}) as Readonly<Record<string, string>>,
    serverTime: () => (portal.time ?? Date.now()) as number,
    shortcut: {
      canShowPrompt: async () => ({ canShow: true }),
      showPrompt: async () => {
        portal.calls.push('showPrompt')
        return { outcome: portal.purchase === 'CANCEL' ? 'rejected' : 'accepted' }
      },
    },
    feedback: {
      canReview: async () => ({ value: true }),
      requestReview: async () => {
        portal.calls.push('requestReview')
        return { feedbackSent: portal.purchase !== 'CANCEL' }
      },
    },
    leaderboards: {
      setScore: async (table, score) => {
        if (!signedIn || portal.purchase === 'FAIL') throw new Error('Request failed with status 404')
        portal.calls.push(`setScore ${table} ${score}`)
      },
    },
    EVENTS: { ACCOUNT_SELECTION_DIALOG_CLOSED: 'ACCOUNT_SELECTION_DIALOG_CLOSED' },
    getPlayer,
    getPayments: async () => payments,
    on: (event, listener) => {
      const listeners = heard.get(event) ?? new Set()
      heard.set(event, listeners.add(listener))
    },
    off: (event, listener) => void heard.get(event)?.delete(listener),
  }
  window.YaGames = {
    init: async () => {
      if (host === 'THROWING') throw new Error('The portal is out of order')
      if (host === 'SLOW') await slowly()
      return ysdk
    },
  }
}
