import type { AreaParts } from '../../services/area.ts'
import type { Services } from '../../services/services.ts'
import { kitCss } from '../../ui/theme/kit-css.ts'
import { AdvertScreen } from './advert-screen.ts'
import { Interstitials } from './interstitials.ts'
import { RewardedAdvert } from './rewarded.tsx'
import { AdvertSign } from './screen.tsx'

export const parts = {
  css: kitCss,
  slots: { 'bank/advert': RewardedAdvert },
  background: AdvertSign,
  begin: (services: Services) => services.get(AdvertScreen).begin(),
  start: (services) => {
    const interstitials = new Interstitials(services)
    interstitials.begin()
    return () => interstitials.end()
  },
} satisfies AreaParts & { begin: (services: Services) => Promise<void> }
