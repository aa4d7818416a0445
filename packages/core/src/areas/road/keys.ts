import type { KeyHandler } from '../../services/area.ts'
import { roadKey } from '../../ui/keys.ts'
import { tellKeys } from '../../ui/tell-keys.ts'
import { shownEntries } from './menu-entries.ts'
import { RoadStore } from './store.ts'

/** Walking, acting and the menu on the road by keyboard. */
export const keys: KeyHandler = {
  down(services, event) {
    const key = roadKey(event.code)
    if (event.code === 'Tab') tellKeys(services, 'road')
    if (key === null) return false
    const road = services.get(RoadStore)
    if (typeof key === 'number') {
      const entry = shownEntries(services)[key]
      if (entry && !event.repeat) services.ui.open(entry.window)
    } else if (key === 'act') {
      if (event.repeat) return true
      if (road.near) void road.actions.act(road.near)
      else if (road.walking === 0 && road.onward !== null) road.walkTo(road.onward)
    } else if (!event.repeat) road.walk(key === 'up' ? 1 : -1)
    return true
  },
  up(services, event) {
    const key = roadKey(event.code)
    if (key === 'up' || key === 'down') services.get(RoadStore).release()
  },
  // Without the focus, the release of the key is not seen.
  out(services) {
    services.get(RoadStore).release()
  },
}
