import { testGamePush } from '@skystair/platform/conformance'
import { expect, it } from 'vitest'
import { gpPlatform } from './client.ts'
import { manifest } from './manifest.ts'
import { server } from './server.ts'
import { simulator } from './simulator.ts'

testGamePush({ manifest, platform: gpPlatform, server, simulator, prefix: 'GP' })

it('uses its own settings and no other source’s', () => {
  expect(Object.keys(server.settings)).toEqual(expect.arrayContaining(Object.keys(simulator.settings)))
  expect(server.source).toBe('gp')
})
