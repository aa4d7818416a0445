import type { Simulator } from '@skystair/platform'
import { standIn } from '@skystair/platform/stand-in'
import { SDK_ADDRESS } from './sdk.ts'
import { gdStandIn } from './stand-in.ts'

/** The portal with its adverts. Everybody is a guest there. */
export const simulator = {
  source: 'gamedistrib',
  settings: {},
  attributes: { 'data-gd-game': '0123456789abcdef0123456789abcdef' },
  page(_user, host) {
    const scripts: Record<string, string> = {}
    if (host !== 'BLOCKED') scripts[SDK_ADDRESS] = standIn(gdStandIn, host)
    return { query: { gd_sdk_referrer_url: 'https://publisher.test/games' }, scripts }
  },
  frame: true,
} satisfies Simulator
