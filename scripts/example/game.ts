// A game server for an example.
import { join } from 'node:path'
import { type Platforms, platformsOf, readConfig } from '@skystair/server'
import { passingServer } from '@skystair/server/testing'
import { root } from '../build/paths.ts'
import type { Site } from './serve.ts'

/** Starts it on a free port. Only pages of `origins` may call it. */
export const startGame = (origins: readonly string[], platforms: Platforms = platformsOf([], {})): Promise<Site> =>
  passingServer(
    readConfig({ ALLOWED_ORIGINS: origins.join(' '), WEB_ROOT: join(root, 'dist/own'), LOG_LEVEL: 'warn', DRAIN_SECONDS: '0' }),
    platforms,
  )
