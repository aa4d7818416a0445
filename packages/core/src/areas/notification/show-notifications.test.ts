import { expect, it } from 'vitest'
import { atTheBank } from '../../../testing/bank.ts'
import { player } from '../../../testing/fixtures.ts'
import { settled } from '../../../testing/services.ts'
import { tellNotices } from './show-notifications.ts'

const LIST = 'GET /api/player/notif/list'
const REMOVE = 'POST /api/player/notif/remove/{id}'
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
}

async function told(mithril: number) {
  const ground = atTheBank({ texts })
  await ground.texts.use('EN')
  ground.root.player.replace(player({ accessLevel: 'PLAYER', resources: { ...player().resources, mithril } }))
  ground.server
    .on(
      LIST,
      [
        note(3, 'gemsRefunded', { gems: '100', left: String(mithril) }),
        note(2, 'levelUp', { level: '2' }),
        note(1, 'giftGranted', { gems: '30', name: 'Olga' }),
      ],
      [],
    )
    .on(REMOVE, { removed: true })
  return ground
}
const words = ({ root }: { root: Awaited<ReturnType<typeof told>>['root'] }) => root.ui.toasts.map(({ text }) => text)

it('tells of refunds and of friends’ gifts, each once, and leaves other notes alone', async () => {
  const ground = await told(5)
  await tellNotices(ground.root)
  await tellNotices(ground.root)
  expect(words(ground)).toEqual(['100 gems went back.', '30 gems from Olga'])
  expect(ground.server.seen.filter(({ name }) => name === REMOVE).map(({ url }) => url.pathname.split('/').at(-1))).toEqual(['3', '1'])
})

it('says so where a refund has left less than nothing', async () => {
  const ground = await told(-40)
  await tellNotices(ground.root)
  expect(words(ground)[0]).toBe('100 gems went back. Below zero.')
})

it('looks again as soon as the server says that something changed', async () => {
  const ground = await told(5)
  ground.server.on(LIST, [], [note(1, 'giftGranted', { gems: '30', name: '' })])
  ground.root.load.set(100, 'done')
  ground.late.begin()
  await settled()
  expect(words(ground)).toEqual([])
  ground.root.live.hear({ seq: 1, notificationType: 'PLAYER_CHANGED', message: null, messageId: null })
  await settled()
  expect(words(ground).length).toBe(1)
  ground.late.destroy()
})
