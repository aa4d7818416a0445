import type { contract } from '@skystair/contract'
import { founded } from '../../../../testing/clan.ts'
import type { ContractCases } from '../../../../testing/contract-cases/case.ts'
import type { Fixture } from '../../../../testing/contract-cases/fixture.ts'
import { emptyPurse } from '../../../../testing/purse.ts'
import { attackAt, inRaidClan, setOut, squadsOn } from '../../../../testing/raid.ts'
import { addTaken, endRaid } from '../raids/repository.ts'

const member = async (fixture: Fixture) => {
  await inRaidClan(fixture, 'NEWBIE')
}
const raiding = async (fixture: Fixture) => {
  await member(fixture)
  await setOut(fixture)
}
/** Lets the raid end after which the clan waits. */
const waiting = async (fixture: Fixture) => {
  await raiding(fixture)
  const { id } = (await fixture.client.call('GET /api/clan/raid/get')).reply
  await fixture.client.call('POST /api/clan/raid/end', { body: { reset: false } })
  const now = fixture.server.clock()
  await fixture.server.db.tx((tx) => endRaid(tx, id!, now, now + 3_600_000))
}
const easy = { body: { raidDifficulty: 'EASY' } } as const
const hard = { body: { raidDifficulty: 'HARD' } } as const
const coming = { body: { reset: true } }
const asLeader = (level?: number) => async (fixture: Fixture) => {
  await inRaidClan(fixture, 'LEADER', level)
  return hard
}

export const raidCases: Pick<ContractCases<typeof contract.clan>, keyof typeof import('../raids/handlers.ts').raidHandlers> = {
  'GET /api/clan/raid/get': { succeeds: raiding, refuses: { CLAN_MISSING: {} } },
  'GET /api/clan/raid/options': { succeeds: member, refuses: { CLAN_MISSING: {} } },
  'POST /api/clan/raid/start': {
    succeeds: member,
    refuses: {
      CLAN_MISSING: {},
      RAID_CLOSED: async (fixture) => {
        await inRaidClan(fixture, 'LEADER', 1)
      },
      RAID_RESTING: waiting,
      RAID_ELSEWHERE: async (fixture) => {
        await raiding(fixture)
        const { id } = (await fixture.client.call('GET /api/clan/raid/get')).reply
        await fixture.server.db.tx((tx) => addTaken(tx, id!, fixture.id, 1))
        await fixture.client.call('POST /api/clan/raid/end', { body: { reset: false } })
        await fixture.client.call('POST /api/clan/leave')
        await founded(fixture.client)
      },
      STATE_CHANGED: raiding,
      BATTLE_IN_PROGRESS: async (fixture) => {
        await member(fixture)
        await fixture.inBattle()
      },
    },
  },
  'POST /api/clan/raid/speedup': {
    succeeds: waiting,
    refuses: {
      CLAN_MISSING: {},
      NOT_ENOUGH_RESOURCES: async (fixture) => {
        await waiting(fixture)
        await fixture.edit(({ id }, tx) => emptyPurse(tx, id))
      },
    },
  },
  'POST /api/clan/raid/end': {
    succeeds: async (fixture) => {
      await raiding(fixture)
      return coming
    },
    refuses: {
      STATE_CHANGED: async (fixture) => {
        await member(fixture)
        return coming
      },
      BATTLE_IN_PROGRESS: async (fixture) => {
        await raiding(fixture)
        await attackAt(fixture, (await squadsOn(fixture))[0]!)
        return coming
      },
    },
  },
  'POST /api/clan/raid/difficulty/set': {
    succeeds: asLeader(),
    refuses: {
      CLAN_MISSING: easy,
      CLAN_RANK: async (fixture) => {
        await member(fixture)
        return easy
      },
      RAID_CLOSED: asLeader(2),
    },
  },
}
