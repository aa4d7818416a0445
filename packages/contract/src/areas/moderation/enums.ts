import { DAY } from '../../time.ts'

export const BanReason = [
  'FLOOD',
  'FOUL_LANGUAGE',
  'INSULTS',
  'PROVOCATION',
  'TRADING',
  'ADVERTISING',
  'FRAUD',
  'FORBIDDEN_NICKNAME',
  'FORBIDDEN_TOPICS',
  'VIOLATION_OF_LAW',
] as const
export type BanReason = (typeof BanReason)[number]

/** Terms of a ban, in hours: 1, 3, 6, 12 hours; 1, 3 days; 1 week; 2 weeks. */
export const banTerms = [1, 3, 6, 12, 24, 72, 168, 336] as const
export type BanTerm = (typeof banTerms)[number]

/** What a player reports: every kind of text that players write for others. GIFT is the compliment of a gift. */
export const ReportKind = ['CHAT', 'MAIL', 'NAME', 'TOPIC', 'COMMENT', 'GIFT', 'CLAN_NAME', 'CLAN_ABOUT', 'CLAN_ANNOUNCEMENT'] as const
export type ReportKind = (typeof ReportKind)[number]

/** What the audit log records. APPOINT: the operator gave a player an access level. PROMOTION_GIFT: the operator gave a player the gift of a promotion. VIEW: a moderator began to view the game as a player. */
export const AuditAction = [
  'BAN',
  'UNBAN',
  'PROMOTE',
  'DEMOTE',
  'APPOINT',
  'PROMOTION_GIFT',
  'VIEW',
  'REPORT_UPHELD',
  'REPORT_DISMISSED',
  'TEXT_RESTORED',
  'MESSAGE_DELETED',
  'TOPIC_DELETED',
  'COMMENT_DELETED',
  'CLAN_NAME',
] as const
export type AuditAction = (typeof AuditAction)[number]

/** Reports and players of one list. */
export const MODERATION_LIST = 50
/** Messages, entries of the audit log, history and payments of one page. */
export const MODERATION_PAGE = 20
/** A player may file this number of reports within `window` milliseconds. */
export const reportFlood = { reports: 20, window: DAY } as const
/** How long a moderator views the game as a player before that ends by itself, in milliseconds. */
export const VIEW_LASTS = 15 * 60_000
