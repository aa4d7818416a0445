import type { KeyHandler } from '../../../services/area.ts'
import { IslandStore } from './store.ts'

/** Choosing on the island by keyboard: arrows choose, Enter opens, Escape leaves. */
export const keys: KeyHandler = {
  down(services, { code }) {
    const island = services.get(IslandStore)
    if (code === 'ArrowRight' || code === 'ArrowDown') island.step(1)
    else if (code === 'ArrowLeft' || code === 'ArrowUp') island.step(-1)
    else if ((code === 'Enter' || code === 'NumpadEnter') && island.chosen) island.open(island.chosen)
    else if (code === 'Escape') void island.leave()
    else return false
    return true
  },
}
