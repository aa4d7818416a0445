import type { LiveMessage } from '@skystair/contract'
import { makeAutoObservable, observableRef } from 'mobx'

/** State of the live connection, and what the player has not seen yet. */
export class LiveStore {
  connected = false
  /** There are new chat messages in the main room since it was last open. */
  chatUnseen = false
  /** There is new mail since the list was last open. */
  mailUnseen = false
  /** The server is about to restart. */
  draining = false
  /** How often data that live messages keep current must be loaded again: with each connection, and now and then while there is none. */
  refreshes = 0
  /** How often the server reported a change of the player that this client did not make. */
  changes = 0
  /** Destinations that the shown scene listens to, besides those of the player. */
  watched: readonly string[] = []
  /** Called with each message. They return true if it is new to the player. */
  readonly #listeners = new Set<(message: LiveMessage) => boolean>()

  constructor() {
    makeAutoObservable(this, { watched: observableRef }, { autoBind: true })
  }

  setConnected(connected: boolean): void {
    this.connected = connected
    if (!connected) return
    this.draining = false
    this.refreshes += 1
  }

  /** Without a connection, messages may have been missed. */
  miss(): void {
    this.refreshes += 1
    this.changes += 1
  }

  /** Adds a listener for all further messages. It returns whether a message is new to the player. Returns the function that removes it. */
  listen(listener: (message: LiveMessage) => boolean): () => void {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /** Listens to these destinations instead of the ones watched before. */
  watch(destinations: readonly string[]): void {
    if (destinations.join() !== this.watched.join()) this.watched = destinations
  }

  /** Takes a message from the server. */
  receive(message: LiveMessage): void {
    const isNew = [...this.#listeners].map((listener) => listener(message)).every(Boolean)
    if (message.notificationType === 'CHAT_MESSAGE') this.chatUnseen ||= isNew
    else if (message.notificationType === 'MAIL_MESSAGE') this.mailUnseen ||= isNew
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
