import type { ClanInfo } from '@skystair/contract'
import { Force } from '@skystair/contract/enums'
import { HOUR } from '@skystair/contract/time'
import en from '@skystair/world/texts/en/index'
import { expect, it } from 'vitest'
import { building, clanInfo } from '../../../testing/clan-fixtures.ts'
import { refusal } from '../../../testing/fake-server.ts'
import { NOW } from '../../../testing/fixtures.ts'
import { draw } from '../../../testing/render.tsx'
import { playing } from '../../../testing/services.ts'
import { BuildingStore } from './mine/building-store.ts'
import type { InnerPage } from './mine/inner-page.ts'
import { MyClan } from './mine/window.tsx'
import { ClanStore } from './store.ts'

const none = { gold: 0, gems: 0, redCrystal: 0, blueCrystal: 0, gears: 0 }

async function opened(clan: Partial<ClanInfo['clan']> = {}, changes: Parameters<typeof clanInfo>[0] = {}) {
  const game = playing({ level: 20, accessLevel: 'PLAYER', clanId: 5 }, { texts: en })
  await game.texts.use('EN')
  const info = clanInfo({ clan, ...changes })
  game.server.on('POST /api/clan/get/my', info)
  game.services.get(ClanStore).mine.set({ info })
  const page = (inner: InnerPage | null = null) => draw(game.services, <MyClan info={info} tab="buildings" inner={inner} />)
  return { ...game, page, store: game.services.get(BuildingStore), clan: game.services.get(ClanStore) }
}

it('says of each building what it does, what its next level adds, costs and takes, and what is missing for it', async () => {
  const { page } = await opened({
    buildings: [
      building('EXPERIENCE', 2),
      building('CLAN_SHIELD', 0, { clanLevel: 5, price: { ...none, redCrystal: 400 } }),
      building('HALL_OF_FAME', 5, { nextEffect: null, price: none }),
    ],
  })
  const { text, buttons, off } = page()
  for (const words of [
    'Now: 6% more experience from each fight',
    'Next level: 9% more experience from each fight',
    'The work takes 4 h',
    'Once built: heroes take 3% less damage',
    'The clan must reach level 5. The clan has insufficient funds. The budget is short of 50 red crystals.',
    'Nothing left to improve.',
  ])
    expect(text).toContain(words)
  expect(buttons).toEqual(expect.arrayContaining(['Improve: School', 'Hall gifts']))
  expect(off).toEqual(['Build: Clan shield'])
})

it('shows the time of work in progress, with the price of finishing it, and finished work with a button to close it', async () => {
  const { page } = await opened({
    buildings: [
      building('SNOW_WORLD', 1, { state: 'PROCESSING', readyAt: NOW + 2 * HOUR, speedupPrice: 12 }),
      building('EXPERIENCE', 1, { state: 'PROCESSING', readyAt: NOW }),
    ],
  })
  const { text, buttons } = page()
  for (const words of ['Done in 2 h', 'The work is finished']) expect(text).toContain(words)
  expect(buttons).toEqual(expect.arrayContaining(['Speed up 12 emeralds', 'Open: School']))
})

it('offers members without the permission nothing to build, and no theme', async () => {
  const { page } = await opened({ buildings: [building('EXPERIENCE', 1)] }, { rank: 'NEWBIE', permissions: ['LEAVE_CLAN'] })
  expect([
    page().buttons.some((name) => name.startsWith('Improve')),
    page().text.includes('Only the leader and deputies can build'),
  ]).toEqual([false, true])
  expect(page('theme').buttons).not.toContain('Decorate')
})

it('starts, speeds up and completes work, and loads the clan again, also after a refusal', async () => {
  const { store, server, services } = await opened({ buildings: [building('EXPERIENCE', 1)] })
  for (const what of ['start', 'speedup', 'complete'] as const) {
    server.on(`POST /api/clan/building/${what}`, building('EXPERIENCE', 2))
    expect(await store.work(what, 'EXPERIENCE')).toBe(2)
    expect(server.last(`POST /api/clan/building/${what}`)?.body).toEqual({ buildingType: 'EXPERIENCE' })
  }
  server.on('POST /api/clan/building/start', refusal('CLAN_RESOURCES', 409))
  expect(await store.work('start', 'EXPERIENCE')).toBeNull()
  expect([services.ui.toasts.at(-1)?.text, server.times('POST /api/clan/get/my')]).toEqual(['The clan has insufficient funds', 4])
})

it('shows the forces of the hall of fame with their ranks and prices, and raises one by one rank', async () => {
  const { page, store, server } = await opened({ buildings: [building('HALL_OF_FAME', 2, { effect: 2, nextEffect: 3 })] })
  const options = Force.map((force, level) => ({ force, level, maxLevel: 2, price: { ...none, redCrystal: 200 * (level + 1) } }))
  store.hall.set(options)
  const { text, buttons, off } = page('hall')
  for (const words of ['Rank 1 of 2', 'The hall’s next level allows rank 3', 'The budget is short of 50 red crystals'])
    expect(text).toContain(words)
  expect([buttons.filter((name) => name.startsWith('Improve')).length, off.length]).toEqual([1, 1])
  server.on('POST /api/clan/hall/improve', options.slice(0, 1))
  expect(await store.improve('ATTACK', 1)).toBe(true)
  expect([server.last('POST /api/clan/hall/improve')?.body, store.hall.value?.length]).toEqual([{ force: 'ATTACK', toLevel: 1 }, 1])
})

it('shows the odds of the gift of the day, takes it, and then says when the next one comes', async () => {
  const { page, store, server } = await opened()
  const contents = [
    { gains: [{ kind: 'gears', amount: 5 }], weight: 30 },
    { gains: [{ kind: 'gold', amount: 100 }], weight: 70 },
  ]
  const chance = { chance: 'clanFactory.1', number: 1, seedHash: 'a'.repeat(64) }
  server.on('GET /api/clan/factory/gift/get', { availableAt: 0, contents, draw: chance })
  await store.enterFactory()
  const ready = page('factory')
  for (const words of ['5 gears', '30%', '70%', 'A parcel is waiting']) expect(ready.text).toContain(words)
  expect(ready.buttons).toContain('Take it')
  const gift = { availableAt: NOW + 5 * HOUR, contents, draw: { ...chance, number: 2 } }
  server.on('GET /api/clan/factory/gift/take', { gains: contents[0]!.gains, draw: { ...chance, seed: '01' }, player: {}, gift })
  await store.takeGift()
  const taken = page('factory')
  for (const words of ['In the parcel: 5 gears', 'The next parcel comes in 5 h']) expect(taken.text).toContain(words)
  expect(taken.buttons).not.toContain('Take it')
})

it('changes the theme free three times, and then only for gems that the budget has', async () => {
  const free = await opened({ themeChanges: 2 })
  expect(free.page('theme').text).toContain('1 free change left.')
  const info = clanInfo({ clan: { theme: 4, themeChanges: 3 } })
  free.server.on('POST /api/clan/theme/set', info)
  expect(await free.store.decorate('WINTER')).toBe(true)
  expect([free.server.last('POST /api/clan/theme/set')?.url.search, free.clan.info?.clan.theme]).toEqual(['?number=4', 4])
  const poor = await opened({ themeChanges: 3 })
  expect(poor.page('theme').text).toContain('The budget is short of 90 emeralds.')
  const rich = await opened({ themeChanges: 3, clanStat: { ...none, gems: 250 } })
  expect(rich.page('theme').text).toContain('Each change costs the budget 250 emeralds.')
})
