import type { contract } from '@skystair/contract'
import type { ContractCases } from '../../../testing/contract-cases/case.ts'
import type { Fixture } from '../../../testing/contract-cases/fixture.ts'
import { heroOf, inBattle, poor, rich } from './case-inputs.ts'
import { FORCE_LEVEL, MAX_HAMMERS } from './forces.ts'

/** The force of attack of the first hero. */
const force = async (fixture: Fixture) => {
  const hero = (await fixture.player()).creatures[0]!
  return { body: { creatureId: hero.id, force: 'ATTACK', warriorClass: hero.class } as const }
}

const noHero = { body: { creatureId: 999_999, force: 'ATTACK', warriorClass: 'MAGE' } } as const

/** A rich player of the level for forces, whose first hero has that force. */
const grown =
  (readyAt: number | null, rank = 1) =>
  async (fixture: Fixture) => {
    await rich(fixture)
    await fixture.edit(({ state }) => void Object.assign(state, { level: FORCE_LEVEL }))
    const input = await force(fixture)
    await fixture.heroes(() => ({ forcesV2: [{ force: 'ATTACK', warriorClass: input.body.warriorClass, rank, readyAt }] }))
    return input
  }

/** The force is ready after this number of milliseconds. */
const growing = (after: number) => (fixture: Fixture) => grown(fixture.server.clock() + after)(fixture)

export const forceCases = {
  'GET /api/force/{creatureId}/options': {
    succeeds: async (fixture) => ({ params: { creatureId: await heroOf(fixture) } }),
    refuses: { CREATURE_NOT_FOUND: { params: { creatureId: 999_999 } } },
  },
  'POST /api/force/start': {
    succeeds: grown(null),
    refuses: {
      CREATURE_NOT_FOUND: noHero,
      BATTLE_IN_PROGRESS: inBattle(force),
      OFFER_LOCKED: force,
      FORCE_FINISHED: grown(null, 99),
      FORCE_GROWING: grown(Number.MAX_SAFE_INTEGER),
      HAMMERS_BUSY: async (fixture) => {
        const input = await grown(null)(fixture)
        const busy = (warriorClass: 'MAGE' | 'ELF') =>
          ({ force: 'POISON', warriorClass, rank: 0, readyAt: Number.MAX_SAFE_INTEGER }) as const
        await fixture.heroes(() => ({ forcesV2: [busy('MAGE'), busy('ELF')] }))
        return input
      },
      NOT_ENOUGH_RESOURCES: poor(grown(null)),
    },
  },
  'POST /api/force/speedup': {
    succeeds: growing(60_000),
    refuses: {
      CREATURE_NOT_FOUND: noHero,
      BATTLE_IN_PROGRESS: inBattle(force),
      NO_ACTIVE_HAMMERS: force,
      NOT_ENOUGH_RESOURCES: poor(growing(60_000)),
    },
  },
  'POST /api/force/complete': {
    succeeds: growing(0),
    refuses: {
      CREATURE_NOT_FOUND: noHero,
      BATTLE_IN_PROGRESS: inBattle(force),
      NO_ACTIVE_HAMMERS: force,
      REWARD_NOT_READY: growing(60_000),
    },
  },
  'POST /api/hammer/buy': {
    succeeds: async (fixture) => {
      await rich(fixture)
      return {}
    },
    refuses: {
      NOT_ENOUGH_RESOURCES: poor(async () => ({})),
      OFFER_LIMIT: async (fixture) => {
        await fixture.edit(({ state }) => void Object.assign(state, { hammers: MAX_HAMMERS }))
        return {}
      },
    },
  },
} satisfies Partial<ContractCases<typeof contract.hero>>
