import { SnowWindow } from '../../src/areas/snow/window.tsx'
import { snowWorld } from '../../testing/portal-fixtures.ts'
import type { Rooms } from '../rooms.ts'

export const rooms: Rooms = {
  rooms: { snow: SnowWindow },
  replies: (server) => server.on('GET /api/snow/get', snowWorld()),
}
