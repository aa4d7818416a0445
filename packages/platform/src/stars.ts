import type { OwnMoney } from './manifest.ts'

/** The currency of Telegram and of platforms inside Telegram. */
export const stars: OwnMoney = {
  code: 'XTR',
  words: {
    RU: { one: '{{count}} звезда', few: '{{count}} звезды', many: '{{count}} звёзд' },
    EN: { one: '{{count}} star', other: '{{count}} stars' },
  },
  prices: {
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
  },
}
