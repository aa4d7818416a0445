import type { ReportKind } from '@skystair/contract'
import type { Context } from '../../handlers.ts'
import { deleteAsModerator } from '../chat/remove.ts'
import { unmarkDeleted } from '../chat/repository.ts'
import { type ClanText, hideClanText, restoreClanText } from '../clan/moderated.ts'
import { removeReported, restoreReported } from '../forum/remove.ts'
import { hideCompliment, showCompliment } from '../gift/repository.ts'
import { giveBackName, takeName } from '../security/take-name.ts'
import type { ReportRow } from './repository.ts'

type Ctx = Pick<Context, 'tx' | 'now' | 'after'>
type Row = Pick<ReportRow, 'kind' | 'message_id' | 'target_id' | 'text'>

interface Hiding {
  /** Hides the text from players, unless it is hidden or has changed since the report. */
  readonly hide: (ctx: Ctx, id: number, row: Row) => Promise<unknown>
  /** Restores it. Returns false if it is not hidden, or something has taken its place. */
  readonly restore: (ctx: Ctx, id: number, row: Row) => Promise<boolean>
}

const message: Hiding = { hide: deleteAsModerator, restore: ({ tx }, id) => unmarkDeleted(tx, id) }
const post = (kind: 'TOPIC' | 'COMMENT'): Hiding => ({
  hide: (ctx, id) => removeReported(ctx, kind, id),
  restore: (ctx, id) => restoreReported(ctx, kind, id),
})
const ofClan = (kind: ClanText): Hiding => ({
  hide: (ctx, id, { text }) => hideClanText(ctx, id, kind, text),
  restore: (ctx, id, { text }) => restoreClanText(ctx, id, kind, text),
})

const texts: Readonly<Record<ReportKind, Hiding>> = {
  CHAT: message,
  MAIL: message,
  TOPIC: post('TOPIC'),
  COMMENT: post('COMMENT'),
  GIFT: {
    hide: ({ tx, now }, id) => hideCompliment(tx, id, now),
    restore: ({ tx }, id) => showCompliment(tx, id),
  },
  CLAN_NAME: ofClan('CLAN_NAME'),
  CLAN_ABOUT: ofClan('CLAN_ABOUT'),
  CLAN_ANNOUNCEMENT: ofClan('CLAN_ANNOUNCEMENT'),
  NAME: {
    hide: (ctx, _, { target_id, text }) => takeName(ctx, target_id, text),
    restore: (ctx, _, { target_id, text }) => giveBackName(ctx, target_id, text),
  },
}

export const hideText = (ctx: Ctx, row: Row): Promise<unknown> => texts[row.kind].hide(ctx, row.message_id ?? 0, row)
export const restoreText = (ctx: Ctx, row: Row): Promise<boolean> => texts[row.kind].restore(ctx, row.message_id ?? 0, row)
