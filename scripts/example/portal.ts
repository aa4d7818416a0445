// A complete adapter: its bundle in a frame of the simulated portal's page, and a game server that accepts that portal.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { PlatformBundle } from '@skystair/platform'
import { ServerRefusal } from '@skystair/platform/server'
import type { Simulator } from '@skystair/platform/simulator'
import { platformsOf, type ServerHalf } from '@skystair/server'
import { client } from '../../rollup.config.mjs'
import { pageOf } from '../build/page.ts'
import { root } from '../build/paths.ts'
import { write } from '../build/write.ts'
import { startGame } from './game.ts'
import { fileOf, openSite, type Site } from './serve.ts'

const PLAYER = { id: '279058397', name: 'Ada', lang: 'EN' } as const

const outerPage = (name: string, frame: string) => `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <title>${name}</title>
    <style>html, body { height: 100%; margin: 0 } iframe { width: 100%; height: 100%; border: 0 }</style>
  </head>
  <body><iframe id="game" title="Skystair" src="${frame}" allow="autoplay; clipboard-write; fullscreen; gamepad; screen-wake-lock; web-share"></iframe></body>
</html>
`

/** Opens the adapter in the folder `source`, whose simulated portal needs neither other addresses nor a script around the frame. */
export async function openPortal(source: string): Promise<Site> {
  const name = basename(source)
  const half = async <T>(file: string) => (await import(pathToFileURL(join(source, file)).href)) as T
  const { bundle } = await half<{ bundle: PlatformBundle }>('bundle.ts')
  const { simulator } = await half<{ simulator: Simulator }>('simulator.ts')
  const adapter = { ...(await half<object>('manifest.ts')), ...(await half<object>('server.ts')) } as ServerHalf
  const built = mkdtempSync(join(tmpdir(), 'skystair-portal-'))
  await write([client({ entry: join(source, 'client.ts'), dir: built })])

  const page = await simulator.page(PLAYER, 'WELL', 'PAY', Date.now())
  const query = new URLSearchParams(page.query).toString()
  let game: Site
  // The portal's host serves its own script, the platform's files and the game's core, as from the archive.
  const frame = await openSite('127.0.0.1', (path) => {
    const script = page.scripts[path]
    if (script !== undefined) return { body: script }
    if (path === '/index.html') return { body: pageOf({ name, bundle, server: game.origin, settings: {} }) }
    const body = fileOf(built, path) ?? fileOf(join(root, 'dist/own'), path)
    return body && { body }
  })
  const outer = await openSite('localhost', (path) =>
    path === '/index.html' ? { body: outerPage(name, `${frame.origin}/${query && `?${query}`}`) } : null,
  )
  const platforms = platformsOf([adapter], simulator.settings, async (url, init) => {
    const answer = await simulator.respond?.(new Request(url, init))
    if (!answer) throw new ServerRefusal('PLATFORM_UNAVAILABLE', 'The simulated portal has no such address')
    return answer
  })
  game = await startGame([frame.origin], platforms)
  return {
    origin: outer.origin,
    close: async () => {
      for (const site of [outer, frame, game]) await site.close()
      rmSync(built, { recursive: true, force: true })
    },
  }
}
