import { PlatformError, type PlatformScores } from '@skystair/platform'
import { callSdk } from '@skystair/platform/sdk'
import type { YaSdk } from './sdk.ts'

const ANSWER_LIMIT = 5000

/** The portal's table with this technical name, which the portal shows on the game's page. `known` returns whether the player is signed in: guests are not listed. */
export function yaScores(ready: () => Promise<YaSdk>, table: string, known: () => boolean) {
  const canScore = () => table !== '' && known()
  const unsupported = () => Promise.reject(new PlatformError('UNSUPPORTED', 'The portal accepts no result of this player'))
  const scores: PlatformScores = {
    report: async (stair) => {
      if (!canScore()) return unsupported()
      const { leaderboards } = await ready()
      if (!leaderboards) return unsupported()
      await callSdk(() => leaderboards.setScore(table, stair), ANSWER_LIMIT)
    },
    show: unsupported,
  }
  return { canScore, scores }
}
