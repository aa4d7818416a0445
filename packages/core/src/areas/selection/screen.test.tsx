import en from '@skystair/world/texts/en/index'
import { expect, it } from 'vitest'
import { draw } from '../../../testing/render.tsx'
import { testGame } from '../../../testing/services.ts'
import { Selection } from './screen.tsx'

async function arriving(capabilities: object) {
  const game = testGame({ texts: en })
  await game.texts.use('EN')
  Object.assign(game.platform.capabilities, capabilities)
  return draw(game.root, <Selection />)
}

it('lets those in who have a name here, only where the platform leaves names to us', async () => {
  expect((await arriving({})).buttons).toContain(en.selection.haveAccount)
  expect((await arriving({ ownAccounts: false })).buttons).not.toContain(en.selection.haveAccount)
})
