import type { ClanInfo } from '@skystair/contract'
import type { ClanRank } from '@skystair/contract/enums'
import { CLAN_PRICE } from '@skystair/world/areas/clan/rows'
import en from '@skystair/world/texts/en/index'
import { expect, it } from 'vitest'
import { candidate, clanInfo, clanOffer, logLine, participant } from '../../../testing/clan-fixtures.ts'
import { player } from '../../../testing/fixtures.ts'
import { draw } from '../../../testing/render.tsx'
import { playing } from '../../../testing/services.ts'
import { PlayerStore } from '../player/store.ts'
import { area } from './index.ts'
import { actionsOn } from './mine/actions.ts'
import { CandidateStore } from './mine/candidate-store.ts'
import { HistoryStore } from './mine/history-store.ts'
import { MyClan } from './mine/window.tsx'
import { MailInvitations } from './none/mail-invitations.tsx'
import { JoinStore } from './none/store.ts'
import { NoClan } from './none/window.tsx'
import { ClanStore } from './store.ts'
import { ClanWindow } from './window.tsx'

async function opened(changes: Parameters<typeof playing>[0] = {}) {
  const game = playing({ level: 20, accessLevel: 'PLAYER', ...changes }, { texts: en })
  await game.texts.use('EN')
  return game
}

async function member(info: ClanInfo = clanInfo()) {
  const game = await opened({ clanId: 5, resources: { ...player().resources, mithril: 15 } })
  const store = game.services.get(ClanStore)
  store.mine.set({ info })
  return {
    ...game,
    store,
    page: (tab: 'members' | 'budget' | 'history' | 'about' | 'candidates') =>
      draw(game.services, tab === 'candidates' ? <MyClan info={info} inner="candidates" /> : <MyClan info={info} tab={tab} />),
  }
}

it('is in the menu from level eight on, with a sign if something is new', async () => {
  const entry = area.menu?.[0]
  for (const [level, shown] of [
    [7, false],
    [8, true],
  ] as const)
    expect(entry?.shown?.((await opened({ level })).services)).toBe(shown)
  expect(entry?.news?.((await opened({ promptClan: true })).services)).toBe(true)
})

it('tells players below the level, and guests, why they cannot join yet', async () => {
  expect(draw((await opened({ level: 9 })).services, <ClanWindow />).text).toContain('clans take players from level 15 on')
  const guest = await opened({ accessLevel: 'TRIAL' })
  expect(draw(guest.services, <ClanWindow />).text).toContain('please register first')
})

it('lists clans with free places, and the state of the player’s application to each', async () => {
  const { services } = await opened()
  const join = services.get(JoinStore)
  join.clans.set([clanOffer(1), clanOffer(2, { invitation: 'WANTS_TO_THE_CLAN' }), clanOffer(3, { invitation: 'INVITED' })])
  const page = draw(services, <NoClan tab="search" />)
  for (const words of ['Clan 1', 'Level 4, 7 of 18 members', 'Waiting']) expect(page.text).toContain(words)
  expect(page.buttons).toEqual(expect.arrayContaining(['Apply to the clan “Clan 1”', 'Join the clan “Clan 3”', 'Take me!']))
})

it('shows invitations first if there are any', async () => {
  const { services } = await opened()
  services.get(JoinStore).invitations.set([{ clanId: 5, name: 'Night Climbers', level: 3, membersCurr: 3, at: 1 }])
  const page = draw(services, <NoClan />)
  expect(page.buttons).toEqual(
    expect.arrayContaining(['Join the clan “Night Climbers”', 'Decline the invitation of the clan “Night Climbers”']),
  )
})

it('shows invitations in the mail too, to a player without a clan', async () => {
  const invitations = [{ clanId: 5, name: 'Night Climbers', level: 3, membersCurr: 3, at: 1 }]
  const inMail = async (clanId: number | null) => {
    const { services } = await opened({ clanId })
    services.get(JoinStore).invitations.set(invitations)
    return draw(services, <MailInvitations />).buttons
  }
  expect(await inMail(null)).toEqual([
    'Night Climbers',
    'Join the clan “Night Climbers”',
    'Decline the invitation of the clan “Night Climbers”',
  ])
  expect(await inMail(8)).toEqual([])
})

it('shows the price of a clan, and says if the player cannot pay it', async () => {
  const price = CLAN_PRICE[0]!.amount
  const poor = await opened({ resources: { ...player().resources, mithril: price - 1 } })
  expect(draw(poor.services, <NoClan tab="create" />).off).toHaveLength(1)
  const rich = await opened({ resources: { ...player().resources, mithril: price } })
  rich.services.get(JoinStore).setName('<b>')
  const page = draw(rich.services, <NoClan tab="create" />)
  expect([page.off, page.text.includes(String(price)), page.text.includes('stitched on a banner')]).toEqual([[], true, true])
})

it('shows members by rank with their names as text, and the buttons to resign and to leave', async () => {
  const { store, page } = await member()
  store.members.set([
    participant(1, { rank: 'LEADER' }),
    participant(2, { name: '<img src=x>', online: true }),
    participant(9, { name: null }),
  ])
  const { html, text, buttons } = page('members')
  for (const words of ['Level 3', '3 of 16', 'Leader, level 20', 'Newbie, level 20', 'playing now']) expect(text).toContain(words)
  expect(html.includes('<img')).toBe(false)
  expect(buttons).toEqual(expect.arrayContaining(['Clan chat', 'Resign', 'Leave the clan', '&lt;img src=x&gt;', 'Actions for Guest']))
  expect(buttons).not.toContain('Guest')
})

it.each([
  ['NEWBIE', ['UP_TO_PARTICIPANT', 'KICK']],
  ['PARTICIPANT', ['UP_TO_REPRESENTATIVE', 'DOWN_TO_NEWBIE', 'KICK']],
  ['REPRESENTATIVE', ['UP_TO_DEPUTY', 'DOWN_TO_PARTICIPANT', 'KICK']],
  ['DEPUTY_LEADER', ['DOWN_TO_REPRESENTATIVE']],
  ['LEADER', []],
] as const)('a leader can do about a %s: %j; a newbie nothing', (rank: ClanRank, actions) => {
  expect(actionsOn(rank, clanInfo().permissions)).toEqual(actions)
  expect(actionsOn(rank, ['LEAVE_CLAN'])).toEqual([])
})

it('shows the budget, and lets the player donate no more than the player has', async () => {
  const { page } = await member()
  const { text, buttons } = page('budget')
  for (const words of ['Emeralds 160', 'Red crystals 350', 'You have 15']) expect(text).toContain(words)
  expect(buttons).toContain('Donate')
})

it('shows the status of the clan, and how many points the next one needs', async () => {
  expect((await member()).page('budget').text).toContain('No status yet · 250 points to Silver')
  const info = clanInfo({ clan: { bonusStatus: { membership: 'BRILLIANT', points: 7000, since: 6000, next: null, nextAt: null } } })
  expect((await member(info)).page('budget').text).toContain('Diamond')
})

it('describes the history in words, without the names of deleted accounts', async () => {
  const { services, page } = await member()
  services
    .get(HistoryStore)
    .lines.set([
      logLine(3),
      logLine(2, { kind: 'raise', by: null, on: 'Boris', rank: 'PARTICIPANT' }),
      logLine(1, { kind: 'joined', on: 'Olga' }),
    ])
  const { text } = page('history')
  for (const words of ['Anna donated emeralds: 30', 'Someone promoted Boris to Member', 'Anna accepted Olga into the clan'])
    expect(text).toContain(words)
})

it('offers to edit texts only with the permission, and to mark a new announcement as seen', async () => {
  const leader = await member(clanInfo({ announcementSeen: false, clan: { announcement: 'On <b>Sunday</b>!' } }))
  const mine = leader.page('about')
  expect(mine.html).toContain('On &lt;b&gt;Sunday&lt;/b&gt;!')
  expect(mine.buttons.filter((name) => ['Edit', 'Mark as read'].includes(name))).toEqual(['Mark as read', 'Edit', 'Edit'])
  const newbie = await member(clanInfo({ rank: 'NEWBIE', permissions: ['LEAVE_CLAN'] }))
  expect(newbie.page('about').buttons).not.toContain('Edit')
  expect(newbie.page('candidates').text).not.toContain('Nickname or number')
})

it('opens the page of a candidate by the name, unless the account is deleted', async () => {
  const { services, page } = await member()
  services.get(CandidateStore).candidates.set([candidate(1), candidate(2, { name: null })])
  const { text, buttons } = page('candidates')
  expect([buttons.includes('Candidate 1'), text.includes('Guest'), buttons.includes('Guest')]).toEqual([true, true, false])
})

it('offers to accept, invite and reject candidates, and to withdraw invitations', async () => {
  const { services, page } = await member()
  services
    .get(CandidateStore)
    .candidates.set([candidate(1), candidate(2, { invitation: 'WANTS_TO_ANY_CLAN' }), candidate(3, { invitation: 'INVITED' })])
  expect(page('candidates').buttons).toEqual(
    expect.arrayContaining(['Accept Candidate 1', 'Turn down Candidate 1', 'Invite Candidate 2', 'Withdraw the invitation to Candidate 3']),
  )
})

it('reports the clan’s name and texts, but not those that the player may change', async () => {
  const names = ['name', 'announcement', 'description'].map((what) => `Report the clan’s ${what}`)
  const reports = ({ buttons }: { readonly buttons: readonly string[] }) => buttons.filter((name) => name.startsWith('Report'))
  const text = { clan: { ...clanInfo().clan, announcement: 'On Sunday!' } }
  const { page } = await member({ ...clanInfo(), ...text, rank: 'NEWBIE', permissions: [] })
  expect([...reports(page('members')), ...reports(page('about'))]).toEqual(names)
  const { page: own } = await member({ ...clanInfo(), ...text, rank: 'LEADER', permissions: ['EDIT_ABOUT', 'EDIT_ADVERTISEMENT'] })
  expect([...reports(own('members')), ...reports(own('about'))]).toEqual([])
})

it('lets nobody edit the texts of the clan while banned from the chat, and says why', async () => {
  const info: ClanInfo = { ...clanInfo(), permissions: ['EDIT_ABOUT', 'EDIT_ADVERTISEMENT'] }
  const { services, page } = await member(info)
  services.get(PlayerStore).update({ chatBannedUntil: Number.MAX_SAFE_INTEGER })
  const { text, buttons } = page('about')
  expect([text.includes(en.error.CHAT_BANNED), buttons.includes(en.clan.edit)]).toEqual([true, false])
})
