import type { contract } from '@skystair/contract'
import { PASSWORD } from '../../../testing/client.ts'
import type { ContractCases } from '../../../testing/contract-cases/case.ts'
import { type Fixture, freshName } from '../../../testing/contract-cases/fixture.ts'
import { afterTooMany, whileBanned } from '../../../testing/writing.ts'

const name = (wrong: string) => ({ body: { name: wrong } })
const account = (wrong: { name?: string; password?: string; optionalMailOrPhone?: string }) => ({
  body: { name: freshName(), password: PASSWORD, ...wrong },
})
const contact = (mailOrPhone: string, password = PASSWORD) => ({ body: { mailOrPhone, password } })
const passwords = (passwordCurrent: string, passwordNew: string) => ({ body: { passwordCurrent, passwordNew } })

/** Adds another player with a name. */
const somebody = async ({ other }: Fixture) => ({ name: (await (await other()).call('GET /api/player/current')).reply.name ?? '' })

export const cases: ContractCases<typeof contract.security> = {
  'POST /api/security/registerTrial': {
    succeeds: { body: { characterAndCompanion: 'WOMAN_1', lang: 'RU', frontVersion: 445 } },
    refuses: {},
  },
  'POST /api/security/register': {
    succeeds: account({ optionalMailOrPhone: '+79001234567' }),
    refuses: {
      NAME_EMPTY: account({ name: '  ' }),
      NAME_TOO_SHORT: account({ name: 'ab' }),
      NAME_TOO_LONG: account({ name: 'a'.repeat(41) }),
      NAME_FORBIDDEN: account({ name: 'cat <b>' }),
      NAME_MIXED: account({ name: 'Dаrk' }),
      NAME_RESERVED: account({ name: 'Модератор' }),
      NAME_TAKEN: async (fixture) => account({ name: (await somebody(fixture)).name.toUpperCase() }),
      PASSWORD_EMPTY: account({ password: '  ' }),
      PASSWORD_TOO_SHORT: account({ password: 'x7#kPq2' }),
      PASSWORD_TOO_LONG: account({ password: 'p'.repeat(101) }),
      PASSWORD_COMMON: account({ password: 'qwertyuiop' }),
      PHONE_INVALID: account({ optionalMailOrPhone: '89001234567' }),
      MAIL_INVALID: account({ optionalMailOrPhone: 'cat.example' }),
      ALREADY_REGISTERED: async ({ client }) => {
        await client.call('POST /api/security/register', account({}))
        return account({})
      },
    },
  },
  'POST /api/security/login': {
    succeeds: async (fixture) => ({ body: { name: (await somebody(fixture)).name, password: PASSWORD, lang: 'EN' } }),
    refuses: { LOGIN_FAILED: async (fixture) => ({ body: { name: (await somebody(fixture)).name, password: 'wrong', lang: 'EN' } }) },
  },
  'POST /api/security/logout': { succeeds: {}, refuses: {} },
  'POST /api/security/name/set': {
    succeeds: () => name(freshName()),
    refuses: {
      CHAT_BANNED: whileBanned(() => name(freshName())),
      CHAT_FLOOD: afterTooMany('NAME', () => name(freshName())),
      NAME_EMPTY: name(''),
      NAME_TOO_SHORT: name('ab'),
      NAME_TOO_LONG: name('a'.repeat(41)),
      NAME_FORBIDDEN: name('cat <b>'),
      NAME_MIXED: name('Dаrk'),
      NAME_RESERVED: name('Adm1n'),
      NAME_TAKEN: async (fixture) => name((await somebody(fixture)).name),
      NAME_UNCHANGED: async ({ player }) => name((await player()).name ?? ''),
      NOT_ENOUGH_RESOURCES: async ({ client }) => {
        await client.call('POST /api/security/name/set', name(freshName()))
        return name(freshName())
      },
    },
  },
  'POST /api/security/mailOrPhone/set': {
    succeeds: contact('cat@home.example'),
    refuses: {
      CONTACT_EMPTY: contact(' '),
      PHONE_INVALID: contact('+123'),
      MAIL_INVALID: contact('cat@'),
      PASSWORD_WRONG: contact('cat@home.example', 'wrong'),
    },
  },
  'POST /api/security/password/set': {
    succeeds: passwords(PASSWORD, 'another long password'),
    refuses: {
      PASSWORD_EMPTY: passwords(PASSWORD, ' '),
      PASSWORD_TOO_SHORT: passwords(PASSWORD, 'x7#kPq2'),
      PASSWORD_TOO_LONG: passwords(PASSWORD, 'p'.repeat(101)),
      PASSWORD_COMMON: passwords(PASSWORD, 'йцукенгш'),
      PASSWORD_WRONG: passwords('wrong', 'another long password'),
    },
  },
  'GET /api/security/data': { succeeds: {}, refuses: {} },
  'POST /api/security/delete': {
    succeeds: { body: { confirm: 'DELETE' } },
    refuses: {
      PASSWORD_WRONG: async ({ client }) => {
        await client.call('POST /api/security/register', account({}))
        return { body: { confirm: 'DELETE', password: 'wrong' } }
      },
    },
  },
  'GET /api/security/isPlayerExist': { succeeds: {}, refuses: {} },
  'GET /api/connection/isConnectionExists': { succeeds: {}, refuses: {} },
}
