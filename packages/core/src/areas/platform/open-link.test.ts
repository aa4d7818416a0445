import { expect, it } from 'vitest'
import { refusal } from '../../../testing/fake-server.ts'
import { playing, settled, testGame } from '../../../testing/services.ts'
import { openLink } from './open-link.ts'

async function opened(ref: string, game: ReturnType<typeof testGame> = playing()) {
  const { services, platform } = game
  Object.defineProperty(platform.navigation, 'query', { value: { ref } })
  openLink(services)
  expect(services.ui.overlay).toBeNull()
  await services.ui.goTo('road')
  await settled()
  return services.ui.overlay
}

it('opens the clan of a link once the player is on the road, also beside a referral code', async () => {
  expect(await opened('K7_clan-12')).toEqual({ name: 'clan', props: { wanted: 12 } })
})

it('opens the replay of a link if the player may see it, and nothing otherwise', async () => {
  const game = playing()
  game.server.on('GET /api/battle/{id}/record', { id: 34 } as never)
  expect(await opened('replay-34', game)).toEqual({ name: 'replay', props: { id: 34 } })
  const other = playing()
  other.server.on('GET /api/battle/{id}/record', refusal('NOT_YOURS', 403))
  expect([await opened('replay-34', other), other.services.ui.toasts]).toEqual([null, []])
})

it('ignores unknown links, and all of them for a player who is new', async () => {
  expect(await opened('guild-5')).toBeNull()
  expect(await opened('clan-5', testGame())).toBeNull()
})
