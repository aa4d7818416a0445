import type { LiveMessage } from '@skystair/contract'
import { type Bus, RECENT_MESSAGES } from './bus.ts'

/** Above this number of destinations, the one with the oldest last message is dropped. */
const MAX_DESTINATIONS = 10_000

/** The bus of a single node. */
export function memoryBus(): Bus {
  const kept = new Map<string, { seq: number; messages: LiveMessage[] }>()
  const listeners = new Set<(destination: string, message: LiveMessage) => void>()
  const sessionEndListeners = new Set<(sessionId: string) => void>()
  const mutesListeners = new Set<(playerId: number) => void>()
  return {
    async publish(destination, event) {
      const before = kept.get(destination) ?? { seq: 0, messages: [] }
      const numbered = { ...event, seq: before.seq + 1 }
      // Deleting first moves the destination to the end of the map: its first entry has the oldest last message.
      kept.delete(destination)
      kept.set(destination, { seq: numbered.seq, messages: [...before.messages, numbered].slice(-RECENT_MESSAGES) })
      if (kept.size > MAX_DESTINATIONS) kept.delete(kept.keys().next().value!)
      for (const listener of listeners) listener(destination, numbered)
    },
    listen(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    recent: async (destination) => kept.get(destination) ?? { seq: 0, messages: [] },
    async endSession(sessionId) {
      for (const listener of sessionEndListeners) listener(sessionId)
    },
    onSessionEnd(listener) {
      sessionEndListeners.add(listener)
      return () => sessionEndListeners.delete(listener)
    },
    async changeMutes(playerId) {
      for (const listener of mutesListeners) listener(playerId)
    },
    onMutesChange(listener) {
      mutesListeners.add(listener)
      return () => mutesListeners.delete(listener)
    },
    ping: async () => {},
    close: async () => {},
  }
}
