import { Type } from 'typebox'
import { Gain } from '../../economy/gain.ts'
import { Id, Time } from '../../schema.ts'

export const Gift = Type.Object({
  id: Id,
  senderId: Id,
  senderName: Type.String(),
  compliment: Type.String({ maxLength: 1000 }),
  rewards: Type.Array(Gain),
  at: Time,
})
