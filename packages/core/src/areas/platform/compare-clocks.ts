import { MINUTE } from '@skystair/contract/time'
import { withTimeLimit } from '@skystair/platform'
import type { Services } from '../../services/services.ts'

/** Platforms' proofs are valid for some minutes or more: a server whose clock differs by more than this refuses players of the platform. */
const TOLERANCE = 2 * MINUTE
const ANSWER_LIMIT = 10_000

/**
 * Reports to the operator if the clocks of our server and of the platform differ: the reason why proofs are refused as expired, which the server cannot see
 * by itself. Never rejects.
 */
export async function compareClocks({ platform, clock, report }: Services): Promise<void> {
  if (!platform.capabilities.canTellTime) return
  const time = await withTimeLimit(platform.remote.time(), ANSWER_LIMIT).catch(() => null)
  if (time === null) return
  const ahead = clock.now - time
  if (Math.abs(ahead) <= TOLERANCE) return
  report(`The server's clock is ${Math.round(Math.abs(ahead) / 1000)} s ${ahead > 0 ? 'ahead of' : 'behind'} that of ${platform.source}`)
}
