import { ArenaLeague } from '@skystair/contract/enums'
import en from '@skystair/world/texts/en/index'
import { expect, it } from 'vitest'
import { arenaState } from '../../../../testing/arena-fixtures.ts'
import { draw } from '../../../../testing/render.tsx'
import { playing } from '../../../../testing/services.ts'
import { area } from '../index.ts'
import { ArenaStore } from '../store.ts'
import { ArenaHud } from './hud.tsx'
import { keys } from './keys.ts'
import { banners, fit, sitesOf } from './layout.ts'
import { ArenaMirror } from './mirror.tsx'
import { ArenaSceneStore } from './store.ts'

async function inArena() {
  const game = playing({ level: 20, accessLevel: 'PLAYER' }, { texts: en })
  await game.texts.use('EN')
  game.server.on('GET /api/arena/get', arenaState())
  await game.services.areas.load(area)
  await game.services.get(ArenaSceneStore).visit()
  const press = (code: string) => keys.down(game.services, { code } as KeyboardEvent)
  return { ...game, scene: game.services.get(ArenaSceneStore), press }
}

it('has the banners of the nine leagues, from the lowest on the left to the highest on the right, none behind another', () => {
  expect(banners.map(({ league }) => league)).toEqual([...ArenaLeague])
  const gaps = banners.slice(1).map(({ x }, index) => x - (banners[index]?.x ?? 0))
  expect(Math.min(...gaps)).toBeGreaterThan(58)
})

it('has the rivals in the middle of the sand, however few they are', () => {
  expect([0, 1, 3, 5].map((count) => sitesOf(count).length)).toEqual([0, 1, 3, 5])
  expect(sitesOf(1)[0]?.x).toBe(0)
})

it.each([
  [600, 900, 0],
  [600, 1298, 0],
  [1440, 900, 420],
  [1818, 840, 609],
])('fits between the title and the buttons in a view of %i × %i', (width, height, left) => {
  const { scale, y } = fit({ width, height, left, low: false })
  expect(y - 322 * scale).toBeGreaterThanOrEqual(110)
  expect(y + 160 * scale).toBeLessThan(height - 110)
})

it('loads place and rivals before it is shown, with the pictures of the rivals’ strongest', async () => {
  const { services, page } = await inArena()
  expect([page.scenes, services.get(ArenaStore).arena.value?.positionNumber]).toEqual([['arena'], 240])
  const atlases = await services.areas.scene('arena')?.atlases(services)
  expect(atlases).toEqual(expect.arrayContaining(['society', 'leagues', 'creatures-1']))
})

it('tells a screen reader the player’s league and place, and the rivals', async () => {
  const { services } = await inArena()
  const { text, buttons } = draw(services, <ArenaMirror />)
  expect(text).toContain('Nine banners hang over the stands, one for each league. Yours: Gold League. Your place: 240.')
  expect(buttons).toHaveLength(6)
  expect(buttons[1]).toContain('Olga. Place 233, level 9.')
})

it('a rival is chosen with arrows, Enter opens the arena’s window', async () => {
  const { services, scene, press } = await inArena()
  press('ArrowRight')
  expect(scene.chosen).toBe(231)
  press('Enter')
  expect(services.ui.overlay).toEqual({ name: 'arena', props: { tab: 'fight' } })
  expect(press('KeyQ')).toBe(false)
})

it('shows league and place over the scene, and says if the player has none', async () => {
  const { services } = await inArena()
  expect(draw(services, <ArenaHud />).text).toContain('Gold League. Place 240')
  services.get(ArenaStore).arena.set(arenaState({ positionNumber: null, league: null, rivals: [] }))
  expect(draw(services, <ArenaHud />).text).toContain('You have no place in the arena yet')
})
