import type { ClanRank } from '../clan/enums.ts'

/** Categories in which topics can be begun. Those of clans exist once for each clan, the others once for each language. */
export const ForumCategory = ['TALK', 'GUIDES', 'BATTLES', 'CLANS', 'IDEAS', 'CLAN_TALK', 'CLAN_PLANS'] as const
export type ForumCategory = (typeof ForumCategory)[number]

/** Categories that can be listed: GUESTS lists the topics of all clans that are open to guests. */
export const ForumShelf = [...ForumCategory, 'GUESTS'] as const
export type ForumShelf = (typeof ForumShelf)[number]

export const ForumTag = ['QUESTION', 'ADVICE', 'STORY', 'IDEA', 'BUG', 'SEARCH', 'NEWS'] as const
export type ForumTag = (typeof ForumTag)[number]

/** COMMENTED: by the newest comment; CREATED: by the beginning; COMMENTS: by the number of comments. */
export const ForumSort = ['COMMENTED', 'CREATED', 'COMMENTS'] as const
export type ForumSort = (typeof ForumSort)[number]

/** Maximum lengths in characters. */
export const TITLE_MAX = 40
export const TOPIC_MAX = 20_000
export const COMMENT_MAX = 3000
export const SEARCH_MAX = 100
/** Topics and comments of one page. */
export const TOPIC_PAGE = 20
export const COMMENT_PAGE = 20
/** Topics with a tag are looked for among this number of topics of each category, the first ones in the order of the list. */
export const TAGGED_AMONG = 1000
/** The lowest rank that may begin topics in the forum of its clan. */
export const CLAN_TOPIC_RANK: ClanRank = 'REPRESENTATIVE'
/** A player may write this number of topics and comments within `window` milliseconds. */
export const forumFlood = { texts: 5, window: 30_000 } as const
