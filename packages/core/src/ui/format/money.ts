import type { Platform } from '@skystair/platform'
import type { Language } from '../../services/options.ts'

/**
 * Returns a price as text. `amount` is in minor units of an ISO currency, or in whole units of the platform's own currency, whose forms are
 * those of its manifest.
 */
export function moneyWords({ amount, currency }: { amount: number; currency: string }, lang: Language, own?: Platform['money']): string {
  if (currency === own?.code) return ownMoneyWords(amount, lang, own.words)
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

function ownMoneyWords(amount: number, lang: Language, words: NonNullable<Platform['money']>['words']): string {
  const forms: Readonly<Record<string, string>> = words[lang]
  const form = forms[new Intl.PluralRules(lang).select(amount)] ?? forms.many ?? forms.other ?? ''
  return form.replace('{{count}}', new Intl.NumberFormat(lang).format(amount))
}
