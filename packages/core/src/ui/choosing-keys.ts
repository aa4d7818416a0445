import type { KeyHandler } from '../services/area.ts'
import type { Services } from '../services/services.ts'
import { choosingKey } from './keys.ts'

/** A scene in which one of several things is chosen. */
interface Choosing {
  /** Chooses the next thing, or with -1 the one before. */
  step(by: 1 | -1): void
  /** Opens what is chosen. Returns false if nothing is. */
  open(): boolean
  leave(): Promise<void>
}

/** Returns the keys of such a scene: arrows choose, Enter opens, Escape leaves. */
export const choosingKeys = (sceneOf: (services: Services) => Choosing): KeyHandler => ({
  down(services, { code }) {
    const scene = sceneOf(services)
    const key = choosingKey(code)
    if (key === 'open') return scene.open()
    if (key === 'step') scene.step(code === 'ArrowRight' || code === 'ArrowDown' ? 1 : -1)
    else if (key === 'leave') void scene.leave()
    return key !== null
  },
})
