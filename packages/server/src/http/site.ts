import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import compress from '@fastify/compress'
import files from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import type { Config } from '../config.ts'

const YEAR = 31_536_000

/** The file `bundle.json` of a platform's bundle, written by the build. */
interface Bundle {
  readonly platform: string
  /** True if the portal hosts the bundle itself, from an archive: then it is not served here. */
  readonly zip: boolean
  readonly frameAncestors: readonly string[]
  readonly policy: string
}

/** Returns the bundles, built beside the site, of portals that embed a page of this server. */
function portalBundles(webRoot: string): { readonly folder: string; readonly bundle: Bundle }[] {
  const dist = dirname(webRoot)
  if (!existsSync(join(webRoot, 'bundle.json'))) return []
  return readdirSync(dist)
    .map((name) => join(dist, name))
    .filter((folder) => folder !== webRoot && existsSync(join(folder, 'bundle.json')))
    .map((folder) => ({ folder, bundle: JSON.parse(readFileSync(join(folder, 'bundle.json'), 'utf8')) as Bundle }))
    .filter(({ bundle }) => !bundle.zip)
}

/**
 * Serves the built site, if there is one, and below `/play/<platform>/` the bundles of portals that embed a page of this server, each with its own content
 * security policy. Files with a hash in their names are cached for a year, all others are revalidated.
 */
export async function serveSite(app: FastifyInstance, { webRoot, frameAncestors }: Config): Promise<void> {
  await app.register(compress, { threshold: 1024 })
  if (!existsSync(join(webRoot, 'index.html'))) return
  await app.register(files, {
    root: webRoot,
    serve: false,
    preCompressed: true,
    cacheControl: false,
    setHeaders(reply, path) {
      const hashed = /[\\/](chunks|assets)[\\/]/.test(path)
      reply.header('cache-control', hashed ? `public, max-age=${YEAR}, immutable` : 'no-cache')
      // Other sites load the bundle's modules and pictures from here.
      reply.header('access-control-allow-origin', '*')
    },
  })
  // Why not the plugin's own route: it reads the whole folder for every request, to reject names that differ only in case.
  const serve = (root: string, prefix: string, policy?: string) =>
    app.get(`${prefix}*`, (request, reply) => {
      if (policy) reply.header('content-security-policy', policy)
      return reply.sendFile(request.url.slice(prefix.length - 1).split('?')[0]!, root)
    })
  serve(webRoot, '/')
  for (const { folder, bundle } of portalBundles(webRoot)) {
    const added = frameAncestors.filter((host) => host !== "'none'")
    const ancestors = [...new Set(["'self'", ...bundle.frameAncestors, ...added])].join(' ')
    serve(folder, `/play/${bundle.platform}/`, `${bundle.policy}; frame-ancestors ${ancestors}`)
  }
}
