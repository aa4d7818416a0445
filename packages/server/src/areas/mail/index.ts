import { contract } from '@skystair/contract'
import { defineArea } from '../../area.ts'
import type { Context } from '../../handlers.ts'
import { refuse } from '../../refusal.ts'
import { change } from '../player/change.ts'
import { playerExists } from '../player/repository.ts'

type Ctx = Context<{ role: 'PLAYER' }> & { readonly params: { readonly id: number } }

/** A handler that changes the list of mail partners that the player has blocked. */
const blocking = (next: (blocked: readonly number[], partner: number) => number[]) => async (ctx: Ctx) => {
  const partner = ctx.params.id
  if (!(await playerExists(ctx.tx, partner))) throw refuse('PLAYER_NOT_FOUND')
  return change(ctx, ({ state }) => {
    state.mailBlockList = next(state.mailBlockList, partner)
  })
}

export const area = defineArea(contract.mail, {
  handlers: {
    'POST /api/mail/block/{id}': blocking((blocked, partner) => [...new Set([...blocked, partner])]),
    'POST /api/mail/unblock/{id}': blocking((blocked, partner) => blocked.filter((id) => id !== partner)),
  },
})
