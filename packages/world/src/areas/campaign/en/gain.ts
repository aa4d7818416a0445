import type { Same } from '../../../texts/same.ts'
import type ru from '../ru/gain.ts'

const gain: Same<typeof ru> = {
  rank: 'A rank for a hero',
  goldTicket: 'Gold ticket',
  portalDiscount: '{{percent}}% off at a portal',
}
export default gain
