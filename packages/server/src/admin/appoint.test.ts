import { AccessLevel } from '@skystair/contract'
import { expect, it } from 'vitest'
import { registered } from '../../testing/client.ts'
import { testApp } from '../../testing/test-app.ts'
import { appoint } from './appoint.ts'

it('the operator can give a registered player every access level but that of guests', async () => {
  const server = await testApp()
  const ann = await registered(server.app, 'Ann')
  const level = async () => (await ann.call('GET /api/player/current')).reply.accessLevel
  for (const wanted of AccessLevel.filter((one) => one !== 'TRIAL' && one !== 'PLAYER')) {
    expect(await server.db.tx((tx) => appoint(tx, server.clock(), 'Ann', wanted))).toContain(`has the access level ${wanted} now`)
    expect(await level()).toBe(wanted)
  }
  await server.close()
})
