import { contract } from '@skystair/contract'
import { languages, mayHealByElixir } from '@skystair/world/areas/settings/rows'
import { defineArea } from '../../area.ts'
import { refuse } from '../../refusal.ts'
import { forgetPushes } from '../notification/push/repository.ts'
import { change, setting } from '../player/change.ts'
import { publishDeparture } from '../road/neighbours.ts'

export const area = defineArea(contract.settings, {
  handlers: {
    'POST /api/player/updateMoveSpeedMode': setting((state) => {
      state.moveSpeedMode = state.moveSpeedMode === 'DEFAULT_MODE' ? 'DOUBLED_MODE' : 'DEFAULT_MODE'
    }),
    'POST /api/player/updateSoundMute': setting((state) => {
      state.soundMute = !state.soundMute
    }),
    'POST /api/player/ui/switch': setting((state) => {
      state.interfaceMode = state.interfaceMode === 'ORIGINAL' ? 'MODERN' : 'ORIGINAL'
    }),
    'POST /api/player/push/switch': (ctx) =>
      change(ctx, async ({ id, state }) => {
        state.pushEnabled = !state.pushEnabled
        if (!state.pushEnabled) await forgetPushes(ctx.tx, id)
      }),
    'POST /api/player/set/quality/{q}': setting((state, { params }) => {
      state.quality = params.q
    }),
    'POST /api/player/lang/switch': setting((state) => {
      state.lang = state.lang === 'RU' ? 'EN' : 'RU'
    }),
    'POST /api/player/lang/switch/{lang}': setting((state, { params }) => {
      state.lang = params.lang
    }),
    'POST /api/player/elixir/switch': setting((state, { body }) => {
      if (!mayHealByElixir(state.bestVictoryStair)) throw refuse('OFFER_LOCKED', { field: '/stair' })
      state.elixirHealing = body.on
    }),
    'POST /api/player/neighbours/switch': (ctx) =>
      change(ctx, (player) => {
        const { state } = player
        if (state.neighbours && !ctx.body.on) publishDeparture(ctx, player)
        state.neighbours = ctx.body.on
      }),
    'POST /api/player/profile/squad/switch': setting((state, { body }) => {
      state.squadShown = body.on
    }),
    'POST /api/player/turns/switch': setting((state, { body }) => {
      state.longTurns = body.on
    }),
    'GET /api/lang/list': async () => [...languages],
    'GET /api/player/set/rated': setting((state) => {
      state.rated = true
    }),
  },
})
