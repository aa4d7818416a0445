import { testManifest } from '@skystair/platform/conformance'
import { expect, it } from 'vitest'
import { manifest } from './manifest.ts'
import { server } from './server.ts'
import { simulator } from './simulator.ts'

testManifest({ manifest, server, simulator })

it('proves no identity and sells nothing', () => {
  expect(server.verify).toBeUndefined()
  expect(server.pay).toBeUndefined()
})
