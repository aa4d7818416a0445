import { avatarShops } from '@skystair/world/areas/shop/rows'
import en from '@skystair/world/texts/en/index'
import { expect, it } from 'vitest'
import { refusal } from '../../../testing/fake-server.ts'
import { player } from '../../../testing/fixtures.ts'
import { draw } from '../../../testing/render.tsx'
import { playing } from '../../../testing/services.ts'
import { avatarOffer } from '../../../testing/shop-fixtures.ts'
import { PlayerStore } from '../player/store.ts'
import { AvatarShelf } from './avatar-shelf.tsx'
import { AvatarShopStore } from './avatar-store.ts'

const [painter] = avatarShops
const LIST = 'GET /api/shop/avatar/list'
const BUY = 'POST /api/shop/avatar/{id}/buy'

async function atPainter() {
  const game = playing({ level: 10, resources: { ...player().resources, gold: 250 } }, { texts: en })
  await game.services.texts.use('EN')
  game.server.on(LIST, [
    avatarOffer(1),
    avatarOffer(2, { key: 'scholar', owned: true, available: false }),
    avatarOffer(4, { key: 'knight' }),
    avatarOffer(5, { key: 'masked_cat', available: false, minStair: 60 }),
  ])
  const store = game.services.get(AvatarShopStore)
  await store.enter(painter!.id)
  return { ...game, store }
}

it('sells portraits that the player can get and pay for, and shows for each other one why not', async () => {
  const { services } = await atPainter()
  const page = draw(services, <AvatarShelf shop={painter!} />)
  expect(page.buttons).toContain('Buy: The Gardener. 100 gold coins')
  expect(page.off).toHaveLength(3)
  for (const reason of ['Yours already', 'Not enough funds to buy', 'Opens once you have won on stair 60'])
    expect(page.text).toContain(reason)
})

it('wears a bought portrait at once, and the keeper thanks for it', async () => {
  const { services, server, store } = await atPainter()
  server.on(BUY, { avatar: 'gardener', avatars: ['gardener'] })
  await store.buy(avatarOffer(1))
  expect(services.get(PlayerStore).player).toMatchObject({ avatar: 'gardener', avatars: ['gardener'] })
  expect(services.ui.toasts.at(-1)).toMatchObject({ tone: 'good', text: 'The Gardener: this is you now!' })
  expect(draw(services, <AvatarShelf shop={painter!} />).text).toContain('A masterpiece!')
})

it('loads the shelf again after a refusal', async () => {
  const { server, services, store } = await atPainter()
  server.on(BUY, refusal('ALREADY_TAKEN', 409))
  await store.buy(avatarOffer(1))
  expect([server.times(LIST), services.ui.toasts.at(-1)?.tone, store.sold]).toEqual([2, 'bad', false])
})

it('asks each shop through its own call', async () => {
  const { server, store } = await atPainter()
  server.on('GET /api/shop/avatar/ship/list', [avatarOffer(6, { key: 'cook' })])
  server.on('GET /api/shop/avatar/atlantis/list', [avatarOffer(11, { key: 'coral_girl' })])
  await store.enter('avatarShip')
  expect(store.offers.value?.[0]?.key).toBe('cook')
  await store.enter('avatarAtlantis')
  expect(store.offers.value?.[0]?.key).toBe('coral_girl')
})
