import { Type } from 'typebox'
import { Time } from '../../schema.ts'
import { Player } from '../player/entities.ts'

/** The new session: the token travels in the `session` reply header too, and goes back as query value `session`. */
export const Session = Type.Object({ session: Type.String(), expiresAt: Time, player: Player })
