// The service worker of the own site. It caches only files whose name or folder contains their hash, so that a page never mixes files of two versions;
// the page itself always comes from the server. The worker also shows the messages that the server sends.

/** An event during whose work the browser keeps the worker alive. */
interface Extendable extends Event {
  waitUntil(work: Promise<unknown>): void
}
interface Fetching extends Extendable {
  readonly request: Request
  respondWith(response: Promise<Response>): void
}
interface Pushed extends Extendable {
  readonly data: { json(): { readonly title: string; readonly body: string; readonly tag: string } } | null
}
interface Clicked extends Extendable {
  readonly notification: Notification
}
interface Window {
  focus(): Promise<unknown>
}
/** The part of the worker's global object that it uses; the browser types of pages do not contain it. */
interface Worker {
  readonly registration: ServiceWorkerRegistration
  readonly clients: {
    claim(): Promise<void>
    matchAll(options: { type: 'window' }): Promise<readonly Window[]>
    openWindow(url: string): Promise<unknown>
  }
  skipWaiting(): Promise<void>
  addEventListener(type: 'install' | 'activate', listener: (event: Extendable) => void): void
  addEventListener(type: 'fetch', listener: (event: Fetching) => void): void
  addEventListener(type: 'push', listener: (event: Pushed) => void): void
  addEventListener(type: 'notificationclick', listener: (event: Clicked) => void): void
}
const worker = globalThis as unknown as Worker

const CACHE = 'skystair-versioned'
/** Maximum number of cached files; a version has some three hundred of them. */
const KEPT = 600

const site = new URL('./', worker.registration.scope)

/** Returns whether the file never changes. */
function isVersioned(url: string): boolean {
  const { origin, pathname } = new URL(url)
  return origin === site.origin && /^(chunks\/[^/]+-[\w-]{8,}\.js|assets\/[0-9a-f]{12}\/.+)$/.test(pathname.slice(site.pathname.length))
}

async function versioned(event: Fetching): Promise<Response> {
  const { request } = event
  // If the browser refuses the cache or the disk is full, the game must still work.
  const cache = await caches.open(CACHE).catch(() => null)
  const kept = await cache?.match(request).catch(() => undefined)
  if (kept) return kept
  const response = await fetch(request)
  if (cache && response.status === 200) event.waitUntil(cache.put(request, response.clone()).catch(() => {}))
  return response
}

/** Deletes the oldest files. */
async function tidy(): Promise<void> {
  const cache = await caches.open(CACHE)
  const kept = await cache.keys()
  for (const request of kept.slice(0, Math.max(0, kept.length - KEPT))) await cache.delete(request)
}

const russian = /^(ru|be|kk|uk)\b/i.test(navigator.language)
const words = russian
  ? {
      lang: 'ru',
      title: 'Нет связи',
      text: 'До лестницы сейчас не дотянуться: нет связи. Кот сторожит твою ступень, всё останется на месте. Как только связь появится, игра откроется сама.',
      again: 'Попробовать ещё раз',
    }
  : {
      lang: 'en',
      title: 'No connection',
      text: 'The stairs are out of reach: there is no connection. The cat keeps your place; nothing will be lost. The game opens by itself as soon as the connection is back.',
      again: 'Try again',
    }

/** Opens the game as soon as the server responds: with growing random pauses, and at once when the network is back or the page is looked at again. */
const comeBack = `let tries = 0, timer
const ask = async () => {
  clearTimeout(timer)
  const there = await fetch('', { method: 'HEAD', cache: 'no-store' }).then((reply) => reply.ok, () => false)
  if (there) location.reload()
  else timer = setTimeout(ask, Math.random() * Math.min(16000, 2000 * 2 ** tries++))
}
addEventListener('online', ask)
document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && ask())
ask()`

const offlinePage = (): Response => {
  const nonce = crypto.randomUUID()
  return new Response(
    `<!doctype html><html lang="${words.lang}"><head><meta charset="utf-8"><title>Skystair: ${words.title}</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<style>body{margin:0;min-height:100vh;display:grid;place-content:center;justify-items:center;gap:16px;padding:24px;box-sizing:border-box;
background:#0b0f1e;color:#f3e9d2;font:17px/1.5 system-ui,sans-serif;text-align:center}p{max-width:26em;margin:0}h1{margin:0;font-size:26px}
a{display:inline-block;padding:14px 24px;border-radius:12px;background:#d9a94a;color:#1d1204;font-weight:700;text-decoration:none}</style></head>
<body><h1>${words.title}</h1><p>${words.text}</p><a href="">${words.again}</a>
<script nonce="${nonce}">${comeBack}</script></body></html>`,
    {
      status: 503,
      headers: {
        'content-type': 'text/html; charset=utf-8',
        'content-security-policy': `default-src 'none'; style-src 'unsafe-inline'; script-src 'nonce-${nonce}'; connect-src 'self'`,
      },
    },
  )
}

worker.addEventListener('install', (event) => event.waitUntil(worker.skipWaiting()))
worker.addEventListener('activate', (event) => event.waitUntil(worker.clients.claim()))

worker.addEventListener('fetch', (event) => {
  const { request } = event
  if (request.method !== 'GET') return
  if (isVersioned(request.url)) event.respondWith(versioned(event))
  // Pages always come from the server, also those that are not part of the game, such as /docs.
  else if (request.mode === 'navigate') {
    event.respondWith(fetch(request).catch(offlinePage))
    event.waitUntil(tidy())
  }
})

worker.addEventListener('push', (event) => {
  const message = event.data?.json()
  if (!message) return
  const { title, body, tag } = message
  event.waitUntil(worker.registration.showNotification(title, { body, tag, icon: 'icon-192.png', badge: 'icon-192.png' }))
})

worker.addEventListener('notificationclick', (event) => {
  event.notification.close()
  const open = async () => {
    const [window] = await worker.clients.matchAll({ type: 'window' })
    await (window ? window.focus() : worker.clients.openWindow(site.href))
  }
  event.waitUntil(open())
})
