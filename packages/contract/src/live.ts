import { type Static, Type } from 'typebox'
import { ChatMessage } from './areas/chat/entities.ts'
import { NotificationKind } from './areas/chat/enums.ts'
import { Count, Enum, Id, Nullable } from './schema.ts'

/** What arrives on a destination. `seq` counts up by one per destination: whoever misses one asks for a snapshot by subscribing anew. */
export const LiveMessage = Type.Object({
  seq: Count,
  notificationType: Enum([...NotificationKind, 'PLAYER_CHANGED', 'SERVER_DRAINING'] as const),
  /** The message that was said, for chat and mail. */
  message: Nullable(ChatMessage),
  /** The id that was deleted, for CHAT_MESSAGE_DELETE. */
  messageId: Nullable(Id),
})
export type LiveMessage = Static<typeof LiveMessage>

/** First answer to a subscription that is new, or that missed more than the server keeps: where the count stands now. */
export const LiveSnapshot = Type.Object({ seq: Count, notificationType: Enum(['SNAPSHOT'] as const), messages: Type.Array(LiveMessage) })
export type LiveSnapshot = Static<typeof LiveSnapshot>

/** Destinations of the socket at /api/websocket, with who may subscribe. */
export const destinations = {
  '/stomp/broadcast': {
    summary: 'What everybody hears: the main chat room and news of the server.',
    who: 'Anybody with a session.',
    params: [],
  },
  '/stomp/personal/{clientUuid}': {
    summary: 'What one client hears: mail, and that its player changed elsewhere.',
    who: 'Only the session that the uuid was given to.',
    params: ['clientUuid'],
  },
  '/stomp/clan/{clanId}': { summary: 'What a clan hears.', who: 'Members of that clan.', params: ['clanId'] },
} as const
