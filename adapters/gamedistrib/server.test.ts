import { testManifest } from '@skystair/platform/conformance'
import { expect, it } from 'vitest'
import { manifest } from './manifest.ts'
import { server } from './server.ts'
import { simulator } from './simulator.ts'

testManifest({ manifest, server, simulator })

it('proves nobody and sells nothing, so that nobody can claim to be a player of the portal', () => {
  expect(server.verify).toBeUndefined()
  expect(server.pay).toBeUndefined()
})
