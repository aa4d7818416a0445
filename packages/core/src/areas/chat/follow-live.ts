import type { LiveMessage } from '@skystair/contract'
import { reaction } from 'mobx'
import type { Services } from '../../services/services.ts'

interface Follower {
  receive(message: LiveMessage): boolean
  loadLatest(): Promise<void>
}

/** Passes live messages to a store, which also loads the latest whenever the connection is back. Returns a function that ends this. */
export function followLive({ live }: Pick<Services, 'live'>, store: Follower): () => void {
  const stopListening = live.listen(store.receive)
  const stopFollowing = reaction(
    () => live.refreshes,
    () => void store.loadLatest(),
  )
  return () => {
    stopListening()
    stopFollowing()
  }
}
