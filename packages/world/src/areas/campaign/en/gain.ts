import type { Same } from '../../../texts/same.ts'
import type ru from '../ru/gain.ts'

const gain: Same<typeof ru> = {
  rank: 'A rank for a hero',
  goldTicket: 'Gold ticket',
  portalDiscount: '{{percent}}% off at a portal',
  gemsBonus: '{{percent}}% more emeralds with purchases for a day',
  hammer: 'Magic hammer: one more force improves at once',
  snowshoes: 'Snowshoes for the snow world',
  clanBoost: '20% more experience for the whole clan for a day',
}
export default gain
