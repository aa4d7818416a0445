import { BanReason, banTerms, ReportKind } from '@skystair/contract/enums'
import en from '@skystair/world/texts/en/index'
import { expect, it } from 'vitest'
import { info, NOW, player } from '../../../testing/fixtures.ts'
import { auditEntry, moderatedPlayer, reportOf } from '../../../testing/moderation-fixtures.ts'
import { draw } from '../../../testing/render.tsx'
import { playing } from '../../../testing/services.ts'
import { PlayerStore } from '../player/index.ts'
import { Hidden } from './hidden.tsx'
import { History } from './history.tsx'
import { ModeratedStore } from './player-store.ts'
import { ReportStore } from './report-store.ts'
import { ViewBar } from './view-bar.tsx'
import { Desk } from './window.tsx'

async function opened() {
  const { server, services, texts } = playing({ accessLevel: 'MODERATOR' }, { texts: en })
  await texts.use('EN')
  return { server, services, page: () => draw(services, <Desk />) }
}

it('shows the oldest report with ten reasons and eight terms, which wait for a reason', async () => {
  const { services, page } = await opened()
  const store = services.get(ReportStore)
  store.reports.set([reportOf(1, { text: '<b>rude</b>' }), reportOf(2)])
  const { html, text, off } = page()
  expect([html.includes('<b>rude</b>'), text.includes('Rude words 2'), text.includes('Reported by Bob')]).toEqual([false, true, true])
  expect([html.match(/type="radio"/g)?.length, off.length]).toEqual([BanReason.length, banTerms.length])
  store.setReason('INSULTS')
  expect([page().off, page().buttons.includes('Ban for 2 weeks, reason: insults')]).toEqual([[], true])
})

it('leads from a report about the forum to its topic', async () => {
  const { services, page } = await opened()
  const store = services.get(ReportStore)
  store.reports.set([reportOf(1)])
  expect(page().buttons).not.toContain(en.moderation.openTopic)
  store.reports.set([reportOf(1, { kind: 'COMMENT', topicId: 5 })])
  expect([page().buttons.includes(en.moderation.openTopic), page().text.includes(en.moderation.kind.COMMENT)]).toEqual([true, true])
})

it('says that there are no reports', async () => {
  const { services, page } = await opened()
  services.get(ReportStore).reports.set([])
  expect(page().text).toContain(en.moderation.says.empty)
})

it('shows what moderators have done about a player, and only the actions that are allowed', async () => {
  const { services, page } = await opened()
  const store = services.get(ModeratedStore)
  await store.show(2)
  const ban = auditEntry(1, { action: 'BAN', details: { reason: 'FRAUD', hours: '24' } })
  const set = (changes: Parameters<typeof moderatedPlayer>[0]) => store.known.set({ player: moderatedPlayer(changes), entries: [ban] })
  set({ bannedUntil: NOW + 5, banReason: 'FRAUD', clanId: 4, clanName: 'Owls' })
  expect(page().text).toContain('Marta: banned for 1 day, reason: fraud')
  expect(page().buttons).toEqual(expect.arrayContaining([en.moderation.unban, en.moderation.view, en.moderation.promote]))
  set({ accessLevel: 'MODERATOR' })
  const { buttons, text } = page()
  expect([buttons.includes(en.moderation.demote), buttons.includes(en.moderation.view), text.includes(en.moderation.higher)]).toEqual([
    false,
    false,
    true,
  ])
  services.get(PlayerStore).setInfo(info({ player: player({ accessLevel: 'ADMIN' }) }))
  expect([page().buttons.includes(en.moderation.demote), page().text.includes(en.moderation.higher)]).toEqual([true, false])
})

it('says why a purse changed in words, also for a reason that is no longer in use', async () => {
  const { services, texts } = playing({ accessLevel: 'MODERATOR' }, { texts: en })
  await texts.use('EN')
  const entry = (id: number, reason: string) => ({ id, resource: 'gold', amount: -5, balance: 2, reason, at: NOW })
  services.get(ModeratedStore).history.set([entry(2, 'heroShop'), entry(1, 'sausages')])
  const { text } = draw(services, <History />)
  expect(text).toContain('Shops: Hero from a shop')
  expect(text).toContain('Other: sausages')
  expect(text).not.toContain('heroShop')
})

it('marks a look with the player’s name, the minutes that are left and the way out', async () => {
  const { services } = await opened()
  const bar = () => draw(services, <ViewBar />)
  expect(bar().text).toBe('')
  services.get(PlayerStore).setInfo(info({ admined: true, adminedUntil: NOW + 300_000, player: player({ name: 'Anna' }) }))
  expect([bar().text.includes('Through the eyes of Anna: 5 min left'), bar().buttons]).toEqual([true, [en.moderation.exit]])
})

it('names every kind of text that can be reported, and can hide each', async () => {
  const { services, page } = await opened()
  const store = services.get(ReportStore)
  for (const kind of ReportKind) {
    store.reports.set([reportOf(1, { kind })])
    const { text, buttons } = page()
    const hide = kind === 'NAME' || kind === 'CLAN_NAME' ? en.moderation.nameOnly : en.moderation.removeOnly
    expect([text.includes(en.moderation.kind[kind]), buttons.includes(hide)]).toEqual([true, true])
  }
})

it('lists what is hidden, and restores it', async () => {
  const { services, server } = await opened()
  const store = services.get(ReportStore)
  server.on('GET /api/moderation/report/hidden', [reportOf(3, { kind: 'GIFT', text: 'Well fought!' })])
  await store.hidden.reload()
  const { text, buttons } = draw(services, <Hidden />)
  expect([text.includes('Well fought!'), buttons]).toEqual([true, ['Restore: Well fought!']])
  server.on('POST /api/moderation/report/{id}/restore', { restored: true }).on('GET /api/moderation/report/hidden', [])
  await store.restore(store.hidden.value![0]!)
  expect([server.times('POST /api/moderation/report/{id}/restore'), store.hidden.value]).toEqual([1, []])
})
