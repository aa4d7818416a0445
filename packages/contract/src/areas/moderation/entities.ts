import { type Static, Type } from 'typebox'
import { Count, Enum, Flag, Id, Nullable, Time } from '../../schema.ts'
import { ChatMessage } from '../chat/entities.ts'
import { AccessLevel } from '../player/enums.ts'
import { AuditAction, BanReason, ReportKind } from './enums.ts'

const Name = Nullable(Type.String({ maxLength: 40 }))

/** A player's ban; reason and end are null without one. */
export const Ban = Type.Object({ playerId: Id, reason: Nullable(Enum(BanReason)), until: Nullable(Time) })
export type Ban = Static<typeof Ban>

/** A report that waits for a moderator. `text` is what was reported, as it was then; of a smiley, its name. */
export const Report = Type.Object({
  id: Id,
  kind: Enum(ReportKind),
  text: Type.String(),
  /** The reported topic, or the topic of the reported comment; null for other reports. */
  topicId: Nullable(Id),
  /** The reported player. */
  playerId: Id,
  playerName: Name,
  /** When the reported text was written; for a nickname, when it was reported. */
  saidAt: Time,
  /** The player who reported it first, and when. */
  reporterId: Id,
  reporterName: Name,
  at: Time,
  /** How many players have reported it. */
  reporters: Count,
  /** How many bans the player has had. */
  bans: Count,
  /** End of the player's present ban, or null. */
  bannedUntil: Nullable(Time),
})
export type Report = Static<typeof Report>

/** A player, as moderators see them in lists. */
export const ModeratedPlayer = Type.Object({
  id: Id,
  name: Name,
  level: Count,
  accessLevel: Enum(AccessLevel),
  bannedUntil: Nullable(Time),
  banReason: Nullable(Enum(BanReason)),
  /** When the player last did something that is stored. */
  lastSeenAt: Time,
  clanId: Nullable(Id),
  clanName: Nullable(Type.String()),
})
export type ModeratedPlayer = Static<typeof ModeratedPlayer>

/** An entry of the audit log. The actor is null for the operator; `details` depend on the action, such as a ban's reason and hours. */
export const AuditEntry = Type.Object({
  id: Id,
  at: Time,
  action: Enum(AuditAction),
  actorId: Nullable(Id),
  actorName: Name,
  details: Type.Record(Type.String(), Type.String()),
})
export type AuditEntry = Static<typeof AuditEntry>

/** A message of a public room or a clan's room, also a deleted one. */
export const KeptMessage = Type.Object({ message: ChatMessage, deleted: Flag })
export type KeptMessage = Static<typeof KeptMessage>
