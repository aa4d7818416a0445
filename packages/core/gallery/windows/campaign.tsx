import type { CampaignType } from '@skystair/contract'
import { DAY } from '@skystair/contract/time'
import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { CampaignStore } from '../../src/areas/campaign/store.ts'
import { Campaigns } from '../../src/areas/campaign/window.tsx'
import { useServices, useStore } from '../../src/ui/context.ts'
import { campaignOffer, campaignPage, campaignStatus, chestCampaign } from '../../testing/campaign-fixtures.ts'
import { NOW } from '../../testing/fixtures.ts'
import type { Rooms } from '../rooms.ts'

/** Three active campaigns, one of which the player has seen, and two future ones. */
const campaignList = [
  campaignStatus('CHEST_3', { until: NOW + 3 * DAY }),
  campaignStatus('ARTIFACT_SET_1', { until: NOW + 7_000_000, seen: true, discountPercent: 25 }),
  campaignStatus('WHEEL'),
  campaignStatus('HERO', { active: false, from: NOW + 2 * DAY, until: NOW + 6 * DAY }),
  campaignStatus('PORTAL_DISCOUNT', { active: false, from: NOW + 9 * DAY, until: NOW + 11 * DAY }),
]

/** A set of which the player has one piece; the last one is locked. */
const setOffers = [
  campaignOffer(401, 'knight_helm', { refusal: 'ALREADY_TAKEN', left: 0, price: [{ resource: 'gold', amount: 1050 }] }),
  campaignOffer(402, 'castle_sword', { price: [{ resource: 'gold', amount: 300 }], oldPrice: [{ resource: 'gold', amount: 400 }] }),
  campaignOffer(403, 'tower_shield', { price: [{ resource: 'mithril', amount: 45 }], oldPrice: [{ resource: 'mithril', amount: 60 }] }),
  campaignOffer(404, 'royal_armour', { refusal: 'OFFER_LOCKED' }),
]

/** The active and the next campaigns. */
const AllCampaigns = () => <Campaigns />

/** A set of artifacts at a discount. */
const ArtifactSet = () => <Campaigns campaign="ARTIFACT_SET_1" />

/** The chests of a campaign: one was opened, one can be opened. */
const Chests = () => <Campaigns campaign="CHEST_3" />

/** A chest that has just been opened. */
const OpenChest = observer(function OpenChest() {
  const { ui } = useServices()
  const store = useStore(CampaignStore)
  useEffect(() => {
    ui.reducedMotion = true
    void store.open('CHEST_3').then(() => {
      const [, azure] = store.chests.value!.chests
      const gains = [...azure!.chances.at(0)!.gains, ...azure!.chances.at(-1)!.gains]
      store.opened = { type: 'AZURE', row: 5, draw: { ...azure!.draw, seed: 'a seed' }, gains }
    })
    return () => {
      ui.reducedMotion = false
    }
  }, [store, ui])
  return <Campaigns campaign="CHEST_3" />
})

export const rooms: Rooms = {
  rooms: { campaigns: AllCampaigns, 'artifact-set': ArtifactSet, chests: Chests, 'open-chest': OpenChest },
  replies: (server) =>
    server
      .on('GET /api/campaign/list', campaignList)
      .on('GET /api/campaign/get/chest3/status', chestCampaign())
      .on('GET /api/campaign/get/status/{type}', ({ url }) => {
        const type = url.pathname.split('/').at(-1) as CampaignType
        return campaignPage(type, type === 'ARTIFACT_SET_1' ? setOffers : [])
      }),
}
