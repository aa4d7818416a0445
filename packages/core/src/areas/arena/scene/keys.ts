import type { KeyHandler } from '../../../services/area.ts'
import { ArenaSceneStore } from './store.ts'

/** Choosing a rival by keyboard: arrows choose, Enter opens the window, Escape leaves. */
export const keys: KeyHandler = {
  down(services, { code }) {
    const scene = services.get(ArenaSceneStore)
    if (code === 'ArrowRight' || code === 'ArrowDown') scene.step(1)
    else if (code === 'ArrowLeft' || code === 'ArrowUp') scene.step(-1)
    else if (code === 'Enter' || code === 'NumpadEnter') scene.open()
    else if (code === 'Escape') void scene.leave()
    else return false
    return true
  },
}
