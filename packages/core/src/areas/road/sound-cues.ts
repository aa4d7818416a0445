import { reaction } from 'mobx'
import type { Services } from '../../services/services.ts'
import type { PlaySound } from '../../services/sound-name.ts'
import { RoadStore } from './store.ts'

/** A larger change of position than walking makes: the squad has travelled. */
const TRAVELLED = 1200

/** Plays the sound of travelling by turn or teleport. Returns the function that stops it. */
export function followCues(services: Services, play: PlaySound): () => void {
  const road = services.get(RoadStore)
  return reaction(
    () => [road.contextId, road.observedCoordinate] as const,
    ([way, at], [wayBefore, before]) => {
      if (way !== wayBefore || Math.abs(at - before) > TRAVELLED) play('portal')
    },
  )
}
