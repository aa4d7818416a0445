import { EntryInGifts } from './delayed-chest/entry.tsx'
import { PartnerGift } from './partner-gift.tsx'

/** The parts of the daily gifts that belong to campaigns. */
export const DailyGifts = () => (
  <>
    <PartnerGift />
    <EntryInGifts />
  </>
)
