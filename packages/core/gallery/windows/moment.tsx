import { runInAction } from 'mobx'
import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import type { Moment } from '../../src/areas/moment/moments-between.ts'
import { MomentStore } from '../../src/areas/moment/store.ts'
import { MomentWindow } from '../../src/areas/moment/window.tsx'
import { useStore } from '../../src/ui/context.ts'
import { creature } from '../../testing/fixtures.ts'
import type { Rooms } from '../rooms.ts'

const sword = { id: 7, artifactId: 1, effectType: 'ATTACK', atlasKey: 'artifact/1/road_sword', rarity: 'USUAL', power: 3 } as const
const wolf = creature(2, { imageId: 'grey_wolf', class: 'BEAST' })
const level = (reached: number): Moment => ({
  key: `level ${reached}`,
  kind: 'level',
  level: reached,
  grown: { creature: wolf, attack: 2, defence: 1, health: 8 },
})

/** Shows a moment, with another one waiting. */
const shown = (moment: Moment) =>
  observer(function Shown() {
    const store = useStore(MomentStore)
    useEffect(() => {
      runInAction(() => {
        store.waiting = [moment, level(9)]
      })
    }, [store])
    return <MomentWindow />
  })

export const rooms: Rooms = {
  rooms: {
    'moment-level': shown(level(3)),
    'moment-hero': shown({ key: 'hero 2', kind: 'hero', creature: wolf }),
    'moment-artifact': shown({ key: 'artifact 7', kind: 'artifact', creature: null, artifact: sword }),
    'moment-rank': shown({ key: 'rank 2 3', kind: 'rank', attack: 6, defence: 4, health: 18, creature: { ...wolf, rank: 3 } }),
  },
}
