import type { KeyHandler } from '../../services/area.ts'
import type { Services } from '../../services/services.ts'
import { roadKey } from '../../ui/keys.ts'
import { RoadStore } from './store.ts'

/** Stops walking. A goal was set by a tap: releasing a key does not cancel it. */
function stop(services: Services): void {
  const road = services.get(RoadStore)
  if (road.goal === null) road.stop()
}

/** Walking and acting on the road by keyboard. */
export const keys: KeyHandler = {
  down(services, event) {
    const key = roadKey(event.code)
    if (key === null) return false
    const road = services.get(RoadStore)
    if (key === 'act') {
      if (!event.repeat && road.near) void road.actions.act(road.near)
    } else if (!event.repeat) road.walk(key === 'up' ? 1 : -1)
    return true
  },
  up(services, event) {
    const key = roadKey(event.code)
    if (key === 'up' || key === 'down') stop(services)
  },
  // Without the focus, the release of the key is not seen.
  out(services) {
    if (services.get(RoadStore).walking !== 0) stop(services)
  },
}
