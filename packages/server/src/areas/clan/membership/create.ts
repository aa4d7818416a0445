import { CLAN_PRICE } from '@skystair/world/areas/clan/rows'
import { charge } from '../../../economy/charge.ts'
import type { Handler } from '../../../handlers.ts'
import { refuse } from '../../../refusal.ts'
import { mayWrite } from '../../moderation/public.ts'
import { lockPlayer } from '../../player/change.ts'
import { forgetWishes } from '../candidates/repository.ts'
import { addToLog } from '../log/repository.ts'
import { mayJoin } from '../may-join.ts'
import { clanName } from '../name.ts'
import { presentMyClan } from '../present.ts'
import { insertClan, insertMember } from './repository.ts'

export const createClan: Handler<'POST /api/clan/create'> = async (ctx) => {
  const { tx, now, playerId, body } = ctx
  const { name, key, look } = clanName(body.name)
  const { player, changes } = await lockPlayer(ctx)
  await mayJoin(tx, player)
  await mayWrite(ctx, 'CLAN_NAME')
  const clanId = await insertClan(tx, name, key, look, now)
  if (clanId === undefined) throw refuse('NAME_TAKEN', { field: '/name' })
  if (!(await insertMember(tx, clanId, playerId, 'LEADER', now))) throw refuse('CLAN_TAKEN')
  await charge(tx, playerId, CLAN_PRICE, { reason: 'clanCreated', ref: `clan:${clanId}`, now })
  await forgetWishes(tx, playerId)
  await addToLog(tx, clanId, 'created', now, { by: playerId })
  return { player: await changes(player, 'purse', 'clan'), clanInfo: await presentMyClan(ctx) }
}
