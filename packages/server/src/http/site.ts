import { existsSync } from 'node:fs'
import { join } from 'node:path'
import compress from '@fastify/compress'
import files from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import type { Config } from '../config.ts'

const YEAR = 31_536_000

/** Serves the built site where there is one. Names with a hash in them are kept for ever, the others are asked for anew. */
export async function serveSite(app: FastifyInstance, { webRoot }: Config): Promise<void> {
  await app.register(compress, { threshold: 1024 })
  if (!existsSync(join(webRoot, 'index.html'))) return
  await app.register(files, {
    root: webRoot,
    preCompressed: true,
    cacheControl: false,
    setHeaders(reply, path) {
      const hashed = /[\\/](chunks|assets)[\\/]/.test(path)
      reply.header('cache-control', hashed ? `public, max-age=${YEAR}, immutable` : 'no-cache')
      // Other sites load the bundle's modules and pictures from here.
      reply.header('access-control-allow-origin', '*')
    },
  })
}
