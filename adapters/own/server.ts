import type { PayServer, ServerPlatform } from '@skystair/platform/server'
import { xsollaPay, xsollaSettings } from '@skystair/platform/xsolla'
import { robokassa, robokassaSettings } from './robokassa.ts'

/** The own site proves nobody: its players are guests or have accounts with us. */
export const server: ServerPlatform = { source: 'own', settings: { ...xsollaSettings('XSOLLA'), ...robokassaSettings } }

/** Those who sell for the own site; each hears its notices at `/api/payment/notice/own/<name>`. */
export const payments = {
  xsolla: xsollaPay({ prefix: 'XSOLLA', payer: (order) => String(order.playerId) }),
  robokassa,
} satisfies Record<string, PayServer>
