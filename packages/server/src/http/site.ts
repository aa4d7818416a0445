import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import compress from '@fastify/compress'
import files from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import type { Config } from '../config.ts'

const YEAR = 31_536_000

/** What the build tells the server of a platform's bundle. */
interface Bundle {
  readonly platform: string
  /** The portal serves it from an archive: not our concern. */
  readonly zip: boolean
  readonly frameAncestors: readonly string[]
  readonly policy: string
}

/** The bundles built beside the site's for portals that open our own address, with their folders. */
function bundlesBeside(webRoot: string): { readonly folder: string; readonly bundle: Bundle }[] {
  const dist = dirname(webRoot)
  if (!existsSync(join(webRoot, 'bundle.json'))) return []
  return readdirSync(dist)
    .map((name) => join(dist, name))
    .filter((folder) => folder !== webRoot && existsSync(join(folder, 'bundle.json')))
    .map((folder) => ({ folder, bundle: JSON.parse(readFileSync(join(folder, 'bundle.json'), 'utf8')) as Bundle }))
    .filter(({ bundle }) => !bundle.zip)
}

/**
 * Serves the built site where there is one, and below `/play/<platform>/` the bundles of portals that open our own address, each with its
 * policy and the frames that it may stand in. Names with a hash in them are kept for ever, the others are asked for anew.
 */
export async function serveSite(app: FastifyInstance, { webRoot }: Config): Promise<void> {
  await app.register(compress, { threshold: 1024 })
  if (!existsSync(join(webRoot, 'index.html'))) return
  const serve = (root: string, prefix: string, policy?: string) =>
    app.register(files, {
      root,
      prefix,
      decorateReply: prefix === '/',
      preCompressed: true,
      cacheControl: false,
      setHeaders(reply, path) {
        const hashed = /[\\/](chunks|assets)[\\/]/.test(path)
        reply.header('cache-control', hashed ? `public, max-age=${YEAR}, immutable` : 'no-cache')
        // Other sites load the bundle's modules and pictures from here.
        reply.header('access-control-allow-origin', '*')
        if (policy) reply.header('content-security-policy', policy)
      },
    })
  await serve(webRoot, '/')
  for (const { folder, bundle } of bundlesBeside(webRoot)) {
    const ancestors = ["'self'", ...bundle.frameAncestors].join(' ')
    await serve(folder, `/play/${bundle.platform}/`, `${bundle.policy}; frame-ancestors ${ancestors}`)
  }
}
