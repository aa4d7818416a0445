import { Type } from 'typebox'
import { defineEvent } from '../../event.ts'
import { Count, Enum, Id } from '../../schema.ts'

/** The part of a clan that has changed. */
const ClanPart = ['MEMBERS', 'CANDIDATES', 'BUDGET', 'TEXTS', 'BUILDINGS', 'RAID'] as const

export const events = Type.Union([
  defineEvent('clan.changed', 'CLAN_CHANGED', { part: Enum(ClanPart) }),
  /** A member has taken stairs of the raid's tower down: those that still stand, and the member's share. */
  defineEvent('clan.raid', 'CLAN_RAID', { raid: Id, stairsLeft: Count, playerId: Id, taken: Count }),
  /** A member has left: the server ends this player's subscriptions with it. */
  defineEvent('clan.left', 'CLAN_LEFT', { playerId: Id }),
])
