import { artifacts } from '@skystair/world/areas/hero/artifacts'
import { autorun } from 'mobx'
import { whenIdle } from '../../app/when-idle.ts'
import type { RootStore } from '../../root-store.ts'
import type { Atlases } from '../../ui/art/atlases.ts'

/** Fetches the pictures of the artifacts that the server names, a few stairs before they can be found, while the browser is idle. Answers what ends it. */
export function bringCarried(root: RootStore, atlases: Pick<Atlases, 'bring'>): () => void {
  let stop = () => {}
  const end = autorun(() => {
    const ids = new Set(root.player.info?.artifactIdsToLoad)
    stop()
    stop = whenIdle(() => {
      for (const { id, atlasKey } of artifacts) if (ids.has(id)) atlases.bring(atlasKey)
    })
  })
  return () => {
    end()
    stop()
  }
}
