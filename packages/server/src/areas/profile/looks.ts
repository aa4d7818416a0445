import { price } from '@skystair/contract'
import { avatars } from '@skystair/world/areas/shop/rows'
import { charge } from '../../economy/charge.ts'
import type { RewardKinds } from '../../economy/reward-kinds.ts'
import type { Handler } from '../../handlers.ts'
import { refuse } from '../../refusal.ts'
import { change } from '../player/change.ts'
import type { PlayerRow } from '../player/repository.ts'
import { genderPrice } from './gender-price.ts'

/** The number of the player's first face, which every player owns. */
const OWN_FACE = 0

export const setGender: Handler<'POST /api/player/gender/set'> = (ctx) =>
  change(
    ctx,
    async (player) => {
      const { id, state, version } = player
      const { tx, now, body } = ctx
      if (state.gender === body.gender) throw refuse('GENDER_UNCHANGED', { field: '/gender' })
      await charge(tx, id, price({ mithril: genderPrice(player) }), { reason: 'gender', ref: `gender:${version}`, now })
      state.gender = body.gender
      state.regendered += 1
    },
    'purse',
  )

export const wearAvatar: Handler<'POST /api/player/avatar/{id}/wear'> = (ctx) =>
  change(ctx, ({ state }) => {
    const { id } = ctx.params
    const key = avatars.find((row) => row.id === id)?.key
    if (id !== OWN_FACE && (key === undefined || !state.avatars.includes(key))) throw refuse('NOT_YOURS')
    state.avatar = key ?? null
  })

/** Adds a portrait, unless the player owns it already. */
export const rewardKinds: RewardKinds<PlayerRow> = {
  avatar: async (_, { state }, reward) => {
    if (!state.avatars.includes(reward.avatar)) state.avatars.push(reward.avatar)
    return [reward]
  },
}
