import { artifacts } from '@skystair/world/areas/hero/artifacts'
import { autorun } from 'mobx'
import { useEffect } from 'react'
import type { Services } from '../../services/services.ts'
import { whenIdle } from '../../services/when-idle.ts'
import type { Atlases } from '../../ui/art/atlases.ts'
import { useAtlases, useServices } from '../../ui/context.ts'
import { PlayerStore } from '../player/index.ts'

/**
 * Loads the pictures of the artifacts that the server names, a few stairs before they can be found, while the browser is idle. Returns the function
 * that stops it.
 */
export function preloadArtifacts(services: Services, atlases: Pick<Atlases, 'preload'>): () => void {
  let stop = () => {}
  const end = autorun(() => {
    const ids = new Set(services.get(PlayerStore).info?.artifactIdsToLoad)
    stop()
    stop = whenIdle(() => {
      for (const { id, atlasKey } of artifacts) if (ids.has(id)) atlases.preload(atlasKey)
    })
  })
  return () => {
    end()
    stop()
  }
}

/** Loads those pictures while it is mounted; renders nothing. */
export function PreloadArtifacts(): null {
  const services = useServices()
  const atlases = useAtlases()
  useEffect(() => preloadArtifacts(services, atlases), [services, atlases])
  return null
}
