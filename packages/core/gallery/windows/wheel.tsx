import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { DelayedChestStore } from '../../src/areas/campaign/delayed-chest/store.ts'
import { DelayedChestWindow } from '../../src/areas/campaign/delayed-chest/window.tsx'
import { WheelStore } from '../../src/areas/campaign/wheel/store.ts'
import { WheelWindow } from '../../src/areas/campaign/wheel/window.tsx'
import { useStore } from '../../src/ui/context.ts'
import { chestStatus, wheelPrize, wheelStatus } from '../../testing/wheel-fixtures.ts'
import { heroes } from '../heroes.ts'
import type { Rooms } from '../rooms.ts'

/** The golden wheel with a prize that needs a hero. */
const WonWheel = observer(function WonWheel() {
  const store = useStore(WheelStore)
  useEffect(() => {
    const creatures = heroes.map((hero) => ({ ...wheelPrize().creatures[0]!, ...hero }))
    void store.enter().then(() => {
      store.status.set(wheelStatus({ prize: wheelPrize({ kind: 'GOLD', sector: 5, creatures }) }))
      store.choose('GOLD')
    })
  }, [store])
  return <WheelWindow />
})

/** An opened chest, and the next one, which cannot be opened yet. */
const OpenedChest = observer(function OpenedChest() {
  const store = useStore(DelayedChestStore)
  useEffect(() => {
    void store.enter().then(() => {
      store.opened = 'LAVA'
      store.taking.gains = [
        { kind: 'gold', amount: 800 },
        { kind: 'goldTicket', amount: 1 },
      ]
    })
  }, [store])
  return <DelayedChestWindow />
})

export const rooms: Rooms = {
  rooms: { wheel: WheelWindow, 'wheel-won': WonWheel, chest: DelayedChestWindow, 'chest-opened': OpenedChest },
  replies: (server) => server.on('GET /api/campaign/get/wheel/status', wheelStatus()).on('GET /api/delayed/chest/ensure', chestStatus()),
}
