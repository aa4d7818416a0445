// A game server for an example.
import { join } from 'node:path'
import { readConfig } from '@skystair/server/config'
import { type Platforms, platformsOf } from '@skystair/server/platforms'
import { passingServer } from '@skystair/server/testing/passing-server'
import { root } from '../build/paths.ts'
import type { Site } from './serve.ts'

/** Starts it on a free port. Pages of `origins` may make calls, and none else. */
export const startGame = (origins: readonly string[], platforms: Platforms = platformsOf([], {})): Promise<Site> =>
  passingServer(
    readConfig({ ALLOWED_ORIGINS: origins.join(' '), WEB_ROOT: join(root, 'dist/own'), LOG_LEVEL: 'warn', DRAIN_SECONDS: '0' }),
    platforms,
  )
