import { withTimeLimit } from '@skystair/platform'
import { CallError } from '../../net/call-error.ts'
import type { Services } from '../../services/services.ts'
import { PlayerStore } from '../player/index.ts'

/** Time limit for the platform's list of promo codes, in milliseconds. */
const LIMIT = 15_000

/**
 * Redeems the promo codes that the player has entered on the platform, and confirms them. The platform lists them with the unconfirmed purchases;
 * they have no nonce of ours. The next start tries again those that failed.
 */
export async function redeemPromoCodes(services: Services): Promise<void> {
  const { call, platform, report, t, ui } = services
  const { promoCodes } = platform
  if (!promoCodes || !platform.capabilities.canPay) return
  try {
    const held = await withTimeLimit(platform.pay.unconfirmed(), LIMIT)
    const codes = held.filter(({ nonce, signature }) => nonce === '' && signature !== undefined)
    for (const signature of new Set(codes.flatMap((code) => code.signature ?? []))) {
      const { tokens, gains, player } = await call(promoCodes, { body: { signature } }, { once: true })
      services.get(PlayerStore).update(player)
      const gems = gains.reduce((sum, { amount }) => sum + amount, 0)
      if (gems > 0) ui.toast(t('campaign.promo', { count: gems }), 'good')
      for (const code of codes) if (code.token !== undefined && tokens.includes(code.token)) await platform.pay.confirm(code)
    }
  } catch (error) {
    if (!(error instanceof CallError)) report(`Promo codes: ${error instanceof Error ? error.message : String(error)}`)
  }
}
