import type { LiveMessage } from '@skystair/contract'
import { makeAutoObservable } from 'mobx'

/** State of the live connection, and what the player has not seen yet. */
export class LiveStore {
  connected = false
  /** There are chat messages in the main room since it was last open. */
  chatUnseen = false
  /** There is new mail since the list was last open. */
  mailUnseen = false
  /** The server is about to restart. */
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

  /** Takes a message from the server. */
  receive(message: LiveMessage): void {
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
