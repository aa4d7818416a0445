import { reaction } from 'mobx'
import type { Services } from '../../services/services.ts'
import { MeleeStore } from './store.ts'

const SECOND = 1000

/** Loads the hour, and the melee when it changes, also after the page or the connection was lost. Returns a function that ends this. */
export function followMelee(services: Services): () => void {
  const store = services.get(MeleeStore)
  const { live } = services
  const refresh = () => {
    if (store.allowed && (store.melee.value === null || store.possible)) void store.refresh()
  }
  const stopListening = live.listen(({ notificationType }) => {
    if (notificationType === 'MELEE_CHANGED') void store.refresh()
    return true
  })
  const stopFollowing = reaction(() => live.refreshes, refresh)
  const timer = setInterval(store.tick, SECOND)
  refresh()
  return () => {
    stopListening()
    stopFollowing()
    clearInterval(timer)
  }
}
