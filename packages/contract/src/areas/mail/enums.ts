import { DAY } from '../../time.ts'

/** The support as a partner of conversations. */
export const SUPPORT_ID = 0
/** Conversations of one page. */
export const MAIL_PAGE = 20
/** Questions to the support that are listed at a time. */
export const QUESTIONS_PAGE = 50
/** A player may begin this number of conversations with strangers within `window` milliseconds. */
export const mailStrangers = { conversations: 20, window: DAY } as const
