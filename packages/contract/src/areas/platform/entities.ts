import { type Static, Type } from 'typebox'
import { Count, Id, Nullable, Time } from '../../schema.ts'
import { Session } from '../security/entities.ts'

/** What a platform gave to prove who somebody is or what was paid. A secret. */
export const PlatformProof = Type.Record(Type.String({ maxLength: 100 }), Type.String({ maxLength: 16_000 }))

/** A player's progress that can be continued. */
export const Save = Type.Object({ id: Id, name: Nullable(Type.String()), level: Count, stair: Count, lastSeen: Time })
export type Save = Static<typeof Save>

/**
 * The session of the player that was proven. `choice`: this browser's guest and the platform's player both have a save; the session is that of the
 * platform's player, and a remap continues the other. A newcomer has no character yet: `POST /api/security/registerTrial` chooses it.
 */
export const Arrival = Type.Object({ ...Session.properties, choice: Type.Optional(Type.Array(Save)) })
