import type { Scene } from '@skystair/contract/enums'
import type { Bring } from '../../app/load-module.ts'
import type { StageScene } from './scene-base.ts'
import type { Services } from './services.ts'

export type SceneKind = new (services: Services) => StageScene

/** Scenes in chunks of their own: none of them is the first that is seen. */
const chunks: Partial<Record<Scene, () => Promise<SceneKind>>> = {
  battle: async () => (await import('../../areas/battle/scene/battle-scene.ts')).BattleScene,
  creature: async () => (await import('../../areas/hero/scene.ts')).CreatureScene,
}

/** What brings scenes on demand, each once; `add` is given what came. Other scenes are there already, and resolve at once. */
export function lateScenes(bring: Bring, add: (kind: SceneKind) => void, from = chunks): (scene: Scene) => Promise<void> {
  const known = new Map<Scene, Promise<void>>()
  return async (scene) => {
    const load = from[scene]
    if (!load) return
    const coming = known.get(scene) ?? bring(load).then(add)
    known.set(scene, coming)
    await coming
  }
}
