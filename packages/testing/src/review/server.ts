import { fileURLToPath } from 'node:url'
import type { Simulator } from '@skystair/platform/simulator'
import { findPlatforms, readConfig } from '@skystair/server'
import { type PassingServer, passingServer } from '@skystair/server/testing'
import { simulatedPlatforms } from '../portal/simulated-platforms.ts'
import { OUR_SERVER, PARTNER } from './site.ts'

/** Starts a game server that accepts this portal. */
export async function reviewServer(simulator: Simulator): Promise<PassingServer> {
  const { review } = simulator
  const config = readConfig({
    WEB_ROOT: fileURLToPath(new URL('../../../../dist/own', import.meta.url)),
    ALLOWED_ORIGINS: review.address ? `${OUR_SERVER} ${new URL(review.address).origin}` : OUR_SERVER,
    FRAME_ANCESTORS: `'self' ${PARTNER}`,
    LOG_LEVEL: 'silent',
    RATE_FACTOR: '0',
    DRAIN_SECONDS: '0',
  })
  return passingServer(config, simulatedPlatforms(await findPlatforms(), simulator))
}
