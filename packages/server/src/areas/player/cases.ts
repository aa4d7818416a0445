import type { contract } from '@skystair/contract'
import type { ContractCases } from '../../../testing/contract-cases/case.ts'

const plain = { succeeds: {}, refuses: {} }
const walk = (coordinate: number, contextId = 'main') => ({ body: { coordinate, contextId } })

export const cases: ContractCases<typeof contract.player> = {
  'GET /api/player/info/current': {
    succeeds: { query: { frontVersion: 445 } },
    refuses: {
      SESSION_EXPIRED: async ({ client }) => {
        const { session } = client
        await client.call('POST /api/security/logout')
        client.session = session
        return { query: { frontVersion: 445, init: true } }
      },
    },
  },
  'GET /api/player/info': { succeeds: { query: { artifactFrom: 0, artifactTo: 30 } }, refuses: {} },
  'GET /api/player/current': plain,
  'GET /api/player/id/current': plain,
  'POST /api/player/v3/coordinate/set': {
    succeeds: walk(200),
    refuses: {
      PLACE_OUT_OF_REACH: walk(5000),
      STATE_CHANGED: walk(100, 'turn:18'),
      BATTLE_IN_PROGRESS: async ({ inBattle }) => {
        await inBattle()
        return walk(100)
      },
    },
  },
  'POST /api/marker/add': { succeeds: { body: { marker: 'seen' } }, refuses: {} },
  'POST /api/marker/addAll': { succeeds: { body: { markers: ['seen', 'heard'] } }, refuses: {} },
  'POST /api/marker/remove': { succeeds: { body: { marker: 'seen' } }, refuses: {} },
  'POST /api/player/version/update': { succeeds: { body: { version: 446 } }, refuses: {} },
}
