import { consumables } from '@skystair/world/areas/battle/rows'
import type { Translate } from '../../services/texts.ts'

/** Returns what a consumable does in a battle, with its numbers. */
export function consumableWords(kind: string, t: Translate): string {
  const { power = 0, moves = 0 } = consumables.find((one) => one.kind === kind) ?? {}
  return t(`consumable.${kind}.use`, { power, moves: t('count.moves', { count: moves }), charges: t('count.charges', { count: power }) })
}
