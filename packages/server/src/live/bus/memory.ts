import type { LiveMessage } from '@skystair/contract'
import { type Bus, KEPT } from './bus.ts'

/** Beyond this many destinations the one that has been silent longest is forgotten. */
const DESTINATIONS = 10_000

/** The bus of a single node. */
export function memoryBus(): Bus {
  const kept = new Map<string, { seq: number; messages: LiveMessage[] }>()
  const hearers = new Set<(destination: string, message: LiveMessage) => void>()
  const enders = new Set<(sessionId: string) => void>()
  return {
    async publish(destination, event) {
      const before = kept.get(destination) ?? { seq: 0, messages: [] }
      const numbered = { ...event, seq: before.seq + 1 }
      // Deleting first moves the destination to the end of the map: its beginning is what was silent longest.
      kept.delete(destination)
      kept.set(destination, { seq: numbered.seq, messages: [...before.messages, numbered].slice(-KEPT) })
      if (kept.size > DESTINATIONS) kept.delete(kept.keys().next().value!)
      for (const hear of hearers) hear(destination, numbered)
    },
    listen(hear) {
      hearers.add(hear)
      return () => hearers.delete(hear)
    },
    recent: async (destination) => kept.get(destination) ?? { seq: 0, messages: [] },
    async endSession(sessionId) {
      for (const hear of enders) hear(sessionId)
    },
    onSessionEnd(hear) {
      enders.add(hear)
      return () => enders.delete(hear)
    },
    ping: async () => {},
    close: async () => {},
  }
}
