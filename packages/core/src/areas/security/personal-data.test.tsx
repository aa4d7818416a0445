import en from '@skystair/world/texts/en/index'
import ru from '@skystair/world/texts/ru/index'
import { expect, it, vi } from 'vitest'
import { refusal } from '../../../testing/fake-server.ts'
import { draw } from '../../../testing/render.tsx'
import { playing, testGame } from '../../../testing/services.ts'
import { PersonalDataWindow } from './personal-data.tsx'
import { PersonalDataStore } from './personal-data-store.ts'

const DATA = 'GET /api/security/data'
const DELETE = 'POST /api/security/delete'

async function opened(me: Parameters<typeof playing>[0], lang: 'RU' | 'EN' = 'EN') {
  const game = playing(me, { texts: lang === 'EN' ? en : ru })
  await game.texts.use(lang)
  return { ...game, page: draw(game.services, <PersonalDataWindow />) }
}

it('tells guests that deleting is final, and asks players with an account for their password', async () => {
  const guest = (await opened({})).page
  expect(guest.text).toContain('Nothing can be brought back')
  expect(guest.html).not.toContain('type="password"')
  const ivan = (await opened({ registered: true, name: 'Ivan' })).page
  expect(ivan.text).toContain('within thirty days')
  expect(ivan.html).toContain('type="password"')
  expect((await opened({ registered: true, name: 'Ivan' }, 'RU')).page.text).toContain('Удалить учётную запись')
})

it('deletes nothing until the player has ticked the confirmation', async () => {
  const { page } = await opened({})
  expect([page.buttons.includes('Download my data'), page.buttons.includes('Delete'), page.off]).toEqual([true, false, ['Delete']])
})

it('gives the copy as JSON, to be saved or copied', async () => {
  const { services, server } = await opened({})
  server.on(DATA, { at: 1, playerId: 7, tables: [{ table: 'player', rows: [{ id: 7 }] }] })
  const data = services.get(PersonalDataStore)
  expect(JSON.parse((await data.load())!)).toMatchObject({ playerId: 7, tables: [{ table: 'player' }] })
  expect(draw(services, <PersonalDataWindow />).html).toContain('&quot;playerId&quot;: 7')
})

it('forgets the session and restarts the game once the account is deleted', async () => {
  const reenter = vi.fn(async () => {})
  const { services, server, session } = testGame({ reenter })
  session.begin('mine')
  server.on(DELETE, { undoUntil: null })
  expect(await services.get(PersonalDataStore).remove(undefined)).toEqual({ ok: true })
  expect(server.last(DELETE)?.body).toEqual({ confirm: 'DELETE' })
  expect([session.token, reenter.mock.calls.length]).toEqual([null, 1])
})

it('keeps everything if the password is wrong, and says so at its field', async () => {
  const reenter = vi.fn(async () => {})
  const { services, server, session } = testGame({ reenter })
  session.begin('mine')
  server.on(DELETE, refusal('PASSWORD_WRONG', 400, { field: '/password' }))
  expect(await services.get(PersonalDataStore).remove('wrong')).toEqual({ ok: false, code: 'PASSWORD_WRONG', field: 'password' })
  expect([session.token, reenter.mock.calls.length]).toEqual(['mine', 0])
})
