import { type Static, Type } from 'typebox'
import { Count, Id, Nullable, Time } from '../../schema.ts'
import { Session } from '../security/entities.ts'

/** The platform's proof of a player's identity or of a payment. Secret. */
export const PlatformProof = Type.Record(Type.String({ maxLength: 100 }), Type.String({ maxLength: 16_000 }))

/** A save that the player can continue. */
export const Save = Type.Object({ id: Id, name: Nullable(Type.String()), level: Count, stair: Count, lastSeen: Time })
export type Save = Static<typeof Save>

/**
 * The session of the proven player. `choice`: both this browser's guest and the platform's player have a save; the session belongs to the platform's player,
 * and a remap continues the other save. A new player has no character yet: `POST /api/security/registerTrial` chooses it.
 */
export const Arrival = Type.Object({ ...Session.properties, choice: Type.Optional(Type.Array(Save)) })
