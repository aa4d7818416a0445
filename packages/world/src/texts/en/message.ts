import type ru from '../ru/message.ts'
import type { Same } from '../same.ts'

const message: Same<typeof ru> = {
  notEnoughFunds: 'Not enough funds to buy',
  notEnoughGems: 'Not enough gems!',
  insufficientEmeralds: 'Insufficient emeralds',
  notEnoughTickets: 'Not enough tickets',
  notEnoughTokens: 'Not enough tokens!',
  notEnoughAmethysts: 'Not enough amethysts',
  notEnoughCaviar: 'Not enough caviar!',
  offerLimit_one: 'You can use offer not more than {{count}} time per day',
  offerLimit_other: 'You can use offer not more than {{count}} times per day',
  arenaClosed: 'Arena has not opened yet',
  connectionError: 'Server connection error',
}
export default message
