/** Texts for an amount of money, one for each plural form of a language; `{{count}}` is replaced by the number. */
export interface AmountWords {
  readonly RU: { readonly one: string; readonly few: string; readonly many: string }
  readonly EN: { readonly one: string; readonly other: string }
}

/** A platform's own currency. All its players pay with it, whichever currency is requested. */
export interface OwnMoney {
  /** Its code in prices: `XTR`. */
  readonly code: string
  readonly words: AmountWords
  /** The price of each product by our id, in whole units; ROUBLES if a unit costs as much as a rouble. A product without a price is not sold. */
  readonly prices: 'ROUBLES' | Readonly<Record<string, number>>
}

/** Returns a platform's own currency from the forms of its name: one, few and many in Russian, one and other in English. */
export function ownMoney(
  code: string,
  [one, few, many]: readonly [string, string, string],
  [single, other]: readonly [string, string],
  prices: OwnMoney['prices'],
): OwnMoney {
  const counted = (name: string) => `{{count}} ${name}`
  return {
    code,
    words: { RU: { one: counted(one), few: counted(few), many: counted(many) }, EN: { one: counted(single), other: counted(other) } },
    prices,
  }
}
