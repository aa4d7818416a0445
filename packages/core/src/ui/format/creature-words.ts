import type { Creature } from '@skystair/contract'
import { women } from '@skystair/world/areas/hero/women'
import type { Translate } from '../../services/texts.ts'

/** Returns the class of a creature and its rarity, as one line. */
export const kindWords = ({ imageId, class: own, rarity }: Pick<Creature, 'imageId' | 'class' | 'rarity'>, t: Translate): string =>
  `${t(women.includes(imageId) ? `womanClass.${own}` : `trait.${own}.class`)} · ${t(`rarity.${rarity}`)}`
