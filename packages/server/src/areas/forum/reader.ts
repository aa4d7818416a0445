import { type AccessLevel, CLAN_TOPIC_RANK, moderates } from '@skystair/contract'
import { isAtLeast, mayInClan } from '@skystair/rules'
import { refuse } from '../../refusal.ts'
import type { Tx } from '../../storage/db.ts'
import { memberOf, rankOf } from '../clan/membership/repository.ts'
import { mayActOn } from '../moderation/public.ts'
import { loadPlayer } from '../player/repository.ts'
import { lockTopic, type TopicRow, topicById } from './topics/repository.ts'

/** A player, as far as it decides what the player may read and do in the forum. */
export interface Reader {
  readonly playerId: number
  readonly moderator: boolean
  readonly clanId: number | null
  /** Whether the player moderates the forum of the clan, as all who may edit the clan's texts do. */
  readonly leads: boolean
  /** Whether the player's rank allows topics in the forum of the clan. */
  readonly begins: boolean
  /** The players whom the player has blocked in the chat: their topics and comments are hidden. None for moderators, who read everything. */
  readonly blocked: readonly number[]
}

interface Base {
  readonly tx: Tx
  readonly playerId: number
  readonly access: AccessLevel
}

export async function readerOf({ tx, playerId, access }: Base): Promise<Reader> {
  const member = await memberOf(tx, playerId)
  const rank = member && rankOf(member)
  const moderator = moderates(access)
  return {
    ...{ playerId, moderator, clanId: member?.clan_id ?? null },
    blocked: moderator ? [] : (await loadPlayer(tx, playerId)).state.chatBlockList,
    leads: rank !== undefined && mayInClan(rank, 'EDIT_ABOUT'),
    begins: rank !== undefined && isAtLeast(rank, CLAN_TOPIC_RANK),
  }
}

type Placed = Pick<TopicRow, 'clan_id' | 'author_id' | 'is_private' | 'guest' | 'deleted_at'>

/** Returns whether the reader moderates a topic: may read it if it is private, and pin it. */
export const moderatesTopic = ({ moderator, leads, clanId }: Reader, { clan_id }: Placed): boolean =>
  moderator || (leads && clan_id === clanId)

/** Returns whether the reader may delete what a player wrote in a topic: the author may, who leads the topic's clan, and moderators above the author. */
export const mayDelete = async (ctx: Base, { leads, clanId, playerId }: Reader, { clan_id }: Placed, authorId: number): Promise<boolean> =>
  authorId === playerId || (leads && clan_id === clanId) || (await mayActOn(ctx, authorId))

function mayRead(reader: Reader, topic: Placed): boolean {
  if (reader.moderator) return true
  if (topic.deleted_at !== null || reader.blocked.includes(topic.author_id)) return false
  const isInside = topic.clan_id === null || topic.clan_id === reader.clanId || topic.guest === 1
  return isInside && (topic.is_private === 0 || topic.author_id === reader.playerId || moderatesTopic(reader, topic))
}

interface Read {
  readonly reader: Reader
  readonly topic: TopicRow
}

/** Returns a topic and its reader. Throws TOPIC_NOT_FOUND, also if the player may not read it. */
export async function readTopic(ctx: Base & { readonly params: { readonly id: number } }): Promise<Read> {
  const reader = await readerOf(ctx)
  const topic = await topicById(ctx.tx, ctx.params.id)
  if (!topic || !mayRead(reader, topic)) throw refuse('TOPIC_NOT_FOUND')
  return { reader, topic }
}

/**
 * Returns the same with the topic locked until the transaction ends; not for deleted topics. A transaction that changes the forum locks its author first, then
 * the topic, then the comment.
 */
export async function readLocked(ctx: Base & { readonly params: { readonly id: number } }): Promise<Read> {
  const reader = await readerOf(ctx)
  const topic = await lockTopic(ctx.tx, ctx.params.id)
  if (!topic || topic.deleted_at !== null || !mayRead(reader, topic)) throw refuse('TOPIC_NOT_FOUND')
  return { reader, topic }
}
