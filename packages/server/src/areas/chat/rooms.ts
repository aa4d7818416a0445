import { type ChatRoom, MESSAGE_PAGE } from '@skystair/contract'
import type { Handler } from '../../handlers.ts'
import { sliceOf } from '../../page.ts'
import { refuse } from '../../refusal.ts'
import { memberOf } from '../clan/membership/repository.ts'
import { listedPlayers, loadPlayer } from '../player/repository.ts'
import { presentMessage } from './present.ts'
import { type Asked, type KeptRoom, messagesOf } from './repository.ts'

type ListContext = Parameters<Extract<Handler<'GET /api/chat/{room}/list'>, (ctx: never) => unknown>>[0]
type Reading = Pick<ListContext, 'tx' | 'playerId' | 'lang' | 'params' | 'session'>

/**
 * Returns the stored room that a player means. Throws CLAN_MISSING for the clan's room if the player has no clan, and VIEW_ONLY for the whispers if a moderator views the game as
 * the player.
 */
export async function keptRoom(
  { tx, lang, playerId, session }: Pick<ListContext, 'tx' | 'lang' | 'playerId' | 'session'>,
  room: ChatRoom,
): Promise<KeptRoom> {
  if (room === 'private' && session.viewerId !== null) throw refuse('VIEW_ONLY')
  if (room !== 'clan') return room === 'main' ? `main:${lang}` : room
  const member = await memberOf(tx, playerId)
  if (!member) throw refuse('CLAN_MISSING')
  return `clan:${member.clan_id}`
}

/** Returns the destination of a room's live messages; null for the private one, whose messages go to two players. */
export const destinationOf = (room: KeptRoom): string | null =>
  room === 'private' ? null : room.startsWith('clan:') ? `/stomp/clan/${room.slice('clan:'.length)}` : '/stomp/broadcast'

async function read(ctx: Reading, page: Pick<Asked, 'afterId' | 'skip' | 'limit'>) {
  const { tx, playerId, params } = ctx
  const room = await keptRoom(ctx, params.room)
  const { state } = await loadPlayer(tx, playerId)
  const rows = await messagesOf(tx, { room, reader: playerId, blocked: state.chatBlockList, ...page })
  const authors = await listedPlayers(tx, [...new Set(rows.map(({ author_id }) => author_id))])
  return rows.map((row) => presentMessage(row, authors.get(row.author_id)))
}

export const listMessages: Handler<'GET /api/chat/{room}/list'> = async (ctx) => {
  const { query } = ctx
  return read(ctx, sliceOf(query, MESSAGE_PAGE))
}

export const latestMessages: Handler<'GET /api/chat/{room}/list/latest'> = async (ctx) =>
  read(ctx, { afterId: ctx.query.afterId, limit: MESSAGE_PAGE })
