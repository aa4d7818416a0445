import type { Scene } from '@skystair/contract/enums'
import en from '@skystair/world/texts/en/index'
import { expect, it } from 'vitest'
import { building, clanInfo, participant } from '../../../../testing/clan-fixtures.ts'
import { draw } from '../../../../testing/render.tsx'
import { playing } from '../../../../testing/services.ts'
import { area } from '../index.ts'
import { MyClan } from '../mine/window.tsx'
import { ClanStore } from '../store.ts'
import { ClanWindow } from '../window.tsx'
import { IslandHud } from './hud.tsx'
import { keys } from './keys.ts'
import { IslandMirror } from './mirror.tsx'
import { IslandStore } from './store.ts'
import { strollersOf } from './stroller-view.ts'

const info = clanInfo({ clan: { buildings: [building('EXPERIENCE', 2), building('SNOW_WORLD', 0, { state: 'PROCESSING' })] } })

async function onIsland() {
  const game = playing({ level: 20, accessLevel: 'PLAYER', clanId: 5 }, { texts: en })
  await game.texts.use('EN')
  game.server.on('POST /api/clan/get/my', info).on('GET /api/clan/participant/list/mine', [participant(1), participant(2)])
  const island = game.services.get(IslandStore)
  await game.services.areas.load(area)
  await island.visit()
  const press = (code: string) => keys.down(game.services, { code } as KeyboardEvent)
  return { ...game, island, clan: game.services.get(ClanStore), press }
}

it('is entered from the clan’s window, which closes, once clan and members are loaded', async () => {
  const { services, page, clan, island } = await onIsland()
  expect(draw(services, <MyClan info={info} tab="members" />).buttons).not.toContain('Island')
  expect([page.scenes, services.ui.overlay]).toEqual([['clan load', 'clan'], null])
  await services.ui.goTo('road')
  expect(draw(services, <MyClan info={info} tab="members" />).buttons).toContain('Island')
  await island.prepare()
  expect([clan.info?.clan.name, clan.members.value?.length]).toEqual(['Night Climbers', 2])
})

it('loads the clan before it is shown', async () => {
  const { services, clan, server } = await onIsland()
  clan.mine.set({ info: null })
  clan.members.set(null)
  server.on('POST /api/clan/get/my', info)
  await services.areas.prepare('clan' satisfies Scene)
  expect(clan.members.value).toHaveLength(2)
})

it('tells a screen reader what stands on it: levels, plots and work', async () => {
  const { services } = await onIsland()
  const { text, buttons } = draw(services, <IslandMirror />)
  expect(text).toContain('The island of the clan “Night Climbers”, level 3. Members: 2.')
  expect(buttons).toEqual([
    'Raid tower',
    'School. Level 2',
    'Clan shield. Not built yet',
    'Hall of fame. Not built yet',
    'Snow camp. Not built yet. Under construction',
    'Gear workshop. Not built yet',
  ])
})

it('a building is chosen with arrows and opened with Enter, Escape leads back to the road', async () => {
  const { services, island, press, page } = await onIsland()
  press('ArrowRight')
  press('ArrowRight')
  expect(island.chosen).toBe('EXPERIENCE')
  press('ArrowLeft')
  expect([press('Enter'), services.ui.overlay]).toEqual([true, { name: 'clan', props: { tab: 'raid' } }])
  press('ArrowRight')
  press('Enter')
  expect(services.ui.overlay).toEqual({ name: 'clan', props: { tab: 'buildings' } })
  expect(press('KeyQ')).toBe(false)
  press('Escape')
  await services.ui.goTo('road')
  expect(page.scenes.at(-1)).toBe('road')
})

it('a page that the window does not have opens its first one', async () => {
  const { services, clan } = await onIsland()
  clan.mine.set({ info })
  expect(draw(services, <ClanWindow tab="toString" />).text).toContain('Night Climbers')
  expect(draw(services, <ClanWindow tab="budget" />).text).toContain('Emeralds 160')
})

it('shows the clan’s name and level, and ways to window, shop and back', async () => {
  const { services } = await onIsland()
  const { text, buttons } = draw(services, <IslandHud />)
  expect([text.includes('Night Climbers'), text.includes('Level 3'), buttons]).toEqual([true, true, ['To the road', 'Clan', 'Shop']])
})

it('companions of members who are playing walk first, then those of the most generous', () => {
  const members = [participant(1, { merit: 5 }), participant(2, { merit: 50 }), participant(3, { online: true, merit: 0 })]
  expect(strollersOf(members, 2).map(({ playerId }) => playerId)).toEqual([3, 2])
})
