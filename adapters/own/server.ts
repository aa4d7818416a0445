import type { PayServer, ServerPlatform } from '@skystair/platform/server'
import { xsollaPay, xsollaSettings } from '@skystair/platform/xsolla'
import { robokassa, robokassaSettings } from './robokassa.ts'

/** The own site proves no identities: its players are guests or have accounts with us. */
export const server: ServerPlatform = { source: 'own', settings: { ...xsollaSettings('XSOLLA'), ...robokassaSettings } }

/** The providers of the own site; each sends its notices to `/api/payment/notice/own/<name>`. */
export const payments = {
  xsolla: xsollaPay({ prefix: 'XSOLLA', payer: (order) => String(order.playerId) }),
  robokassa,
} satisfies Record<string, PayServer>
