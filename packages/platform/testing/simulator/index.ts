export { simulatedBank, simulatedOrder, simulatedProduct } from './bank.ts'
export { gamePushSimulator } from './gamepush.ts'
export { simulatedHost, simulatedUser } from './host.ts'
export { type Inexpressible, MONEY_CASES, type MoneyCase, reasons } from './money.ts'
export { noOffers } from './offers.ts'
export { oidcSigner } from './oidc.ts'
export { testPage } from './page.ts'
export { paidPage, payPage } from './pay-page.ts'
export { launchTamperings, ruleText, signedQuery } from './signed-launch.ts'
export { runStandIn, standIn } from './stand-in.ts'
export type {
  AdMode,
  HostMode,
  NoticeKind,
  PortalOffers,
  PortalReview,
  PurchaseMode,
  SimulatedControls,
  SimulatedPage,
  SimulatedUser,
  Simulator,
} from './types.ts'
export { framedWindow, SimulatedWindow } from './window.ts'
export { xsollaContents, xsollaNotice, xsollaNotices, xsollaResponse, xsollaTestSettings } from './xsolla.ts'
