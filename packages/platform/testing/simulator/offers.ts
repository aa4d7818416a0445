import type { PortalOffers } from './types.ts'

/** A portal that has nothing of its own: simulators say what theirs has beside or instead of it. */
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
  tellsCancel: false,
  hearsPlay: false,
  links: false,
  pauses: false,
  mutes: false,
}
