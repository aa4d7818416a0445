import type { Price as PriceRow } from '@skystair/contract'
import { Price } from './price.tsx'

/** The regular price, struck through, beside a lower one. */
export const OldPrice = ({ price }: { readonly price: readonly PriceRow[] }) => (
  <s className="sky-small-text">
    {price.map((one) => (
      <Price key={one.resource} {...one} />
    ))}
  </s>
)
