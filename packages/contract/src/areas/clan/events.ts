import { Type } from 'typebox'
import { defineEvent } from '../../event.ts'
import { Enum, Id } from '../../schema.ts'

/** The part of a clan that has changed. */
const ClanPart = ['MEMBERS', 'CANDIDATES', 'BUDGET', 'TEXTS', 'BUILDINGS'] as const

export const events = Type.Union([
  defineEvent('clan.changed', 'CLAN_CHANGED', { part: Enum(ClanPart) }),
  /** A member has left: the server ends this player's subscriptions with it. */
  defineEvent('clan.left', 'CLAN_LEFT', { playerId: Id }),
])
