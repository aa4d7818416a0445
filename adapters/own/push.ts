import { type PlatformPush, serviceWorkers, webNotifications } from '@skystair/platform'

/** The part of the browser that push messages need. */
export interface PushHost {
  readonly registration: Promise<Pick<ServiceWorkerRegistration, 'pushManager'>>
  readonly permission: () => NotificationPermission
  readonly ask: () => Promise<NotificationPermission>
}

/**
 * Registers the service worker on the site's own page. Returns null on other pages, which have no web manifest, and in browsers without service workers or
 * messages.
 */
export function registerWorker(): PushHost | null {
  if (typeof document === 'undefined' || !document.querySelector('link[rel="manifest"]')) return null
  const workers = serviceWorkers()
  if (!workers) return null
  const registration = workers.register('service-worker.js').then(() => workers.ready)
  // A browser may refuse the service worker, for example in a private window: the game then continues without it.
  registration.catch(() => {})
  const messages = webNotifications()
  return messages ? { registration, permission: () => messages.permission, ask: () => messages.requestPermission() } : null
}

const bytesOf = (key: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(key.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0))

/** Push messages of the server to this browser. */
export function ownPush({ registration, permission, ask }: PushHost): PlatformPush {
  const manager = async () => (await registration).pushManager
  return {
    ask: async () => (await ask()) === 'granted',
    async subscribe(key) {
      if (permission() !== 'granted') return null
      const push = await manager()
      const wanted = bytesOf(key)
      const current = await push.getSubscription()
      const known = new Uint8Array(current?.options.applicationServerKey ?? new ArrayBuffer(0))
      // The operator may have created new keys: messages signed with these do not reach an older subscription.
      const isRight = known.length === wanted.length && known.every((byte, at) => byte === wanted[at])
      if (current && !isRight) await current.unsubscribe()
      const subscription = current && isRight ? current : await push.subscribe({ userVisibleOnly: true, applicationServerKey: wanted })
      const { endpoint, keys } = subscription.toJSON()
      return endpoint && keys?.p256dh && keys.auth ? { endpoint, p256dh: keys.p256dh, auth: keys.auth } : null
    },
    async unsubscribe() {
      const current = await (await manager()).getSubscription()
      await current?.unsubscribe()
      return current?.endpoint ?? null
    },
  }
}
