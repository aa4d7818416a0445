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

it('offers a login only where the platform allows our own accounts', async () => {
  expect((await arriving({})).buttons).toContain(en.selection.haveAccount)
  expect((await arriving({ ownAccounts: false })).buttons).not.toContain(en.selection.haveAccount)
})
