import { noCapabilities } from '../../src/web.ts'
import type { PortalOffers } from './types.ts'

/** A portal without any features: simulators replace the ones that their portal has. */
export const noOffers: PortalOffers = {
  ...noCapabilities,
  namesOnRequest: false,
  needsSdk: false,
  pays: 'OVER',
  reportsCancel: false,
  receivesPlay: false,
  links: false,
  pauses: false,
  mutes: false,
}
