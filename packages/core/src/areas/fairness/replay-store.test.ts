import { expect, it } from 'vitest'
import { refusal } from '../../../testing/fake-server.ts'
import { playing } from '../../../testing/services.ts'
import { ReplayStore } from './replay-store.ts'

const TOKEN = 'Az09_-Az09_-Az09_-Az09'
const SHARE = 'POST /api/battle/{id}/share'

it('shares a fight of the player under a token, and withdraws the link', async () => {
  const { services, server } = playing()
  const store = new ReplayStore(services, { id: 34 })
  server.on(SHARE, { token: TOKEN }).on('POST /api/battle/{id}/unshare', { shared: false })
  expect(await store.share(34)).toEqual({ kind: 'replay', token: TOKEN })
  expect([store.sharing, server.seen.at(-1)?.url.pathname]).toEqual([true, '/api/battle/34/share'])
  await store.unshare(34)
  expect([store.sharing, services.ui.toasts.length]).toEqual([false, 1])
})

it('has no link to send if sharing failed', async () => {
  const { services, server } = playing()
  const store = new ReplayStore(services, { id: 34 })
  server.on(SHARE, refusal('BATTLE_NOT_FOUND', 404))
  expect([await store.share(34), store.sharing, services.ui.toasts.length]).toEqual([null, false, 1])
})

it('loads a shared fight by its token, and an own one by its number', async () => {
  const { services, server } = playing()
  server.on('GET /api/battle/shared/{token}/record', refusal('BATTLE_NOT_FOUND', 404))
  server.on('GET /api/battle/{id}/record', refusal('BATTLE_NOT_FOUND', 404))
  for (const fight of [{ token: TOKEN }, { id: 34 }]) await new ReplayStore(services, fight).played.reload()
  expect(server.seen.map(({ url }) => url.pathname)).toEqual([`/api/battle/shared/${TOKEN}/record`, '/api/battle/34/record'])
})
