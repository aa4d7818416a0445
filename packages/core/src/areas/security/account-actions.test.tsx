import en from '@skystair/world/texts/en/index'
import { expect, it } from 'vitest'
import { draw } from '../../../testing/render.tsx'
import { playing } from '../../../testing/services.ts'
import { AccountActions } from './account-actions.tsx'

async function account(capabilities: object, me: Parameters<typeof playing>[0], known: boolean) {
  const game = playing(me, { texts: en })
  await game.texts.use('EN')
  Object.assign(game.platform.capabilities, capabilities)
  game.session.identity = {
    headers: {},
    query: {},
    known,
    ...(known ? { exchange: { call: 'POST /api/integration/vk/authenticate' as const, body: { proof: {} } } } : {}),
  }
  await game.services.areas.loadAll()
  return draw(game.services, <AccountActions />)
}

it('offers registration and login if the platform allows our own accounts', async () => {
  const guest = await account({}, {}, false)
  expect(guest.buttons).toEqual(['Register', 'Sign in under another name', 'My data', 'Sign out'])
  const ivan = await account({}, { registered: true, name: 'Ivan' }, false)
  expect(ivan.text).toContain('You are Ivan')
  expect(ivan.buttons).toEqual(['Change nickname', 'Change mail or phone', 'Change password', 'My data', 'Sign out'])
})

it('offers a guest of a platform its own sign-in, and not ours', async () => {
  const { text, buttons } = await account({ ownAccounts: false, canSignIn: true }, {}, false)
  expect(buttons).toEqual(['Sign in with the platform', 'My data'])
  expect(text).toContain('The platform hasn’t said who you are.')
})

it('offers players identified by the platform a rename and the choice between saves', async () => {
  const { text, buttons } = await account({ ownAccounts: false, canSignIn: true }, { registered: true, accessLevel: 'PLAYER' }, true)
  expect(buttons).toEqual(['My climbs', 'Change nickname', 'My data'])
  expect(text).toContain('The platform knows who you are')
})
