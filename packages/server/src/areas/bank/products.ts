import type { BankOption, Currency, PlayerSource } from '@skystair/contract'
import type { Product } from '@skystair/platform/server'
import { type BankProduct, bankProducts, titleOf } from '@skystair/world/areas/bank/rows'

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

interface Wishes {
  /** What the call asks for; DEFAULT is nothing. */
  readonly asked?: Currency | undefined
  /** What the platform said when the player came. */
  readonly known?: string | null | undefined
  /** What the method takes, the usual one first. */
  readonly taken?: readonly string[] | undefined
}

/** The currency that a platform shows its prices in: what is wished for where the method takes it, else roubles, or dollars where they are usual. */
export function currencyOf(source: PlayerSource, { asked, known, taken }: Wishes): string {
  const own = ownMoney[source]
  if (own) return own
  const usual = inDollars.includes(source) ? 'USD' : 'RUB'
  const good = [asked, known, usual, ...(taken ?? [])].filter((currency) => currency && currency !== 'DEFAULT')
  return good.find((currency) => !taken || taken.includes(currency!)) ?? usual
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
export const asOption = ({ id, productId, gems, bonusGems, bonusPoints, best, prices }: BankProduct, currency: string): BankOption => ({
  ...{ id, productId, gems, bonusGems, bonusPoints, best },
  price: { amount: prices[currency] ?? 0, currency },
})

export const productsOf = (kind: BankProduct['kind']): readonly BankProduct[] => bankProducts.filter((product) => product.kind === kind)
