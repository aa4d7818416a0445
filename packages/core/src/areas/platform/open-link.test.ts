import { expect, it } from 'vitest'
import { playing, settled, testGame } from '../../../testing/services.ts'
import { openLink } from './open-link.ts'

const TOKEN = 'Az09_-Az09_-Az09_-Az09'

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
  expect(await opened('K7_clan-12')).toEqual({ name: 'clanPage', props: { clanId: 12 } })
})

it('opens the replay of a link, whose window says if it is no longer shared', async () => {
  expect(await opened(`replay-${TOKEN}`)).toEqual({ name: 'replay', props: { token: TOKEN } })
})

it('ignores unknown links, and all of them for a player who is new', async () => {
  expect(await opened('guild-5')).toBeNull()
  expect(await opened('clan-5', testGame())).toBeNull()
})
