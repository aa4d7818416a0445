import { type Static, Type } from 'typebox'
import { Enum, Id, Nullable, playerText, Time } from '../../schema.ts'
import { Face } from '../profile/entities.ts'
import { MESSAGE_MAX, MessageKind, NotificationKind } from './enums.ts'

/** A name at the time of the message; null after the player has deleted the account. */
const Name = Nullable(Type.String({ maxLength: 40 }))

export const ChatMessage = Type.Object({
  id: Id,
  time: Time,
  notificationType: Enum(NotificationKind),
  kind: Enum(MessageKind),
  authorId: Id,
  authorName: Name,
  /** What the author looks like now. Null in letters, and after the player has deleted the account. */
  authorFace: Nullable(Face),
  /** The receiver of a message in the private room; null in the others. */
  to: Nullable(Type.Object({ id: Id, name: Name })),
  /** The original author of a forwarded message; null for other messages. */
  forwarded: Nullable(Type.Object({ id: Id, name: Name })),
  text: Type.String({ maxLength: 2 * MESSAGE_MAX }),
})
export type ChatMessage = Static<typeof ChatMessage>

/** A new message: a text, the name of a smiley, or, with `forward`, the id of the message to forward. */
export const WrittenMessage = {
  text: playerText('CHAT'),
  kind: Type.Optional(Enum(MessageKind)),
  forward: Type.Optional(Id),
}
