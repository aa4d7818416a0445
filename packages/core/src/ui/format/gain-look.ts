import { consumables } from '@skystair/world/consumables'
import type { Translate } from '../../texts.ts'
import artifactFrames from './artifact-frames.table.ts'
import { isResource, resourceFrame } from './resource-frame.ts'

/** Picture and name of something gained, by the gain's kind: a resource, an artifact's key, a kind of consumable, `experience`, or a creature's imageId. */
export function gainLook(kind: string, t: Translate): { readonly frame: string; readonly name: string } {
  if (isResource(kind)) return { frame: resourceFrame(kind), name: t(`resource.${kind}`) }
  if (kind === 'experience') return { frame: 'icon/star', name: t('common.experience') }
  const consumable = consumables.find((known) => known.kind === kind)
  if (consumable) return { frame: consumable.atlasKey, name: t(`consumable.${kind}.name`) }
  const artifact = artifactFrames[kind]
  return artifact ? { frame: artifact, name: t(`artifact.${kind}.name`) } : { frame: 'icon/heroes', name: t(`creature.${kind}.name`) }
}
