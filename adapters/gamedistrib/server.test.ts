import { PlayerSource } from '@skystair/contract/enums'
import { expect, it } from 'vitest'
import { server } from './server.ts'
import { simulator } from './simulator.ts'

it('proves nobody and sells nothing, so that nobody can claim to be a player of the portal', () => {
  expect(PlayerSource).toContain(server.source)
  expect(simulator.source).toBe(server.source)
  expect(server.verify).toBeUndefined()
  expect(server.pay).toBeUndefined()
})
