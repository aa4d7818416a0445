import en from '@skystair/world/texts/en/index'
import { expect, it } from 'vitest'
import { draw } from '../../../testing/render.tsx'
import { testGame } from '../../../testing/services.ts'
import { Selection } from './screen.tsx'

async function arriving(capabilities: object) {
  const game = testGame({ texts: en })
  await game.texts.use('EN')
  Object.assign(game.platform.capabilities, capabilities)
  return draw(game.services, <Selection />)
}

it('offers a login only if the platform allows our own accounts', async () => {
  expect((await arriving({})).buttons).toContain(en.selection.haveAccount)
  expect((await arriving({ ownAccounts: false })).buttons).not.toContain(en.selection.haveAccount)
})

it('shows the level that was reached on this device if the player can sign in', async () => {
  const game = testGame({ texts: en })
  await game.texts.use('EN')
  expect(draw(game.services, <Selection />).text).not.toContain('Someone on this device')
  game.services.local.set('max_level', '12')
  expect(draw(game.services, <Selection />).text).toContain('up to level 12')
})
