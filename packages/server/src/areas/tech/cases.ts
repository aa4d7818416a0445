import type { contract } from '@skystair/contract'
import type { ContractCases } from '../../../testing/contract-cases/case.ts'
import type { Fixture } from '../../../testing/contract-cases/fixture.ts'
import { asModerator, idOf, moderatorIn, viewed } from '../../../testing/moderation.ts'

const page = { query: { page: 0 } }
const UNKNOWN = { params: { id: 999_999 } }

const about = async (fixture: Fixture) => {
  await asModerator(fixture)
  return { params: { id: await idOf(await fixture.other()) } }
}
/** The same, but the other player is a moderator too. */
const aboutModerator = async (fixture: Fixture) => {
  await asModerator(fixture)
  return { params: { id: await idOf(await moderatorIn(fixture)) } }
}
const unknown = async (fixture: Fixture) => {
  await asModerator(fixture)
  return UNKNOWN
}

export const cases: ContractCases<typeof contract.tech> = {
  'GET /api/tech/player/enter/{id}': {
    succeeds: about,
    refuses: {
      PLAYER_NOT_FOUND: unknown,
      TARGET_FORBIDDEN: aboutModerator,
    },
  },
  'GET /api/tech/player/exit': { succeeds: viewed, refuses: {} },
  'GET /api/tech/player/{id}/log': {
    succeeds: async (fixture) => ({ ...(await about(fixture)), query: { page: 0, filter: 'ROAD', subfilter: 'gold' } }),
    refuses: {
      PLAYER_NOT_FOUND: async (fixture) => ({ ...(await unknown(fixture)), ...page }),
      TARGET_FORBIDDEN: async (fixture) => ({ ...(await aboutModerator(fixture)), ...page }),
    },
  },
  'GET /api/tech/player/{id}/payments': {
    succeeds: async (fixture) => ({ ...(await about(fixture)), ...page }),
    refuses: {
      PLAYER_NOT_FOUND: async (fixture) => ({ ...(await unknown(fixture)), ...page }),
      TARGET_FORBIDDEN: async (fixture) => ({ ...(await aboutModerator(fixture)), ...page }),
    },
  },
}
