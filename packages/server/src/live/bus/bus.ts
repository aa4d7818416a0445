import type { LiveEvent, LiveMessage } from '@skystair/contract'

/** What a destination has lately said: where its count stands, and the newest messages, oldest first. */
export interface Recent {
  readonly seq: number
  readonly messages: readonly LiveMessage[]
}

/** Carries live messages to the listeners of every node, numbering them by destination. */
export interface Bus {
  publish(destination: string, event: LiveEvent): Promise<void>
  /** Hears everything from now on, on this node. Answers how to stop. */
  listen(hear: (destination: string, message: LiveMessage) => void): () => void
  recent(destination: string): Promise<Recent>
  /** Tells every node that a session ended, so that its sockets are closed. */
  endSession(sessionId: string): Promise<void>
  onSessionEnd(hear: (sessionId: string) => void): () => void
  /** Resolves where the bus can carry messages. */
  ping(): Promise<void>
  close(): Promise<void>
}

/** How many messages of a destination are kept for those who missed some. */
export const KEPT = 100
