import type { Language } from '../../services/options.ts'
import type { Translate } from '../../services/texts.ts'

/** Platforms' own money, with a text of its own; whatever else there is, is an ISO currency. */
const OWN: readonly string[] = ['XTR', 'VOTES', 'OK', 'KREDS', 'YAN', 'MAIL', 'FM']

/** A price in words: `amount` is in minor units of an ISO currency, or whole units of a platform's own money. */
export function moneyWords({ amount, currency }: { amount: number; currency: string }, lang: Language, t: Translate): string {
  if (OWN.includes(currency)) return t(`bank.money.${currency}`, { count: amount })
  try {
    const format = new Intl.NumberFormat(lang, { style: 'currency', currency, currencyDisplay: 'narrowSymbol' })
    const digits = format.resolvedOptions().maximumFractionDigits ?? 2
    const value = amount / 10 ** digits
    // Round sums stand without their zeros.
    return Number.isInteger(value)
      ? new Intl.NumberFormat(lang, { style: 'currency', currency, currencyDisplay: 'narrowSymbol', maximumFractionDigits: 0 }).format(
          value,
        )
      : format.format(value)
  } catch {
    // A name that no browser takes for a currency is shown as it is.
    return `${amount} ${currency}`
  }
}
