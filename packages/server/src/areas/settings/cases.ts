import type { contract } from '@skystair/contract'
import { ELIXIR_STAIR } from '@skystair/world/areas/settings/rows'
import type { ContractCases } from '../../../testing/contract-cases/case.ts'

const plain = { succeeds: {}, refuses: {} }
const on = { body: { on: true } }

export const cases: ContractCases<typeof contract.settings> = {
  'POST /api/player/updateMoveSpeedMode': plain,
  'POST /api/player/updateSoundMute': plain,
  'POST /api/player/ui/switch': plain,
  'POST /api/player/push/switch': plain,
  'POST /api/player/set/quality/{q}': { succeeds: { params: { q: 'LOW' } }, refuses: {} },
  'POST /api/player/lang/switch': plain,
  'POST /api/player/lang/switch/{lang}': { succeeds: { params: { lang: 'RU' } }, refuses: {} },
  'GET /api/player/set/rated': plain,
  'POST /api/player/elixir/switch': {
    succeeds: async ({ edit }) => {
      await edit(({ state }) => {
        state.bestVictoryStair = ELIXIR_STAIR - 1
      })
      return on
    },
    refuses: { OFFER_LOCKED: on },
  },
  'POST /api/player/neighbours/switch': { succeeds: { body: { on: false } }, refuses: {} },
  'POST /api/player/profile/squad/switch': { succeeds: { body: { on: false } }, refuses: {} },
  'POST /api/player/turns/switch': { succeeds: { body: { on: true } }, refuses: {} },
  'GET /api/lang/list': plain,
}
