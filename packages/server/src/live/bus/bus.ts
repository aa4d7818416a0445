import type { LiveEvent, LiveMessage } from '@skystair/contract'

/** The number of a destination's last message, and its newest messages, oldest first. */
export interface Recent {
  readonly seq: number
  readonly messages: readonly LiveMessage[]
}

/** Carries live messages to the listeners on every node. Messages are numbered per destination, from 1. */
export interface Bus {
  publish(destination: string, event: LiveEvent): Promise<void>
  /** Adds a listener on this node for all further messages. Returns a function that removes it. */
  listen(listener: (destination: string, message: LiveMessage) => void): () => void
  recent(destination: string): Promise<Recent>
  /** Notifies every node that a session ended, so that its sockets are closed. */
  endSession(sessionId: string): Promise<void>
  /** Adds a listener for ended sessions on all nodes. Returns a function that removes it. */
  onSessionEnd(listener: (sessionId: string) => void): () => void
  /** Notifies every node that a player has changed whom they mute, so that its sockets look again. */
  changeMutes(playerId: number): Promise<void>
  /** Adds a listener for such players on all nodes. Returns a function that removes it. */
  onMutesChange(listener: (playerId: number) => void): () => void
  /** Resolves while the bus can carry messages, rejects otherwise. */
  ping(): Promise<void>
  close(): Promise<void>
}

/** How many messages per destination are kept for clients that missed some. */
export const RECENT_MESSAGES = 100
