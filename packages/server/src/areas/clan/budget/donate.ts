import { DONATIONS_A_DAY } from '@skystair/contract/enums'
import { donations, growClan } from '@skystair/rules'
import { charge } from '../../../economy/charge.ts'
import { limit } from '../../../economy/limit.ts'
import type { Handler } from '../../../handlers.ts'
import { lockPlayer } from '../../player/change.ts'
import { notifyClan } from '../live.ts'
import { addToLog } from '../log/repository.ts'
import { addMerit, setProgress } from '../membership/repository.ts'
import { lockMyClan } from '../my-clan.ts'
import { presentMyClan } from '../present.ts'
import { moveBudget } from './repository.ts'

const donate: Handler<'POST /api/clan/donate'> = async (ctx) => {
  const { tx, now, playerId, body } = ctx
  const { changes, player } = await lockPlayer(ctx)
  const { clan } = await lockMyClan(tx, playerId)
  const { resource, stat, worth, exp, log } = donations[body.type]
  const ref = `clanDonation:${playerId}:${await limit(tx, playerId, 'clanDonation', { perDay: DONATIONS_A_DAY }, { now })}`
  await charge(tx, playerId, [{ resource, amount: body.amount }], { reason: 'clanDonation', ref, now })
  const amount = body.amount * worth
  await moveBudget(tx, clan.id, stat, amount, { reason: 'donation', ref, playerId, now })
  const { level, currentExp } = growClan({ level: clan.level, currentExp: clan.current_exp }, body.amount * exp)
  await setProgress(tx, clan.id, level, currentExp)
  await addMerit(tx, playerId, body.amount * exp)
  await addToLog(tx, clan.id, log, now, { by: playerId, amount })
  notifyClan(ctx, clan.id, 'BUDGET')
  return { player: await changes(player, 'purse'), clanInfo: await presentMyClan(ctx) }
}

export const budgetHandlers = { 'POST /api/clan/donate': donate } as const
