import { type Static, Type } from 'typebox'
import { Count, Enum, Flag, Id, Nullable, Time } from '../../schema.ts'
import { Lang } from '../settings/enums.ts'
import { COMMENT_MAX, ForumCategory, ForumShelf, ForumTag, TITLE_MAX, TOPIC_MAX } from './enums.ts'

export const ForumCategoryInfo = Type.Object({
  category: Enum(ForumShelf),
  topics: Count,
  /** True for the categories of the player's clan. */
  clan: Flag,
  /** Whether topics can be begun in it, as far as the player's rank in the clan decides. */
  writable: Flag,
})
export type ForumCategoryInfo = Static<typeof ForumCategoryInfo>

const author = {
  authorId: Id,
  /** Null after the player has deleted the account. */
  authorName: Nullable(Type.String()),
}
/** Only moderators receive deleted topics and comments. */
const deleted = Flag

/** A topic in a list, without its text. */
export const ForumTopicHead = Type.Object({
  id: Id,
  category: Enum(ForumCategory),
  /** The language in which its author began it. */
  lang: Enum(Lang),
  /** Empty after the author's account was erased, like the text. */
  title: Type.String({ maxLength: 2 * TITLE_MAX }),
  tag: Nullable(Enum(ForumTag)),
  /** Visible only to its author and to those who moderate it. */
  private: Flag,
  /** A topic of a clan that players outside the clan can read and comment on, too. */
  guest: Flag,
  pinned: Flag,
  deleted,
  ...author,
  /** The clan in whose forum the topic is; the name is null if the clan has disbanded. */
  clan: Nullable(Type.Object({ id: Id, name: Nullable(Type.String()) })),
  createdAt: Time,
  editedAt: Nullable(Time),
  /** When it was last commented on, or else created. */
  commentedAt: Time,
  comments: Count,
})
export type ForumTopicHead = Static<typeof ForumTopicHead>

export const ForumTopic = Type.Object({
  ...ForumTopicHead.properties,
  /** In the small Markdown dialect of the forum; never HTML. */
  text: Type.String({ maxLength: 2 * TOPIC_MAX }),
  /** Whether the player may pin and delete the topic and delete its comments: moderators, and in a clan's forum those who edit the clan's texts. */
  moderated: Flag,
})
export type ForumTopic = Static<typeof ForumTopic>

export const ForumComment = Type.Object({
  id: Id,
  topicId: Id,
  ...author,
  /** Like the text of a topic. Empty after the author's account was erased. */
  text: Type.String({ maxLength: 2 * COMMENT_MAX }),
  at: Time,
  editedAt: Nullable(Time),
  deleted,
})
export type ForumComment = Static<typeof ForumComment>
