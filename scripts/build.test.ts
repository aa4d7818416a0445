import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, vi } from 'vitest'
import { platformNames } from './build/platforms.ts'
import { NO_SERVER, writeArchives } from './build.ts'

it('writes archives for portals only if GAME_SERVER names their server, and else says what to set', async () => {
  const dist = mkdtempSync(join(tmpdir(), 'dist-'))
  for (const name of platformNames()) mkdirSync(join(dist, name))
  writeFileSync(join(dist, 'ya', 'index.html'), 'page')
  const written = () => ['ya', 'vk'].map((name) => existsSync(join(dist, `${name}.zip`)))
  const said = vi.spyOn(console, 'error').mockImplementation(() => {})
  await writeArchives('https://your.host', dist)
  expect([written(), said.mock.calls]).toEqual([[true, false], []])
  // An archive of an earlier build must not stay either.
  await writeArchives(undefined, dist)
  expect([written(), said.mock.calls]).toEqual([[false, false], [[NO_SERVER]]])
  expect(NO_SERVER).toContain('GAME_SERVER=https://your.host')
  said.mockRestore()
  rmSync(dist, { recursive: true })
})
