import { afterEach, expect, it, vi } from 'vitest'
import { info, player } from '../../../testing/fixtures.ts'
import { playing } from '../../../testing/services.ts'
import { atlasOf } from '../../art/atlas-of.ts'
import { PlayerStore } from '../player/store.ts'
import { preloadArtifacts } from './preload-artifacts.ts'

afterEach(() => {
  vi.useRealTimers()
})

it('loads the atlases of the artifacts that the server names, and others once it names them', () => {
  vi.useFakeTimers()
  const { services } = playing()
  const preloaded = new Set<string>()
  const name = (...artifactIdsToLoad: number[]) => services.get(PlayerStore).setInfo(info({ player: player(), artifactIdsToLoad }))
  name(1, 2, 4)
  const end = preloadArtifacts(services, { preload: (frame) => void preloaded.add(atlasOf(frame)) })
  expect([...preloaded]).toEqual([])
  vi.runAllTimers()
  expect([...preloaded]).toEqual(['artifacts-1'])
  name(1, 2, 4, 17, 48)
  vi.runAllTimers()
  expect([...preloaded].sort()).toEqual(['artifacts-1', 'artifacts-2', 'artifacts-4'])
  end()
  name(31)
  vi.runAllTimers()
  expect(preloaded.has('artifacts-3')).toBe(false)
})
