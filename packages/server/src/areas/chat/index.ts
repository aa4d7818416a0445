import { contract } from '@skystair/contract'
import { defineArea } from '../../area.ts'
import type { Context } from '../../handlers.ts'
import { refuse } from '../../refusal.ts'
import { setBlocked } from '../player/block-list.ts'
import { loadPlayer } from '../player/repository.ts'
import { messages, whispers } from './migration.ts'
import { deleteMessage } from './remove.ts'
import { forgetNameInMessages } from './repository.ts'
import { latestMessages, listMessages } from './rooms.ts'
import { sendMessage } from './send.ts'

/** Blocks or unblocks another player, whose messages the player's sockets on all nodes then withhold. */
function block(ctx: Pick<Context, 'tx' | 'now' | 'after'> & { readonly playerId: number }, other: number, blocked: boolean) {
  ctx.after((bus) => bus.changeMutes(ctx.playerId))
  return setBlocked(ctx, 'chatBlockList', other, blocked)
}

export const area = defineArea(contract.chat, {
  tables: {
    chat_message: { keptFor: 'conversations stay readable', by: 'the number of messages and letters of a day' },
  },
  migrations: [messages, whispers],
  personal: [
    {
      table: 'chat_message',
      by: ['author_id', 'to_id', 'forwarded_id'],
      exported: {
        author_id: ['room', 'to_id', 'to_name', 'forwarded_id', 'forwarded_name', 'kind', 'text', 'at', 'deleted_at'],
        to_id: ['room', 'author_id', 'author_name', 'forwarded_id', 'forwarded_name', 'kind', 'text', 'at', 'deleted_at'],
        forwarded_id: ['kind', 'text', 'at'],
      },
      // Players do not learn which moderator has answered them, nor who has forwarded their words to whom.
      withheld: { columns: ['author_id', 'author_name'], until: "room not like 'support:%'" },
      hidden: ['id'],
      onDeletion: 'DELETE',
    },
  ],
  forgetName: forgetNameInMessages,
  mutes: async (tx, playerId) => (await loadPlayer(tx, playerId)).state.chatBlockList,
  handlers: {
    'GET /api/chat/{room}/list': listMessages,
    'GET /api/chat/{room}/list/latest': latestMessages,
    'POST /api/chat/{room}/send': sendMessage,
    'POST /api/chat/{room}/message/{id}/delete': deleteMessage,
    'POST /api/chat/block/{playerId}': (ctx) => {
      if (ctx.params.playerId === ctx.playerId) throw refuse('BLOCK_SELF')
      return block(ctx, ctx.params.playerId, true)
    },
    'POST /api/chat/unblock/{playerId}': (ctx) => block(ctx, ctx.params.playerId, false),
  },
})
