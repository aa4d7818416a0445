import { reaction } from 'mobx'
import type { Services } from '../../services/services.ts'
import type { PlaySound } from '../../services/sound-name.ts'
import { RoadStore } from './store.ts'

/** Nobody walks farther than this between two looks: the squad has travelled. */
const TRAVELLED = 1200

/** Plays the sound of a journey by turn or teleport. Returns what ends it. */
export function followCues(services: Services, play: PlaySound): () => void {
  const road = services.get(RoadStore)
  return reaction(
    () => [road.contextId, road.stood] as const,
    ([way, at], [wayBefore, before]) => {
      if (way !== wayBefore || Math.abs(at - before) > TRAVELLED) play('portal')
    },
  )
}
