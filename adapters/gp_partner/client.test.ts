import { testGamePush } from '@skystair/platform/conformance'
import { expect, it } from 'vitest'
import { gpPartnerPlatform } from './client.ts'
import { manifest } from './manifest.ts'
import { server } from './server.ts'
import { simulator } from './simulator.ts'

testGamePush({ manifest, platform: gpPartnerPlatform, server, simulator, prefix: 'GP_PARTNER' })

it('uses its own settings and no other source’s', () => {
  expect(Object.keys(server.settings)).toEqual(expect.arrayContaining(Object.keys(simulator.settings)))
  expect(server.source).toBe('gp_partner')
})
