import type { AreaParts } from '../../services/area.ts'
import type { Services } from '../../services/services.ts'
import { kitCss } from '../../ui/theme/kit-css.ts'
import { AdvertScreen } from './advert-screen.ts'
import { Banner } from './banner.ts'
import { Interstitials } from './interstitials.ts'
import { RewardedAdvert } from './rewarded.tsx'
import { AdvertSign } from './screen.tsx'
import { UnaskedAdverts } from './unasked.ts'

export const parts = {
  css: kitCss,
  slots: { 'bank/advert': RewardedAdvert },
  background: AdvertSign,
  begin: (services: Services) => services.get(AdvertScreen).begin(),
  start: (services) => {
    const unasked = [new Interstitials(services), new Banner(services)]
    for (const each of unasked) each.begin()
    void services.get(UnaskedAdverts).load()
    return () => {
      for (const each of unasked) each.end()
    }
  },
} satisfies AreaParts & { begin: (services: Services) => Promise<void> }
