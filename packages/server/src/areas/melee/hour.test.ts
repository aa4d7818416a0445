import { HOUR, MINUTE } from '@skystair/contract/time'
import { afterEach, expect, it } from 'vitest'
import { fixtureFor } from '../../../testing/contract-cases/fixture.ts'
import { IN_THE_HOUR, joinMelee, meleeFor } from '../../../testing/melee.ts'
import { testBrowser, testPushHost, testPushKeys } from '../../../testing/push-host.ts'
import { type TestApp, testApp, testClock } from '../../../testing/test-app.ts'
import { area as notification } from '../notification/index.ts'

let server: TestApp
afterEach(() => server.close())

it('the operator sets the weekly hour, and players can join only then', async () => {
  // A Saturday.
  server = await testApp({ clock: testClock(IN_THE_HOUR), config: { meleeHour: { weekday: 2, hour: 9, minutes: 30 } } })
  const me = await fixtureFor(server, 'PLAYER')
  const { opensAt, closesAt } = await meleeFor(me)
  expect([new Date(opensAt).toUTCString(), closesAt - opensAt]).toEqual([expect.stringMatching(/^Tue, .* 09:00:00 GMT$/), 30 * MINUTE])
  await joinMelee(me)
  expect((await meleeFor(me)).fight).toBeNull()
  server.clock.pass(opensAt - server.clock())
  await joinMelee(me)
  expect((await meleeFor(me)).fight?.progress).toBe('WAITING')
})

it('a player who was in a melee is told outside the game a quarter of an hour before the next', async () => {
  const host = testPushHost()
  server = await testApp({ clock: testClock(IN_THE_HOUR), config: { push: testPushKeys }, deps: { pushFetch: host.reach } })
  const me = await fixtureFor(server, 'PLAYER')
  await me.client.call('POST /api/player/push/switch')
  await me.client.call('POST /api/player/push/subscribe', { body: { ...testBrowser, timeZone: 'UTC' } })
  await joinMelee(me)
  server.clock.pass(2 * HOUR)
  const { opensAt } = await meleeFor(me)
  server.clock.pass(opensAt - 16 * MINUTE - server.clock())
  await notification.recurring!(server.deps)
  expect(host.shown).toEqual([])
  server.clock.pass(MINUTE)
  await notification.recurring!(server.deps)
  expect(host.shown.map(({ title, tag }) => [title, tag])).toEqual([['The melee is near', 'melee']])
})
