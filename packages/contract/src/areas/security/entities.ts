import { Type } from 'typebox'
import { Time } from '../../schema.ts'
import { Player } from '../player/entities.ts'

/** The new session. Its token is also in the reply header `session`; requests send it as the query value `session`. */
export const Session = Type.Object({ session: Type.String(), expiresAt: Time, player: Player })
