import { expect, it } from 'vitest'
import { atTheBank } from '../../../testing/bank.ts'
import { creature, player } from '../../../testing/fixtures.ts'
import { settled } from '../../../testing/services.ts'
import { PlayerStore } from '../player/store.ts'
import { parts } from './parts.ts'
import { showNotifications } from './show-notifications.ts'
import { NotificationStore } from './store.ts'

const LIST = 'GET /api/player/notif/list'
const note = (id: number, kind: string, values: Record<string, string>) => ({ id, kind, values, at: 1, seen: false })
const texts = {
  bank: {
    title: 'Bank',
    refunded_one: '{{count}} gem went back.',
    refunded_other: '{{count}} gems went back.',
    debt: 'Below zero.',
    giftFrom: '{{gems}} from {{name}}',
    gems_other: '{{count}} gems',
  },
  gift: { offer: { flower: { name: 'a flower' } } },
  notification: { giftReceived: '{{name}} gives you {{gift}}', someone: 'Somebody' },
}

async function withNotifications(mithril: number) {
  const game = atTheBank({ texts })
  await game.texts.use('EN')
  game.services.get(PlayerStore).replace(player({ accessLevel: 'PLAYER', resources: { ...player().resources, mithril } }))
  game.server.on(LIST, [
    note(3, 'gemsRefunded', { gems: '100', left: String(mithril) }),
    note(2, 'levelUp', { level: '2' }),
    note(1, 'giftGranted', { gems: '30', name: 'Olga' }),
  ])
  return game
}
const words = ({ services }: { services: Awaited<ReturnType<typeof withNotifications>>['services'] }) =>
  services.ui.toasts.map(({ text }) => text)

it('shows refunds and friends’ gifts on arrival, each once on a device, and lists all', async () => {
  const game = await withNotifications(5)
  await showNotifications(game.services)
  await showNotifications(game.services)
  expect(words(game)).toEqual(['100 gems went back.', '30 gems from Olga'])
  expect(game.services.get(NotificationStore).list.map(({ id }) => id)).toEqual([3, 2, 1])
  game.server.on(LIST, [note(4, 'giftReceived', { gift: 'flower', name: '' })])
  await showNotifications(game.services)
  expect(words(game).at(-1)).toBe('Somebody gives you a flower')
})

it('shows nothing again that the player saw on another device', async () => {
  const game = await withNotifications(5)
  game.server.on(LIST, [{ ...note(1, 'giftGranted', { gems: '30', name: 'Olga' }), seen: true }])
  await showNotifications(game.services)
  expect(words(game)).toEqual([])
})

it('mentions it if a refund has left a negative amount', async () => {
  const game = await withNotifications(-40)
  await showNotifications(game.services)
  expect(words(game)[0]).toBe('100 gems went back. Below zero.')
})

it('loads notifications again as soon as the server says that something changed', async () => {
  const game = await withNotifications(5)
  game.server.on(LIST, [], [note(1, 'giftGranted', { gems: '30', name: '' })])
  game.services.load.set(100, 'done')
  const stop = parts.start!(game.services)
  await settled()
  expect(words(game)).toEqual([])
  game.services.live.receive({ seq: 1, type: 'player.changed', notificationType: 'PLAYER_CHANGED' })
  await settled()
  expect(words(game).length).toBe(1)
  stop()
})

it('loads notifications again when the player reaches a level or a hero joins', async () => {
  const game = await withNotifications(5)
  game.services.load.set(100, 'done')
  const stop = parts.start!(game.services)
  await settled()
  const me = game.services.get(PlayerStore)
  for (const change of [{ level: 2 }, { creatures: [...me.player!.creatures, creature(99)] }, { level: 2 }]) {
    me.update(change)
    await settled()
  }
  expect(game.server.times(LIST)).toBe(3)
  stop()
})
