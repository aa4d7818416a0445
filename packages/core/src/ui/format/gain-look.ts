import type { Gain, Price } from '@skystair/contract'
import { consumables } from '@skystair/world/areas/battle/rows'
import { creatureFrame } from '../../art/looks.ts'
import { isResource, resourceFrame } from '../../art/resource-frame.ts'
import type { Translate } from '../../services/texts.ts'
import artifactFrames from './artifact-frames.table.ts'

/** Frames of gains that are neither resources nor things of a catalogue. */
const otherFrames: Readonly<Record<string, string>> = {
  ...{
    rank: 'icon/crown',
    goldTicket: 'res/TICKETS',
    hammer: 'icon/forge',
    snowshoes: 'island/snow-pines',
    'clanBoost:experience': 'icon/clan',
  },
}
/** Sizes of boosters by the last word of their keys; sets are named after metals. */
const boosterSizes: Readonly<Record<string, string>> = { silver: 'SMALL', gold: 'MIDDLE', platinum: 'BIG' }

/** Returns the frame of a booster by its key, null for other kinds. */
function boosterFrame(kind: string): string | null {
  const [, family = '', size = ''] = /^(exp|health|recover|set)_([a-z]+)$/.exec(kind) ?? []
  return (family && `booster/${family === 'set' ? 'COMPLEX' : family.toUpperCase()}_${boosterSizes[size] ?? size.toUpperCase()}`) || null
}

/**
 * Returns frame and name of a gain by its kind: a resource, an artifact's key, a kind of consumable, a booster's key, `experience`, `rank`, `goldTicket`,
 * `portalDiscount:<percent>`, `gemsBonus:<percent>`, `chest:<type>`, `hammer`, `snowshoes`, `clanBoost:experience`, `card:<kind>`, with `:<class>` if it is for one class, or a creature's imageId. With a count, the name of a resource or of experience has the form that follows that number.
 */
export function gainLook(kind: string, t: Translate, count?: number): { readonly frame: string; readonly name: string } {
  if (isResource(kind))
    return { frame: resourceFrame(kind), name: count === undefined ? t(`resource.${kind}`) : t(`resource.${kind}`, { count }) }
  if (kind === 'experience') return { frame: 'icon/star', name: t(count === undefined ? 'common.experience' : 'common.experienceGained') }
  const consumable = consumables.find((one) => one.kind === kind)
  if (consumable) return { frame: consumable.atlasKey, name: t(`consumable.${kind}.name`) }
  const booster = boosterFrame(kind)
  if (booster) return { frame: booster, name: t(`booster.${kind}.name`) }
  const other = otherFrames[kind]
  if (other) return { frame: other, name: t(`gain.${kind.split(':')[0]}`) }
  const artifact = artifactFrames[kind]
  if (artifact) return { frame: artifact, name: t(`artifact.${kind}.name`) }
  const [, percent] = /^portalDiscount:(\d+)$/.exec(kind) ?? []
  if (percent) return { frame: 'portal', name: t('gain.portalDiscount', { percent }) }
  const [, bonus] = /^gemsBonus:(\d+)$/.exec(kind) ?? []
  if (bonus) return { frame: resourceFrame('mithril'), name: t('gain.gemsBonus', { percent: bonus }) }
  const [, chest] = /^chest:(\w+)$/.exec(kind) ?? []
  if (chest) return { frame: `chest-closed/${chest}`, name: t(`campaign.chest.${chest}`) }
  const [, card, of] = /^card:(\w+)(?::(\w+))?$/.exec(kind) ?? []
  if (card) return { frame: `card/${card.toLowerCase()}`, name: `${t(`card.${card}.name`)}${of ? ` (${t(`trait.${of}.class`)})` : ''}` }
  return { frame: creatureFrame({ imageId: kind }), name: t(`creature.${kind}.name`) }
}

/** Returns a gain as text: “15 red crystals”, “Phoenix Feather”. */
export function gainWords({ kind, amount }: Gain, t: Translate): string {
  const { name } = gainLook(kind, t, amount)
  return isResource(kind) ? `${amount} ${name}` : amount > 1 ? `${name} ×${amount}` : name
}

/** Returns gains as text: “200 gold coins, 1 elixir”. */
export const gainsWords = (gains: readonly Gain[], t: Translate): string => gains.map((gain) => gainWords(gain, t)).join(', ')

/** Returns a price as text: “40 red crystals, 2 emeralds”. */
export const priceWords = (price: readonly Price[], t: Translate): string =>
  gainsWords(
    price.map(({ resource, amount }) => ({ kind: resource, amount })),
    t,
  )
