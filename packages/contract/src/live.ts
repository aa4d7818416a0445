import { type Static, type TSchema, Type } from 'typebox'
import { defineEvent } from './event.ts'
import { events } from './generated/events.ts'
import { Count } from './schema.ts'

/** The node behind this connection is about to stop. Not counted in `seq`. */
const draining = defineEvent('server.draining', 'SERVER_DRAINING', {})

type Events = Static<(typeof events)[keyof typeof events]> | Static<typeof draining>
/** A message of a destination: an event of any area. */
export type LiveMessage = Events
export const LiveMessage = Type.Unsafe<LiveMessage>(Type.Union([...Object.values<TSchema>(events), draining]))

type Unnumbered<M> = M extends unknown ? Omit<M, 'seq'> : never
/** An event before its destination has given it a number. */
export type LiveEvent = Unnumbered<LiveMessage>

/** First reply to a new subscription, or to one that missed more than the server keeps: the current number. */
export const LiveSnapshot = Type.Object({
  seq: Count,
  notificationType: Type.Literal('SNAPSHOT'),
  messages: Type.Array(LiveMessage),
})
export type LiveSnapshot = Static<typeof LiveSnapshot>

/** Destinations of the socket at /api/websocket, with the roles that may subscribe. */
export const destinations = {
  '/stomp/broadcast': {
    summary: 'What everybody receives: the main chat room and news of the server.',
    who: 'Anybody with a session.',
    params: [],
  },
  '/stomp/personal/{clientUuid}': {
    summary: 'What one client receives: mail, and that its player changed elsewhere.',
    who: 'Only the session that the uuid was given to.',
    params: ['clientUuid'],
  },
  '/stomp/road/{band}': {
    summary: 'Where other players stand in a band of ten stairs of the main road.',
    who: 'Players in this band or a neighbouring one, unless they have switched neighbours off.',
    params: ['band'],
  },
  '/stomp/clan/{clanId}': { summary: 'What a clan receives.', who: 'Members of that clan.', params: ['clanId'] },
} as const
