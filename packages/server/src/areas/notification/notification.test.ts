import { DAY } from '@skystair/contract/time'
import { expect, it } from 'vitest'
import { guestEachTest } from '../../../testing/guest-each-test.ts'
import { swept } from '../../../testing/swept.ts'
import { area } from './index.ts'
import { notify } from './repository.ts'

const me = guestEachTest()
const kinds = async () => (await me.client.call('GET /api/player/notif/list')).reply.map(({ kind }) => kind)
const sweep = (now: number) => swept(me.server.db, area.sweep!, now)

it('a seen notification is deleted after two months, an unseen one is kept', async () => {
  const now = me.server.clock()
  await me.edit(async ({ id }, tx) => void (await notify(tx, id, 'levelUp', { level: '2' }, now)))
  await me.client.call('POST /api/player/notification/reset')
  await me.edit(async ({ id }, tx) => void (await notify(tx, id, 'giftReceived', { gift: 'flower', name: 'Olga' }, now)))
  await sweep(now + 59 * DAY)
  expect(await kinds()).toEqual(['giftReceived', 'levelUp'])
  await sweep(now + 61 * DAY)
  expect(await kinds()).toEqual(['giftReceived'])
})
