import type { Artifact } from '@skystair/contract'
import { artifactOf } from '@skystair/rules'
import { world } from '@skystair/world'

/** Returns an artifact of the catalogue, by default the first: three points of attack. */
export const testArtifact = (id: number, key = 'road_sword'): Artifact => {
  const kind = world.artifacts.find((each) => each.key === key)
  if (!kind) throw new Error(`No artifact is called ${key}.`)
  return artifactOf(kind, id)
}
