import { FREE_THEMES, THEME_GEMS } from '@skystair/world/areas/clan/rows'
import type { Handler } from '../../../handlers.ts'
import { refuse } from '../../../refusal.ts'
import { spend } from '../budget/spend.ts'
import { notifyClan } from '../live.ts'
import { addToLog } from '../log/repository.ts'
import { setTheme } from '../membership/repository.ts'
import { lockMyClan } from '../my-clan.ts'
import { presentMyClan } from '../present.ts'

const changeTheme: Handler<'POST /api/clan/theme/set'> = async (ctx) => {
  const { tx, now, playerId, query } = ctx
  // The specification gives the theme to those who edit the clan's texts.
  const { clan } = await lockMyClan(tx, playerId, 'EDIT_ABOUT')
  if (query.number === clan.theme) throw refuse('STATE_CHANGED', { field: '/number' })
  const changes = clan.theme_changes + 1
  const gems = changes > FREE_THEMES ? THEME_GEMS : 0
  await spend(tx, clan.id, { gems }, { reason: 'theme', ref: `theme:${changes}`, playerId, now })
  await setTheme(tx, clan.id, query.number, changes)
  await addToLog(tx, clan.id, 'changeTheme', now, { by: playerId })
  notifyClan(ctx, clan.id, 'BUILDINGS')
  return presentMyClan(ctx)
}

export const themeHandlers = { 'POST /api/clan/theme/set': changeTheme } as const
