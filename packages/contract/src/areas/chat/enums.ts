/** Room names in paths. There is one main room for each language. */
export const ChatRoom = ['main', 'clan', 'private'] as const
export type ChatRoom = (typeof ChatRoom)[number]

export const NotificationKind = ['CHAT_MESSAGE', 'MAIL_MESSAGE', 'CHAT_MESSAGE_DELETE'] as const
export type NotificationKind = (typeof NotificationKind)[number]

/** The text of a SMILEY is the smiley's name; the text of a FORWARDED message is that of the original. */
export const MessageKind = ['TEXT', 'SMILEY', 'FORWARDED'] as const
export type MessageKind = (typeof MessageKind)[number]

export const smileyHeads = ['sun', 'cat', 'hare', 'goblin'] as const
// biome-ignore format: many members on a line.
export const smileyMoods = [
  'smile', 'laugh', 'wink', 'love', 'sad', 'cry', 'angry', 'wonder', 'sleep', 'shy', 'cool', 'think',
] as const
/** Names of all smileys: a head and a mood. */
export const smileys: readonly string[] = smileyHeads.flatMap((head) => smileyMoods.map((mood) => `${head}-${mood}`))

/** Maximum length of a message, in characters. */
export const MESSAGE_MAX = 1000
/** Messages of one page. */
export const MESSAGE_PAGE = 20
/** The level from which a player may write. */
export const CHAT_LEVEL = 10
/** A player may write this number of messages within `window` milliseconds. */
export const chatFlood = { messages: 5, window: 10_000 } as const
