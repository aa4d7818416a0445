import type { AreaParts } from '../../services/area.ts'
import { Interstitials } from './interstitials.ts'
import { RewardedAdvert } from './rewarded.tsx'

export const parts: AreaParts = {
  slots: { 'bank/advert': RewardedAdvert },
  start: (services) => {
    const interstitials = new Interstitials(services)
    interstitials.begin()
    return () => interstitials.end()
  },
}
