import type { Creature } from '@skystair/contract'
import type { Scene } from '@skystair/contract/enums'
import type { RootStore } from '../stores/root-store.ts'
import { creatureFrame } from '../ui/art/looks.ts'
import { atlasOf } from '../ui/art/where.ts'
import type { AtlasName } from './kit/art.ts'
import { classOf } from './kit/kinds.ts'

const always: readonly AtlasName[] = ['ui', 'road', 'heroes', 'creatures-1']

const isLate = (creature: Pick<Creature, 'imageId' | 'class'>) => atlasOf(creatureFrame(creature)) === 'creatures-2'

/** The atlases that a scene can't do without, by what it will show. */
export function needsOf(scene: Scene, root: RootStore): readonly AtlasName[] {
  switch (scene) {
    case 'character selection':
      return ['ui', 'road', 'heroes']
    case 'road': {
      const places = [...root.road.places.values()]
      const late =
        root.player.squad.some(isLate) ||
        places.some(({ creatureImageId: imageId }) => imageId !== null && isLate({ imageId, class: classOf(imageId) }))
      const feast = places.some(({ image }) => atlasOf(image) === 'event-items')
      return [...always, ...(late ? (['creatures-2'] as const) : []), ...(feast ? (['event-items'] as const) : [])]
    }
    case 'battle':
    case 'battle load':
      return root.battle.shown.some(isLate)
        ? ['ui', 'heroes', 'creatures-1', 'creatures-2', 'backdrops']
        : ['ui', 'heroes', 'creatures-1', 'backdrops']
    case 'creature':
    case 'creature load':
      return ['ui', 'road', 'heroes', 'creatures-1', 'creatures-2', 'backdrops']
    default:
      return []
  }
}
