import type { Language } from '../../services/options.ts'
import type { Translate } from '../../services/texts.ts'

/** Platforms' own currencies, with texts; all others are ISO currencies. */
const OWN: readonly string[] = ['XTR', 'VOTES', 'OK', 'KREDS', 'YAN', 'MAIL', 'FM']

/** Returns a price as text: `amount` is in minor units of an ISO currency, or whole units of a platform's own one. */
export function moneyWords({ amount, currency }: { amount: number; currency: string }, lang: Language, t: Translate): string {
  if (OWN.includes(currency)) return t(`bank.money.${currency}`, { count: amount })
  try {
    const format = new Intl.NumberFormat(lang, { style: 'currency', currency, currencyDisplay: 'narrowSymbol' })
    const digits = format.resolvedOptions().maximumFractionDigits ?? 2
    const value = amount / 10 ** digits
    // Whole amounts are written without zeros after the point.
    return Number.isInteger(value)
      ? new Intl.NumberFormat(lang, { style: 'currency', currency, currencyDisplay: 'narrowSymbol', maximumFractionDigits: 0 }).format(
          value,
        )
      : format.format(value)
  } catch {
    // A code that the browser does not accept as a currency is shown as it is.
    return `${amount} ${currency}`
  }
}
