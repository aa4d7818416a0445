import { Type } from 'typebox'
import { Price } from '../../economy/price.ts'
import { Count, Flag, Id } from '../../schema.ts'

export const Portal = Type.Object({
  id: Id,
  discounts: Type.Array(Type.Object({ discountPercent: Count, count: Count })),
  price: Type.Array(Price),
  targetStair: Count,
  open: Flag,
})
