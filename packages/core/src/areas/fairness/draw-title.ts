import type { Translate } from '../../services/texts.ts'

/** The tables of chances that have a name; the texts have one name for all others. */
const namedChances = ['wheel', 'goldWheel', 'delayedChest', 'CHEST', 'CHEST_2', 'CHEST_3', 'clanFactory']

/** Returns the title of a draw: what was drawn from, which chest, and the number. */
export function drawTitle({ chance, number }: { readonly chance: string; readonly number: number }, t: Translate): string {
  const [name = '', which = ''] = chance.split(/[.:]/)
  if (!namedChances.includes(name)) return t('fairness.draw.other', { number })
  const chest = name.toLowerCase().includes('chest') ? t(`campaign.chest.${which}`) : ''
  return t(`fairness.draw.${name}`, { number, chest })
}
