import { type OwnMoney, ownMoney } from './own-money.ts'

/** The currency of Telegram and of platforms inside Telegram. */
export const stars: OwnMoney = ownMoney('XTR', ['звезда', 'звезды', 'звёзд'], ['star', 'stars'], {
  gems_100: 65,
  gems_300: 185,
  gems_600: 360,
  gems_1500: 850,
  gems_3500: 1850,
  gems_8000: 3900,
  gift_30: 20,
  gift_100: 65,
  gift_500: 305,
  gift_1000: 585,
})
