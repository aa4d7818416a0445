import { ABOUT_MAX, ANNOUNCEMENT_MAX, type contract } from '@skystair/contract'
import { inClan } from '../../../../testing/clan.ts'
import type { ContractCases } from '../../../../testing/contract-cases/case.ts'
import type { Fixture } from '../../../../testing/contract-cases/fixture.ts'
import { afterTooMany, whileBanned } from '../../../../testing/writing.ts'

const asLeader = async (fixture: Fixture) => {
  await inClan(fixture)
  return {}
}
const asNewbie = async (fixture: Fixture) => {
  await inClan(fixture, 'NEWBIE')
  return {}
}
const saying = (content: string) => async (fixture: Fixture) => ({ ...(await asLeader(fixture)), body: { content } })
const body = { body: { content: 'We climb by night.' } }

export const textCases: Pick<ContractCases<typeof contract.clan>, keyof typeof import('../texts/handlers.ts').textHandlers> = {
  'GET /api/clan/about/get': { succeeds: asLeader, refuses: { CLAN_MISSING: {} } },
  'POST /api/clan/about/set': {
    succeeds: saying('We climb by night.\n\nBring a lantern.'),
    refuses: {
      CLAN_MISSING: body,
      CLAN_RANK: async (fixture) => ({ ...(await asNewbie(fixture)), ...body }),
      CHAT_BANNED: whileBanned(saying('We climb in silence.')),
      CHAT_FLOOD: afterTooMany('CLAN_ABOUT', saying('We climb and talk.')),
      TEXT_EMPTY: saying(' \n '),
      TEXT_TOO_LONG: saying('a'.repeat(ABOUT_MAX + 1)),
      TEXT_FORBIDDEN: saying('hidden\u200b'),
    },
  },
  'POST /api/clan/about/default/restore': { succeeds: asLeader, refuses: { CLAN_MISSING: {}, CLAN_RANK: asNewbie } },
  'POST /api/clan/advertisement/set': {
    succeeds: saying('To the hundredth stair on Sunday!'),
    refuses: {
      CLAN_MISSING: body,
      CLAN_RANK: async (fixture) => ({ ...(await asNewbie(fixture)), ...body }),
      CHAT_BANNED: whileBanned(saying('In silence!')),
      CHAT_FLOOD: afterTooMany('CLAN_ANNOUNCEMENT', saying('Once more!')),
      TEXT_TOO_LONG: saying('a'.repeat(ANNOUNCEMENT_MAX + 1)),
      TEXT_FORBIDDEN: saying('turned \u202Earound'),
    },
  },
  'GET /api/clan/advertisement/mark/seen': { succeeds: asNewbie, refuses: { CLAN_MISSING: {} } },
}
