import { edit, give, type TestApp } from '@skystair/server/testing'
import { PlayerStore } from '../src/areas/player/store.ts'
import { AccountStore } from '../src/areas/security/store.ts'
import type { FakeServer } from './fake-server.ts'
import { testGame } from './services.ts'

/** Returns a `fetch` that calls the real server in this process. */
const fetchFrom =
  ({ app }: TestApp): typeof globalThis.fetch =>
  async (input, init) => {
    const request = new Request(input, init)
    const { pathname, search } = new URL(request.url)
    const text = await request.text()
    const answer = await app.inject({
      method: request.method as 'GET' | 'POST',
      url: pathname + search,
      headers: Object.fromEntries(request.headers),
      ...(text ? { payload: text } : {}),
    })
    return new Response(answer.body, { status: answer.statusCode, headers: answer.headers as Record<string, string> })
  }

/** A game that calls the real server, at the server's time. */
export function realGame(server: TestApp) {
  const enter = () => game.services.get(PlayerStore).loadInfo()
  const game = testGame({ server: { fetch: fetchFrom(server) } as FakeServer, reenter: enter })
  game.page.now = server.clock()
  return { ...game, enter, player: game.services.get(PlayerStore) }
}

/** The game of a guest. `rich`: the highest won stair, and the guest's resources. */
export async function guestGame(server: TestApp, rich?: { readonly stair: number; readonly purse: Parameters<typeof give>[2] }) {
  const game = realGame(server)
  const { player, services } = game
  await services.get(AccountStore).beginTrial({ characterAndCompanion: 'WOMAN_1' })
  const { id } = player.player!
  if (rich)
    await edit(server, id, async ({ state }, tx) => {
      state.bestVictoryStair = rich.stair
      await give(tx, id, rich.purse)
    })
  if (rich) await player.loadInfo()
  return { ...game, id }
}
