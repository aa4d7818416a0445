import type { Translate } from '../../texts.ts'
import { isResource, resourceFrame } from './resource-frame.ts'

/** Picture and name of something gained, by the gain's kind: a resource, `artifact:<key>`, `consumable:<kind>`, `creature:<imageId>` or experience. */
export function gainLook(kind: string, t: Translate): { readonly frame: string; readonly name: string } {
  if (isResource(kind)) return { frame: resourceFrame(kind), name: t(`resource.${kind}`) }
  const [family = '', key = ''] = kind.split(':')
  if (family === 'consumable') return { frame: `consumable/${key}`, name: t(`consumable.${key}.name`) }
  if (family === 'artifact') return { frame: 'place/artifact', name: t(`artifact.${key}.name`) }
  if (family === 'creature') return { frame: 'icon/heroes', name: t(`creature.${key}.name`) }
  return { frame: 'icon/star', name: t('common.experience') }
}
