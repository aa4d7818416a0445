import { contract } from '@skystair/contract'
import { defineArea } from '../../area.ts'
import { setBlocked } from '../player/block-list.ts'
import { lockPlayer } from '../player/change.ts'
import { latestMessages, listConversations, listMessages, listQuestions } from './lists.ts'
import { conversations } from './migration.ts'
import { markSeen } from './repository.ts'
import { sendMail } from './send.ts'

export const area = defineArea(contract.mail, {
  tables: {
    mail_conversation: { keptFor: 'conversations stay readable', by: 'the number of letters of a day and of strangers to write to' },
  },
  migrations: [conversations],
  personal: [
    {
      table: 'mail_conversation',
      by: ['player_id', 'other_id'],
      exported: { player_id: ['other_id', 'started_at'], other_id: ['started_at'] },
      hidden: ['partner_id', 'last_id', 'unread', 'waiting', 'begun'],
      onDeletion: 'DELETE',
    },
  ],
  handlers: {
    'GET /api/mail/list': listConversations,
    'GET /api/mail/support/list': listQuestions,
    'GET /api/mail/dialog/{partner}/list': listMessages,
    'GET /api/mail/dialog/{partner}/list/latest': latestMessages,
    'POST /api/mail/dialog/{partner}/send': sendMail,
    'POST /api/mail/dialog/{partner}/seen': async (ctx) => {
      const { player, changes } = await lockPlayer(ctx)
      await markSeen(ctx.tx, player.id, ctx.params.partner)
      return changes(player, 'mail')
    },
    'POST /api/mail/block/{id}': (ctx) => setBlocked(ctx, 'mailBlockList', ctx.params.id, true),
    'POST /api/mail/unblock/{id}': (ctx) => setBlocked(ctx, 'mailBlockList', ctx.params.id, false),
  },
})
