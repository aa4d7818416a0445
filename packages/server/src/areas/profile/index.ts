import { contract } from '@skystair/contract'
import { defineArea } from '../../area.ts'
import { rewardKinds, setGender, wearAvatar } from './looks.ts'
import { profile } from './profile.ts'

export const area = defineArea(contract.profile, {
  handlers: {
    'GET /api/player/{id}/profile': profile,
    'POST /api/player/gender/set': setGender,
    'POST /api/player/avatar/{id}/wear': wearAvatar,
  },
  rewardKinds,
})
