import { raidSpeedupGems } from '@skystair/rules'
import { world } from '@skystair/world'
import { charge } from '../../../economy/charge.ts'
import type { Handler } from '../../../handlers.ts'
import { refuse } from '../../../refusal.ts'
import { lockPlayer } from '../../player/change.ts'
import { notifyClan } from '../live.ts'
import { addToLog } from '../log/repository.ts'
import { setRaidDifficulty } from '../membership/repository.ts'
import { lockMyClan } from '../my-clan.ts'
import { presentMyClan } from '../present.ts'
import { getRaid, isOpen, presentRaid, raidOptions } from './present.ts'
import { lastRaid, setWaitsUntil } from './repository.ts'
import { waitingTime } from './running.ts'
import { endRaid, startRaid } from './travel.ts'

const speedUpRaid: Handler<'POST /api/clan/raid/speedup'> = async (ctx) => {
  const { tx, now, playerId } = ctx
  const { player, changes } = await lockPlayer(ctx)
  const { clan } = await lockMyClan(tx, playerId)
  const last = await lastRaid(tx, clan.id)
  const waiting = last ? waitingTime(last, now) : 0
  if (last && waiting > 0) {
    const amount = raidSpeedupGems(world, waiting)
    await charge(tx, playerId, [{ resource: 'mithril', amount }], { reason: 'raidSpeedup', ref: `raidSpeedup:${last.id}`, now })
    await setWaitsUntil(tx, last.id, now)
    notifyClan(ctx, clan.id, 'RAID')
  }
  return { player: await changes(player, 'purse'), raid: await presentRaid(ctx, player) }
}

const setDifficulty: Handler<'POST /api/clan/raid/difficulty/set'> = async (ctx) => {
  const { tx, now, playerId, body } = ctx
  const { clan } = await lockMyClan(tx, playerId, 'CHANGE_RAID_DIFFICULTY')
  if (!isOpen(clan, body.raidDifficulty)) throw refuse('RAID_CLOSED')
  if (body.raidDifficulty !== clan.raid_difficulty) {
    await setRaidDifficulty(tx, clan.id, body.raidDifficulty)
    await addToLog(tx, clan.id, 'changeDifficulty', now, { by: playerId })
    notifyClan(ctx, clan.id, 'RAID')
  }
  return presentMyClan(ctx)
}

export const raidHandlers = {
  'GET /api/clan/raid/get': getRaid,
  'GET /api/clan/raid/options': raidOptions,
  'POST /api/clan/raid/start': startRaid,
  'POST /api/clan/raid/speedup': speedUpRaid,
  'POST /api/clan/raid/end': endRaid,
  'POST /api/clan/raid/difficulty/set': setDifficulty,
} as const
