import type { LiveMessage } from '@skystair/contract'
import { makeAutoObservable } from 'mobx'

/** What the live line has told: whether it stands, and what was not seen yet. */
export class LiveStore {
  connected = false
  /** Somebody spoke in the main chat room since it was last open. */
  chatUnseen = false
  /** New mail came since the list was last open. */
  mailUnseen = false
  /** The server said that it is about to stop for a moment. */
  draining = false
  /** How often the server said that the player changed without this client's doing. */
  changes = 0

  constructor() {
    makeAutoObservable(this, {}, { autoBind: true })
  }

  setConnected(connected: boolean): void {
    this.connected = connected
    if (connected) this.draining = false
  }

  /** Takes a message: one that everybody hears marks the chat, one for this client the mail. */
  hear(message: LiveMessage): void {
    if (message.notificationType === 'CHAT_MESSAGE') this.chatUnseen = true
    else if (message.notificationType === 'MAIL_MESSAGE') this.mailUnseen = true
    else if (message.notificationType === 'PLAYER_CHANGED') this.changes += 1
    else if (message.notificationType === 'SERVER_DRAINING') this.draining = true
  }

  chatSeen(): void {
    this.chatUnseen = false
  }

  mailSeen(): void {
    this.mailUnseen = false
  }
}
