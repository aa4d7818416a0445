import { reaction } from 'mobx'
import type { AreaParts } from '../../services/area.ts'
import type { Services } from '../../services/services.ts'
import { stopAll } from '../../services/stop-all.ts'
import { kitCss } from '../../ui/theme/kit-css.ts'
import { PlayerStore } from '../player/index.ts'
import { BankBonus } from './bank-bonus.tsx'
import css from './campaign.css'
import chestsCss from './chests.css'
import chestCss from './delayed-chest/chest.css'
import { EntryBeside, EntryInGifts } from './delayed-chest/entry.tsx'
import { DelayedChestStore } from './delayed-chest/store.ts'
import { DelayedChestWindow } from './delayed-chest/window.tsx'
import { PartnerGift } from './partner-gift.tsx'
import { redeemPromoCodes } from './promo-codes.ts'
import { CampaignSign } from './sign.tsx'
import { CampaignStore } from './store.ts'
import { WheelStore } from './wheel/store.ts'
import { TicketPlus } from './wheel/ticket-plus.tsx'
import { ToWheel } from './wheel/to-wheel.tsx'
import wheelCss from './wheel/wheel.css'
import { WheelWindow } from './wheel/window.tsx'
import { Campaigns } from './window.tsx'

const start = (services: Services) => {
  const campaigns = services.get(CampaignStore)
  const player = services.get(PlayerStore)
  return stopAll(
    reaction(
      () => player.player?.id ?? null,
      (id) => {
        if (id === null) return
        void campaigns.list.reload()
        void redeemPromoCodes(services)
      },
      { fireImmediately: true },
    ),
    // Reloads the list when a campaign has begun or ended.
    reaction(
      () => (campaigns.changesAt ?? Number.POSITIVE_INFINITY) <= services.clock.now,
      (isOld) => isOld && void campaigns.list.reload(),
    ),
    // The request places a chest as soon as it is won: its time then runs, even if the player has not seen it yet.
    reaction(
      () => (player.player && player.player.battleId === null ? player.player.bestVictoryStair : null),
      (stair) => stair !== null && void services.get(DelayedChestStore).status.reload(),
      { fireImmediately: true },
    ),
  )
}

export const parts: AreaParts = {
  css: [...kitCss, css, chestsCss, wheelCss, chestCss],
  windows: { campaigns: Campaigns, wheel: WheelWindow, 'delayed-chest': DelayedChestWindow },
  moods: { campaigns: 'medieval', wheel: 'medieval' },
  news: { daily: (services) => services.get(DelayedChestStore).ready },
  slots: {
    'bank/campaign': BankBonus,
    'campaign/WHEEL': ToWheel,
    'daily/gift': EntryInGifts,
    'daily/waiting': PartnerGift,
    'resource/tickets': TicketPlus,
    'road/right': EntryBeside,
    'road/top': CampaignSign,
  },
  start,
  cues: (services, play) => {
    const [campaigns, wheel, chest] = [services.get(CampaignStore), services.get(WheelStore), services.get(DelayedChestStore)]
    return stopAll(
      reaction(
        () => campaigns.opened,
        (opened) => opened && play('chest'),
      ),
      reaction(
        () => wheel.turning,
        (turning) => play(turning ? 'magic' : 'level'),
      ),
      reaction(
        () => [wheel.taken, chest.taking.gains],
        (taken) => taken.some((gains) => gains.length > 0) && play('chest'),
      ),
    )
  },
}
