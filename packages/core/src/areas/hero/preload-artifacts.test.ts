import { afterEach, expect, it, vi } from 'vitest'
import { info, player } from '../../../testing/fixtures.ts'
import { playing } from '../../../testing/services.ts'
import { atlasOf } from '../../art/atlas-of.ts'
import { PlayerStore } from '../player/store.ts'
import { preloadArtifacts } from './preload-artifacts.ts'

afterEach(() => {
  vi.useRealTimers()
})

it('brings the parts that hold what the server names, and those above once it names them too', () => {
  vi.useFakeTimers()
  const { root } = playing()
  const brought = new Set<string>()
  const name = (...artifactIdsToLoad: number[]) => root.get(PlayerStore).setInfo(info({ player: player(), artifactIdsToLoad }))
  name(1, 2, 4)
  const end = preloadArtifacts(root, { bring: (frame) => void brought.add(atlasOf(frame)) })
  expect([...brought]).toEqual([])
  vi.runAllTimers()
  expect([...brought]).toEqual(['artifacts-1'])
  name(1, 2, 4, 17, 48)
  vi.runAllTimers()
  expect([...brought].sort()).toEqual(['artifacts-1', 'artifacts-2', 'artifacts-4'])
  end()
  name(31)
  vi.runAllTimers()
  expect(brought.has('artifacts-3')).toBe(false)
})
