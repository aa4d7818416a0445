import en from '@skystair/world/texts/en/index'
import { expect, it } from 'vitest'
import { creature, player } from '../../../testing/fixtures.ts'
import { draw } from '../../../testing/render.tsx'
import { playing } from '../../../testing/services.ts'
import { PlayerStore } from '../player/index.ts'
import { area } from './index.ts'
import { MomentStore } from './store.ts'
import { MomentWindow } from './window.tsx'

const wolf = { imageId: 'grey_wolf', class: 'BEAST' } as const

async function afterAFight() {
  const { services, texts } = playing({}, { texts: en })
  await texts.use('EN')
  const players = services.get(PlayerStore)
  players.replace(player({ creatures: [creature(1)] }))
  const moments = services.get(MomentStore)
  const stop = moments.watch()
  players.replace(player({ level: 2, creatures: [creature(1), creature(2, wolf)] }))
  return { services, players, moments, stop }
}

it('shows one moment after the other: the hero with its trait, then the level', async () => {
  const { services, moments } = await afterAFight()
  const { text } = draw(services, <MomentWindow />)
  expect(text).toContain(en.creature.grey_wolf.name)
  expect(text).toContain(en.trait.BEAST.about)
  moments.next()
  expect(draw(services, <MomentWindow />).text).toContain(`${en.moment.level.title} 2 `)
  moments.next()
  expect(draw(services, <MomentWindow />).text).toBe('')
})

it('offers to put a hero into the ranks who found them full', async () => {
  const { services, players, moments } = await afterAFight()
  expect(draw(services, <MomentWindow />).buttons).not.toContain(en.moment.hero.findRoom)
  moments.skipAll()
  players.replace(player({ creatures: [creature(1), creature(2, wolf), creature(3, { combative: false })] }))
  expect(draw(services, <MomentWindow />).buttons).toContain(en.moment.hero.findRoom)
})

it('shows what was gained since the game began, before the area was loaded', async () => {
  const { services } = playing({}, { texts: en })
  const players = services.get(PlayerStore)
  players.replace(player({ creatures: [creature(1)] }))
  await area.settle?.(services)
  players.replace(player({ creatures: [creature(1), creature(2, wolf)] }))
  services.get(MomentStore).watch()
  expect(services.get(MomentStore).waiting).toMatchObject([{ kind: 'hero', creature: { id: 2 } }])
})

it('can be skipped with all that follow, and shows nothing twice', async () => {
  const { players, moments } = await afterAFight()
  moments.skipAll()
  players.replace(player({ level: 2, creatures: [creature(1), creature(2, wolf)] }))
  expect(moments.current).toBeNull()
})

it('shows nothing of a player who has left', async () => {
  const { players, moments } = await afterAFight()
  players.replace(player({ id: 9 }))
  expect(moments.current).toBeNull()
})

it('shows nothing after it was stopped', async () => {
  const { players, moments, stop } = await afterAFight()
  moments.skipAll()
  stop()
  players.replace(player({ level: 5 }))
  expect(moments.current).toBeNull()
})

it('leads from a found artifact to the backpack', async () => {
  const { services, players, moments } = await afterAFight()
  moments.skipAll()
  const artifact = { id: 7, artifactId: 1, effectType: 'ATTACK', atlasKey: 'artifact/1/road_sword', rarity: 'USUAL', power: 3 } as const
  players.update({ artifacts: [artifact] })
  const page = draw(services, <MomentWindow />)
  expect(page.text).toContain(en.artifact.road_sword.name)
  expect(page.text).toContain(en.moment.artifact.packed)
  expect(page.buttons).toEqual([en.moment.onwards, en.moment.artifact.tryOn])
  services.ui.open('shops')
  players.update({ artifacts: [artifact, { ...artifact, id: 8 }] })
  expect(moments.waiting).toHaveLength(1)
})

it('shows a new rank at once, over the window in which it was accepted, and other moments after that', async () => {
  const { services, players, moments } = await afterAFight()
  services.ui.open('profile')
  expect(moments.current).toBeNull()
  players.update({ creatures: [creature(1, { rank: 1, attack: creature(1).attack + 3 }), creature(2, wolf)] })
  const { text } = draw(services, <MomentWindow />)
  expect(text).toContain(en.moment.rank.title)
  expect(text).toContain('attack +3.')
  expect(text).not.toContain('+0')
  moments.skipAll()
  expect(moments.current).toBeNull()
  services.ui.open('shops')
  expect(moments.current?.kind).toBe('hero')
  services.ui.close()
  expect(moments.current?.kind).toBe('hero')
})
