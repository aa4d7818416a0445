import type { Gain } from '@skystair/contract'
import { consumables } from '@skystair/world/areas/battle/rows'
import { isResource, resourceFrame } from '../../art/resource-frame.ts'
import type { Translate } from '../../services/texts.ts'
import artifactFrames from './artifact-frames.table.ts'

/**
 * Returns frame and name of a gain by its kind: a resource, an artifact's key, a kind of consumable, `experience`, or a creature's imageId. With a
 * count, the name of a resource has the form that follows that number.
 */
export function gainLook(kind: string, t: Translate, count?: number): { readonly frame: string; readonly name: string } {
  if (isResource(kind))
    return { frame: resourceFrame(kind), name: count === undefined ? t(`resource.${kind}`) : t(`resource.${kind}`, { count }) }
  if (kind === 'experience') return { frame: 'icon/star', name: t('common.experience') }
  const consumable = consumables.find((one) => one.kind === kind)
  if (consumable) return { frame: consumable.atlasKey, name: t(`consumable.${kind}.name`) }
  const artifact = artifactFrames[kind]
  return artifact ? { frame: artifact, name: t(`artifact.${kind}.name`) } : { frame: 'icon/heroes', name: t(`creature.${kind}.name`) }
}

/** Returns a gain as text: “15 red crystals”, “Phoenix Feather”. */
export function gainWords({ kind, amount }: Gain, t: Translate): string {
  const { name } = gainLook(kind, t, amount)
  return isResource(kind) ? `${amount} ${name}` : amount > 1 ? `${name} ×${amount}` : name
}
