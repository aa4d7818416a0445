import type { PortalOffers } from './types.ts'

/** A portal without any features: simulators replace the ones that their portal has. */
export const noOffers: PortalOffers = {
  canPay: false,
  canReward: false,
  canInterstitial: false,
  canInvite: false,
  canShare: false,
  canJoin: false,
  canSignIn: false,
  externalLinks: false,
  ownAccounts: false,
  namesOnRequest: false,
  needsSdk: false,
  pays: 'OVER',
  reportsCancel: false,
  receivesPlay: false,
  links: false,
  pauses: false,
  mutes: false,
}
