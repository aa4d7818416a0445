import type { BankOption, Currency } from '@skystair/contract'
import type { PlatformManifest } from '@skystair/platform/manifest'
import type { Product } from '@skystair/platform/server'
import { type BankProduct, bankProducts, titleOf } from '@skystair/world/areas/bank/rows'

interface Wishes {
  /** The currency that the client requests; DEFAULT means none. */
  readonly asked?: Currency | undefined
  /** The currency that the platform reported when the player signed in. */
  readonly known?: string | null | undefined
  /** The currencies of the payment method, the usual one first. */
  readonly taken?: readonly string[] | undefined
}

type Money = Pick<PlatformManifest, 'money'>

/**
 * Returns the currency of a platform's prices: its own money if it has one; else the requested one, if the payment method accepts it; else the usual one of
 * its manifest. Prices of an unknown platform are in roubles.
 */
export function currencyOf(manifest: Money | undefined, { asked, known, taken }: Wishes): string {
  const usual = manifest?.money ?? 'RUB'
  if (typeof usual !== 'string') return usual.code
  const good = [asked, known, usual, ...(taken ?? [])].filter((currency) => currency && currency !== 'DEFAULT')
  return good.find((currency) => !taken || taken.includes(currency!)) ?? usual
}

export const productById = (id: number): BankProduct | undefined => bankProducts.find((product) => product.id === id)
export const productByName = (productId: string): BankProduct | undefined => bankProducts.find((product) => product.productId === productId)

/** Returns a product's prices on a platform: in minor units by ISO currency, and in whole units of the platform's own money, if it has one. */
export function pricesOf({ productId, prices }: BankProduct, manifest: Money | undefined): Readonly<Record<string, number>> {
  const money = manifest?.money
  if (typeof money !== 'object') return prices
  const own = money.prices === 'ROUBLES' ? prices.RUB / 100 : money.prices[productId]
  return own === undefined ? prices : { ...prices, [money.code]: own }
}

/** Returns a product with this percentage of extra gems. Gifts for others have no extra gems. */
export const withBonus = (product: BankProduct, percent: number): BankProduct =>
  product.kind === 'GEMS' ? { ...product, bonusGems: product.bonusGems + Math.trunc((product.gems * percent) / 100) } : product

/** A product in the form that the server parts of platforms receive. */
export const asProduct = (product: BankProduct, manifest: Money | undefined): Product => ({
  id: product.productId,
  title: titleOf(product),
  gems: product.gems + product.bonusGems,
  prices: pricesOf(product, manifest),
})

export const productsOf = (kind: BankProduct['kind']): readonly BankProduct[] => bankProducts.filter((product) => product.kind === kind)

type PricedOption = Omit<BankOption, 'best'>
const gemsPerMoney = ({ gems, bonusGems, price }: PricedOption): number => (gems + bonusGems) / price.amount

/**
 * Returns the products of a platform's bank that have a price in this currency, with this percentage of extra gems. The best one gives the most gems for its price; of
 * several such ones the cheapest is the best.
 */
export function optionsOf(kind: BankProduct['kind'], manifest: Money | undefined, currency: string, bonusPercent = 0): BankOption[] {
  const all = productsOf(kind).flatMap((product): PricedOption[] => {
    const { id, productId, gems, bonusGems, bonusPoints } = withBonus(product, bonusPercent)
    const amount = pricesOf(product, manifest)[currency]
    return amount === undefined ? [] : [{ id, productId, gems, bonusGems, bonusPoints, price: { amount, currency } }]
  })
  const most = Math.max(...all.map(gemsPerMoney))
  const best = all.filter((option) => gemsPerMoney(option) === most).sort((a, b) => a.price.amount - b.price.amount)[0]
  return all.map((option) => ({ ...option, best: option === best }))
}
