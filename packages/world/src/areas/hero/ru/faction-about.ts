import type { Faction } from '@skystair/contract'

export default {
  SUN: 'По Луне бьёт сильнее, по Тени слабее.',
  MOON: 'По Тени бьёт сильнее, по Солнцу слабее.',
  SHADOW: 'По Солнцу бьёт сильнее, по Луне слабее.',
} satisfies Record<Exclude<Faction, 'NONE'>, string>
