import { PortalWindow } from '../../src/areas/portal/window.tsx'
import { NOW } from '../../testing/fixtures.ts'
import { portal } from '../../testing/portal-fixtures.ts'
import type { Rooms } from '../rooms.ts'

/** A portal on the road, with a chosen discount. */
const PortalOnRoad = () => <PortalWindow placeId={65} stair={16} />

/** The portal of the day. */
const PortalOfDay = () => <PortalWindow />

export const rooms: Rooms = {
  rooms: { portal: PortalOnRoad, 'portal-of-day': PortalOfDay },
  replies: (server) =>
    server
      .on('GET /api/portal/{id}/info', portal())
      .on(
        'GET /api/portal/offer/get',
        portal({ id: 1, name: 'spring', targetStair: 25, discounts: [], discount: 0, offerUntil: NOW + 20_000_000 }),
      )
      .on('GET /api/teleport/{id}/get', {
        id: 1,
        targets: [4, 12, 250].map((stair) => ({ target: stair, stair, posY: stair * 480, contextId: 'main' })),
      }),
}
