import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { PlayerStore } from '../../src/areas/player/index.ts'
import { PlayerWindow } from '../../src/areas/profile/window.tsx'
import { useServices, useStore } from '../../src/ui/context.ts'
import { profileOf } from '../../testing/shop-fixtures.ts'
import { heroes } from '../heroes.ts'
import type { Rooms } from '../rooms.ts'
import { galleryWords } from '../words.ts'

/** The page of a registered player with some portraits, one of them worn. */
const Self = observer(function Self() {
  const { lang } = useServices()
  const player = useStore(PlayerStore)
  useEffect(() => {
    player.update({
      name: galleryWords[lang].names[1] ?? null,
      registered: true,
      level: 24,
      currentExp: 620,
      maxExp: 900,
      membership: 'GOLD',
      avatar: 'captain',
      avatars: ['gardener', 'captain', 'siren'],
    })
  }, [player, lang])
  return <PlayerWindow />
})

/** The page of another player. */
const Stranger = () => <PlayerWindow playerId={7} />

export const rooms: Rooms = {
  rooms: { self: Self, stranger: Stranger },
  replies: (server, lang) =>
    server.on(
      'GET /api/player/{id}/profile',
      profileOf({ name: galleryWords[lang].names[0] ?? null, squad: heroes.map((hero, id) => ({ ...hero, id, maxRank: 9 })) }),
    ),
}
