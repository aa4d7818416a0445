import { contract } from '@skystair/contract'
import { defineArea } from '../../area.ts'
import { setting } from '../player/change.ts'

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
    'POST /api/player/push/switch': setting((state) => {
      state.pushEnabled = !state.pushEnabled
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
    'POST /api/offer/set/seen': setting((state, { body }) => {
      if (!state.offersSeen.includes(body.offerType)) state.offersSeen.push(body.offerType)
    }),
    'GET /api/player/set/rated': setting((state) => {
      state.rated = true
    }),
  },
})
