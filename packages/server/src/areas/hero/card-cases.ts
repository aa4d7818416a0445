import type { CardKind, Creature, contract } from '@skystair/contract'
import type { ContractCases } from '../../../testing/contract-cases/case.ts'
import type { Fixture } from '../../../testing/contract-cases/fixture.ts'
import { heroOf, thenInBattle } from './case-inputs.ts'

/** A player with a card, and the first hero changed. Returns the input of its use on that hero. */
const holding =
  (kind: CardKind, change: (now: number) => Partial<Creature> = () => ({})) =>
  async (fixture: Fixture) => {
    await fixture.edit(({ state }) => void Object.assign(state, { cards: { [kind]: 1 } }))
    await fixture.heroes(() => change(fixture.server.clock()))
    return { params: { kind }, body: { creatureId: await heroOf(fixture) } }
  }

const ranking = (now: number) => ({ rankReadyAt: now + 60_000 })

export const cardCases = {
  'POST /api/card/{kind}/use': {
    succeeds: holding('MOUSE', ranking),
    refuses: {
      CARD_NOT_FOUND: async (fixture) => ({ params: { kind: 'MOUSE' } as const, body: { creatureId: await heroOf(fixture) } }),
      CREATURE_NOT_FOUND: async (fixture) => ({ ...(await holding('MOUSE')(fixture)), body: { creatureId: null } }),
      BATTLE_IN_PROGRESS: thenInBattle(holding('MOUSE', ranking)),
      CARD_USELESS: holding('MOUSE'),
      ONLY_DEAD: holding('ELEPHANT'),
      RANK_FINISHED: holding('EVOLUTION', () => ({ rank: 99 })),
      RANK_GROWING: holding('EVOLUTION', ranking),
    },
  },
} satisfies Partial<ContractCases<typeof contract.hero>>
