/** Rooms as they are named in paths. */
export const ChatRoom = ['main', 'clan', 'private'] as const
export type ChatRoom = (typeof ChatRoom)[number]

export const NotificationKind = ['CHAT_MESSAGE', 'MAIL_MESSAGE', 'CHAT_MESSAGE_DELETE'] as const
export type NotificationKind = (typeof NotificationKind)[number]
