import type { ChatMessage } from '@skystair/contract'

/** Returns both lists merged: the newest first, each message once. */
export function mergeMessages(known: readonly ChatMessage[], added: readonly ChatMessage[]): ChatMessage[] {
  const byId = new Map([...known, ...added].map((message) => [message.id, message]))
  return [...byId.values()].sort((a, b) => b.time - a.time || b.id - a.id)
}
