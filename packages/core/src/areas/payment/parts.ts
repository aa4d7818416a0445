import { reaction } from 'mobx'
import type { AreaParts } from '../../services/area.ts'
import { stopAll } from '../../services/stop-all.ts'
import { kitCss } from '../../ui/theme/kit-css.ts'
import { BankStore } from '../bank/public.ts'
import { PlayerStore } from '../player/index.ts'
import css from './payment.css'
import { resumePurchases } from './resume-purchases.ts'

export const parts: AreaParts = {
  css: [...kitCss, css],
  start: (services) => {
    const bank = services.get(BankStore)
    const player = services.get(PlayerStore)
    return stopAll(
      // Another player has signed in, or a guest has registered.
      reaction(
        () => (player.player && !bank.guest ? player.player.id : null),
        (id) => id !== null && void resumePurchases(services),
        { fireImmediately: true },
      ),
      reaction(
        () => services.live.changes,
        () => void bank.loadPurchases(),
      ),
    )
  },
}
