import type { BankOption, Currency, PlayerSource } from '@skystair/contract'
import type { Product } from '@skystair/platform/server'
import { type BankProduct, bankProducts, titleOf } from '@skystair/world/bank'

/** Platforms that are paid in money of their own, whatever is asked for. */
const ownMoney: Partial<Record<PlayerSource, string>> = {
  ya: 'YAN',
  tg: 'XTR',
  gp_playdeck: 'XTR',
  vk: 'VOTES',
  ok: 'OK',
  kong: 'KREDS',
  foto: 'FM',
}
/** Platforms whose prices begin in dollars. */
const inDollars: readonly PlayerSource[] = ['crazygames', 'gamedistrib']

/** The currency that a platform shows its prices in. `asked` counts where it leaves the choice; DEFAULT is roubles. */
export function currencyOf(source: PlayerSource, asked: Currency | undefined, known: string | null = null): string {
  const own = ownMoney[source]
  if (own) return own
  if (asked === 'USD' || asked === 'EUR') return asked
  if (known === 'USD' || known === 'EUR') return known
  return inDollars.includes(source) ? 'USD' : 'RUB'
}

export const productById = (id: number): BankProduct | undefined => bankProducts.find((product) => product.id === id)
export const productByName = (productId: string): BankProduct | undefined => bankProducts.find((product) => product.productId === productId)

/** A product as platforms' server halves know it. */
export const asProduct = (product: BankProduct): Product => ({
  id: product.productId,
  title: titleOf(product),
  gems: product.gems + product.bonusGems,
  prices: product.prices,
})

/** A product as it is shown. */
export const asOption = ({ kind: _kind, prices, ...product }: BankProduct, currency: string): BankOption => ({
  ...product,
  price: { amount: prices[currency] ?? 0, currency },
})

export const productsOf = (kind: BankProduct['kind']): readonly BankProduct[] => bankProducts.filter((product) => product.kind === kind)
