import type { Booster } from '@skystair/contract'
import en from '@skystair/world/texts/en/index'
import { expect, it } from 'vitest'
import { refusal } from '../../../testing/fake-server.ts'
import { creature, NOW, player } from '../../../testing/fixtures.ts'
import { draw } from '../../../testing/render.tsx'
import { playing } from '../../../testing/services.ts'
import { artifactOffer, creatureOffer } from '../../../testing/shop-fixtures.ts'
import { PlayerStore } from '../player/store.ts'
import { ArtifactWearers } from './artifact-wearers.tsx'
import { RunningBoosters } from './running.tsx'
import { SaleSign } from './sale-sign.tsx'
import { ShopStore } from './store.ts'
import { Shops } from './window.tsx'

const LIST = 'GET /api/shop/creature/{heroKind}/list'

async function inTown(me: Parameters<typeof player>[0] = {}) {
  const game = playing({ bestVictoryStair: 40, ...me, resources: { ...player().resources!, gold: 250 } }, { texts: en })
  await game.services.texts.use('EN')
  game.server.on(LIST, [creatureOffer(1), creatureOffer(9)])
  return { ...game, store: game.services.get(ShopStore) }
}

it('draws an island for each shop, the closed ones with their condition', async () => {
  const { services } = await inTown()
  const page = draw(services, <Shops />)
  expect(page.buttons).toEqual(expect.arrayContaining(['Heroes’ Yard', 'Hall of Legends']))
  expect(page.off).toContain('Cave of Myths Closed. You need: Stair 110')
})

it('sells offers that the player can pay for, and shows for the others why not', async () => {
  const { services, store, server } = await inTown()
  server.on(LIST, [
    creatureOffer(1),
    creatureOffer(9),
    creatureOffer(2, { refusal: 'OFFER_LIMIT', available: false }),
    creatureOffer(3, { refusal: 'OFFER_LOCKED', available: false, minStair: 77 }),
    creatureOffer(4, { price: [{ resource: 'amethysts', amount: 3 }] }),
  ])
  await store.enter('usual')
  const page = draw(services, <Shops shop="usual" />)
  expect(page.buttons).toContain('Buy: Hungry Ogre. 100 gold coins')
  expect(page.off).toHaveLength(4)
  for (const reason of [
    'Not enough funds to buy',
    'That is all for today; come back tomorrow',
    'Opens once you have won on stair 77',
    'Not enough amethysts',
  ])
    expect(page.text).toContain(reason)
  expect(page.text).toContain('A retired sergeant')
})

it('shows the hero that joined, and the keeper’s thanks', async () => {
  const { services, store, server, page } = await inTown()
  server.on('POST /api/shop/creature/{id}/buy', player({ resources: { ...player().resources!, gold: 150 } }))
  await store.enter('usual')
  await Promise.all([store.buy(store.heroes.value![0]!), store.buy(store.heroes.value![0]!)])
  await store.buy(store.heroes.value![0]!)
  expect(server.times('POST /api/shop/creature/{id}/buy')).toBe(1)
  expect(store.held('gold')).toBe(150)
  const drawn = draw(services, <Shops shop="usual" />)
  expect(drawn.text).toContain('Hungry Ogre is with you now!')
  expect(drawn.text).toContain('A good choice.')
  store.thank()
  page.now += 2000
  expect(draw(services, <Shops shop="usual" />).text).not.toContain('is with you now')
})

it('offers to try again if the shelf cannot be loaded', async () => {
  const { services, store, server } = await inTown()
  server.on(LIST, refusal('INTERNAL', 500))
  await store.enter('legend')
  expect(draw(services, <Shops shop="legend" />).buttons).toContain('Try again')
})

it('shows running boosters, asks before another one replaces them, and starts the bought one', async () => {
  const running = { key: 'exp_middle', family: 'EXP' as const, size: 'MIDDLE' as const, until: NOW + 3_600_000 }
  const { services, store, server } = await inTown({ boosters: [running] })
  const booster = {
    id: 1,
    key: 'exp_small',
    family: 'EXP',
    size: 'SMALL',
    percent: 100,
    hours: 1,
    minLevel: 8,
    available: true,
    until: null,
  } as const
  const offers: Booster[] = [
    { ...booster, price: [{ resource: 'gold', amount: 10 }] },
    { ...booster, id: 2, key: 'exp_middle', hours: 8, until: running.until, price: [{ resource: 'gold', amount: 9999 }] },
  ]
  server.on('GET /api/shop/booster/list', offers)
  const started = { ...running, key: 'exp_small', size: 'SMALL' as const }
  server.on('POST /api/shop/booster/{id}/buy', { balance: 240, boosters: offers, player: { boosters: [started] } })
  await store.enter('booster')
  const page = draw(services, <Shops shop="booster" />)
  expect(page.buttons).toContain('Buy: Pupil’s Bookmark. 10 gold coins')
  expect(page.off).toEqual(['Buy: Apprentice’s Notebook. 9999 gold coins'])
  expect(page.text).toContain('Running, 1 h left')
  expect(draw(services, <RunningBoosters />).text).toContain('1 h')
  expect([store.replacedBy(offers[0]!)?.key, store.replacedBy(offers[1]!)]).toEqual(['exp_middle', null])
  await store.buyBooster(offers[0]!)
  expect(services.get(PlayerStore).player?.boosters).toEqual([started])
  expect(services.ui.toasts.at(-1)).toMatchObject({ tone: 'good', text: 'Pupil’s Bookmark: it works!' })
})

it('shows why the player cannot buy an artifact, and which heroes have a slot for it', async () => {
  const creatures = [1, 2, 3].map((id) => creature(id, { imageId: 'hungry_ogre' }))
  const { services, store, server } = await inTown({ creatures })
  const full = { '1': 'UNAVAILABLE' } as const
  server.on('GET /api/shop/artifact/list/context/{context}', [
    artifactOffer(1),
    artifactOffer(4, { key: 'woodcutter_axe' }),
    artifactOffer(2, { key: 'oak_shield', available: false, minStair: 77 }),
    artifactOffer(3, { key: 'warm_amulet', availability: full }),
    artifactOffer(49, { key: 'parasol_amulet', artifact: { ...artifactOffer(49).artifact, effectType: 'AMULET_SUN' } }),
  ])
  await store.enter('artifact')
  const page = draw(services, <Shops shop="artifact" />)
  expect(page.buttons.filter((name) => name.startsWith('Buy'))).toEqual(['Buy: Road Sword. 80 gold coins'])
  for (const reason of ['Not enough funds to buy', 'Opens once you have won on stair 77', 'No free space for artifact'])
    expect(page.text).toContain(reason)
  expect(page.text).not.toContain('Parasol')
  const wearers = draw(services, <ArtifactWearers offer={artifactOffer(1)} onEnd={() => {}} />)
  expect(wearers.text).toContain('Instead of a weaker one')
  expect(wearers.off.some((name) => name.includes('No free space for artifact'))).toBe(true)
  server.on('POST /api/shop/artifact/{id}/buy', { resources: { ...player().resources!, gold: 90 } })
  await store.buyArtifact(artifactOffer(1), [1, 2])
  expect([server.last('POST /api/shop/artifact/{id}/buy')?.body, store.held('gold')]).toEqual([{ creatureId: '1|2' }, 90])
})

it('shows over the road that the night market is open, to players for whom it has a pack', async () => {
  const { services } = await inTown({ bestVictoryStair: 5 })
  const players = services.get(PlayerStore)
  const sign = () => draw(services, <SaleSign />).text
  expect(sign()).toBe('')
  players.setInfo({ ...players.info!, sale: { packId: 2, quantity: 1, until: NOW + 7_200_000 } })
  expect(sign()).toContain(en.shop.blackFriday.name)
  players.update({ bestVictoryStair: 4 })
  expect(sign()).toBe('')
})
