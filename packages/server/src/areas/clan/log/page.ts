import { CLAN_PAGE, clanLogKinds } from '@skystair/contract'
import type { Handler } from '../../../handlers.ts'
import { pageSlice } from '../../../page.ts'
import { refuse } from '../../../refusal.ts'
import { shownNames } from '../../security/shown-names.ts'
import { myClan } from '../my-clan.ts'
import { logOf } from './repository.ts'

export const clanLog: Handler<'GET /api/clan/{id}/log'> = async ({ tx, playerId, params, query }) => {
  const { clan } = await myClan(tx, playerId)
  if (clan.id !== params.id) throw refuse('CLAN_MISSING')
  const kinds = query.filter ? clanLogKinds[query.filter] : []
  const lines = await logOf(tx, clan.id, kinds, pageSlice(query.page, CLAN_PAGE))
  const players = [...new Set(lines.flatMap(({ by_id, on_id }) => [by_id, on_id]))].filter((id) => id !== null)
  const nameOf = await shownNames(tx, players)
  return lines.map(({ id, kind, by_id, on_id, rank, amount, at }) => ({ id, kind, by: nameOf(by_id), on: nameOf(on_id), rank, amount, at }))
}

export const logHandlers = { 'GET /api/clan/{id}/log': clanLog } as const
