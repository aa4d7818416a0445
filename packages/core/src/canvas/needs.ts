import type { Creature } from '@skystair/contract'
import type { Scene } from '@skystair/contract/enums'
import type { RootStore } from '../stores/root-store.ts'
import type { AtlasName } from './kit/art.ts'
import { early } from './kit/early.ts'
import { classOf } from './kit/kinds.ts'

const always: readonly AtlasName[] = ['ui', 'road', 'creatures-1']

const isLate = (creature: Pick<Creature, 'class'>) => !early.has(creature.class)

/** The atlases that a scene can't do without, by what it will show. */
export function needsOf(scene: Scene, root: RootStore): readonly AtlasName[] {
  switch (scene) {
    case 'character selection':
      return ['ui', 'road', 'heroes']
    case 'road': {
      const late =
        root.player.squad.some(isLate) ||
        [...root.road.places.values()].some(({ creatureImageId }) => creatureImageId !== null && !early.has(classOf(creatureImageId)))
      return late ? [...always, 'creatures-2'] : always
    }
    case 'battle':
    case 'battle load':
      return root.battle.shown.some(isLate) ? ['ui', 'creatures-1', 'creatures-2', 'backdrops'] : ['ui', 'creatures-1', 'backdrops']
    case 'creature':
    case 'creature load':
      return ['ui', 'road', 'creatures-1', 'creatures-2', 'backdrops']
    default:
      return []
  }
}
