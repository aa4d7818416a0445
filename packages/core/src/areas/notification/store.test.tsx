import { noteValues } from '@skystair/contract/enums'
import en from '@skystair/world/texts/en/index'
import ru from '@skystair/world/texts/ru/index'
import { expect, it } from 'vitest'
import { player } from '../../../testing/fixtures.ts'
import { draw } from '../../../testing/render.tsx'
import { playing } from '../../../testing/services.ts'
import { NotificationList } from './list.tsx'
import { lookOf } from './looks.ts'
import { showNotifications } from './show-notifications.ts'
import { NotificationStore } from './store.ts'

const note = (id: number, kind: string, values: Record<string, string>) => ({ id, kind, values, at: 1, seen: false })

async function withNews() {
  const game = playing({}, { texts: en })
  await game.texts.use('EN')
  game.server
    .on('GET /api/player/notif/list', [
      note(6, 'fromTheFuture', {}),
      note(5, 'giftReceived', { gift: 'flower', name: 'Olga' }),
      note(4, 'gemsRefunded', { gems: '50', left: '-20' }),
      note(3, 'gemsGranted', { gems: '100' }),
      note(2, 'heroJoined', { imageId: 'grey_wolf' }),
      note(1, 'levelUp', { level: '2' }),
    ])
    .on('POST /api/player/notification/reset', player())
    .on('POST /api/player/notif/remove/{id}', { removed: true })
  await showNotifications(game.services)
  return { ...game, notifications: game.services.get(NotificationStore) }
}

it('lists every kind with its sentence and link, and omits unknown kinds', async () => {
  const { services } = await withNews()
  const { text, buttons } = draw(services, <NotificationList />)
  expect(text).toContain('New level: 2.')
  expect(text).toContain(`One more for the road: ${en.creature.grey_wolf.name} goes with you.`)
  expect(text).toContain('Your purchase has arrived: 100 emeralds.')
  expect(text).toContain('A payment was refunded: 50 emeralds were taken back. More emeralds were taken back than you had left')
  expect(text).toContain('Olga gives you: Flower for a Wreath!')
  expect(buttons[0]).toBe('Olga gives you: Flower for a Wreath!')
  expect(buttons.filter((name) => name.startsWith('Remove:'))).toHaveLength(5)
})

it('has a sentence in both languages for every kind that the server sends', async () => {
  for (const texts of [en, ru]) {
    const { services, texts: store } = playing({}, { texts })
    await store.use('EN')
    for (const [kind, names] of Object.entries(noteValues)) {
      const known = { level: '2', imageId: 'grey_wolf', gems: '5', left: '1', name: 'Olga', gift: 'flower', league: 'GOLD', place: '240' }
      const values = Object.fromEntries(names.map((name) => [name, known[name]]))
      expect(lookOf(note(1, kind, values)).words(values, services.t), kind).not.toMatch(/\?\?\?|{{/)
    }
  }
})

it('is unseen until the player opens the list, and reports it to the server once', async () => {
  const { notifications, server } = await withNews()
  expect(notifications.unseen).toBe(true)
  await notifications.see()
  await notifications.see()
  expect([notifications.unseen, server.times('POST /api/player/notification/reset')]).toEqual([false, 1])
})

it('removes a notification, and keeps it if the server refuses', async () => {
  const { notifications, server } = await withNews()
  await notifications.remove(2)
  expect(notifications.list.map(({ id }) => id)).toEqual([5, 4, 3, 1])
  server.on('POST /api/player/notif/remove/{id}', new Response('{}', { status: 500 }))
  await notifications.remove(1)
  expect(notifications.list.map(({ id }) => id)).toEqual([5, 4, 3, 1])
})

it('removes all at once', async () => {
  const { notifications, server, services } = await withNews()
  await notifications.removeAll()
  expect([notifications.list, server.times('POST /api/player/notif/remove/{id}')]).toEqual([[], 5])
  expect(draw(services, <NotificationList />).html).toBe('')
})
