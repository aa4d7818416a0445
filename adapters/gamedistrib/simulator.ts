import { noOffers, type Simulator, standIn } from '@skystair/platform/simulator'
import { SDK_ADDRESS } from './sdk.ts'
import { gdStandIn } from './stand-in.ts'

/** The portal with its adverts. All players are guests. */
export const simulator = {
  source: 'gamedistrib',
  offers: { ...noOffers, canReward: true, canInterstitial: true, startsWithAdvert: true, pauses: true, needsSdk: true },
  review: {
    address: 'https://html5.gamedistribution.com/0123456789abcdef0123456789abcdef/',
    embeddedBy: ['https://publisher.test'],
    start: ['interstitial'],
    forbidsSelection: false,
    namesLanguage: false,
  },
  settings: {},
  attributes: { 'data-gd-game': '0123456789abcdef0123456789abcdef' },
  page(_user, host, purchase) {
    const scripts: Record<string, string> = {}
    if (host !== 'BLOCKED') scripts[SDK_ADDRESS] = standIn(gdStandIn, host, purchase)
    return { query: { gd_sdk_referrer_url: 'https://publisher.test/games' }, scripts }
  },
  frame: true,
} satisfies Simulator
