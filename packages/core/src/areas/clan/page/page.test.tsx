import type { ClanPage } from '@skystair/contract'
import en from '@skystair/world/texts/en/index'
import { expect, it } from 'vitest'
import { candidate, clanInfo, clanPage, participant } from '../../../../testing/clan-fixtures.ts'
import { refusal } from '../../../../testing/fake-server.ts'
import { draw } from '../../../../testing/render.tsx'
import { playing } from '../../../../testing/services.ts'
import { JoinStore } from '../none/store.ts'
import { ClanPageStore } from './store.ts'
import { ClanPageWindow } from './window.tsx'

/** Opens the page of a clan as a player of level 20 without a clan. */
async function opened(page: ClanPage, me: Parameters<typeof playing>[0] = {}) {
  const game = playing({ level: 20, accessLevel: 'PLAYER', clanId: null, ...me }, { texts: en })
  await game.texts.use('EN')
  game.server
    .on('GET /api/clan/{id}/page', page)
    .on('GET /api/clan/participant/list', [
      participant(1, { name: 'Anna', rank: 'LEADER', level: 31, online: true }),
      participant(2, { name: 'Boris' }),
    ])
  const store = game.services.get(ClanPageStore)
  await store.show(page.id)
  return { ...game, store, join: game.services.get(JoinStore), drawn: () => draw(game.services, <ClanPageWindow clanId={page.id} />) }
}

it('shows name, level, texts, raids won, and the members with their roles', async () => {
  const { drawn } = await opened(clanPage())
  const { text, buttons } = drawn()
  for (const words of [
    'Dawn Wardens',
    'Level 4',
    'Members: 7 of 18',
    '3 towers taken',
    'We keep the dawn.',
    'Leader, level 31',
    'Newbie, level 20',
  ])
    expect(text).toContain(words)
  expect(buttons).toEqual(expect.arrayContaining(['Anna', 'Boris']))
})

it.each([
  ['no application', null, ['Apply to the clan “Dawn Wardens”']],
  ['an open application', 'WANTS_TO_THE_CLAN', ['Withdraw the application to the clan “Dawn Wardens”']],
  ['an invitation', 'INVITED', ['Join the clan “Dawn Wardens”', 'Decline the invitation of the clan “Dawn Wardens”']],
  ['a rejection', 'REJECTED', []],
] as const)('offers a player with %s what is next', async (_, invitation, offered) => {
  const { drawn } = await opened(clanPage({ invitation }))
  expect(drawn().buttons.filter((name) => name.includes('the clan “'))).toEqual(offered)
})

it('applies, and withdraws the application', async () => {
  const { store, join, server, drawn } = await opened(clanPage())
  server.on('POST /api/clan/apply', candidate(1)).on('POST /api/clan/application/withdraw', clanPage())
  await join.apply({ clanId: 7, name: 'Dawn Wardens' })
  expect(store.page.value?.invitation).toBe('WANTS_TO_THE_CLAN')
  expect(drawn().text).toContain('Waiting')
  await join.withdraw(clanPage())
  expect(store.page.value?.invitation).toBeNull()
})

it('loads the page again if the clan has answered before the application was withdrawn', async () => {
  const { store, join, server } = await opened(clanPage({ invitation: 'WANTS_TO_THE_CLAN' }))
  server
    .on('POST /api/clan/application/withdraw', refusal('CANDIDATE_NOT_FOUND', 404))
    .on('GET /api/clan/{id}/page', clanPage({ invitation: 'INVITED' }))
  await join.withdraw(clanPage())
  expect(store.page.value?.invitation).toBe('INVITED')
})

it('leads members to their clan, and tells others why they cannot apply', async () => {
  const page = clanPage()
  const own = await opened(page, { clanId: 7 })
  expect(own.drawn().buttons).toContain('My clan')
  expect(own.drawn().buttons).not.toContain('Report')
  const text = async (changes: Partial<ClanPage>, me: Parameters<typeof playing>[0] = {}) =>
    (await opened({ ...page, ...changes }, me)).drawn().text
  expect(await text({}, { level: 14 })).toContain('clans take players from level 15 on')
  expect(await text({}, { accessLevel: 'TRIAL' })).toContain('please register first')
  expect(await text({ membersCurr: 18 })).toContain('No free places right now.')
  const other = await opened(page, { clanId: clanInfo().clan.id })
  expect(other.drawn().buttons.filter((name) => name.includes('the clan “'))).toEqual([])
})

it('has a way back to the window over which it was opened', async () => {
  const { services, drawn } = await opened(clanPage())
  services.ui.open('clan')
  services.ui.openPage('clanPage', { clanId: 7 })
  expect(drawn().buttons).toContain('Back')
  services.ui.open('rating')
  services.ui.openPage('clanPage', { clanId: 7 })
  expect(drawn().buttons).not.toContain('Back')
})
