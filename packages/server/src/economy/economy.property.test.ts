import { ResourceName, type Resources, resources } from '@skystair/contract'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { emptyPlayers } from '../../testing/economy.ts'
import { engines } from '../../testing/engines.ts'
import { Refusal } from '../refusal.ts'
import type { Db } from '../storage/db.ts'
import { charge } from './charge.ts'
import { grant } from './grant.ts'
import { purseOf } from './purse.ts'

// For any grants and charges, in any order, repeated and concurrent: each purse is the sum of its ledger, each reference counts once, and a step that
// fails changes nothing.

interface Step {
  readonly does: 'GRANT' | 'CHARGE'
  /** Few references, so that many are repeated. */
  readonly ref: number
  readonly amounts: Partial<Resources>
  readonly node: 0 | 1
  /** Runs concurrently with the step before. */
  readonly together: boolean
}

const [gold, crystal, mithril] = ['gold', 'crystal', 'mithril'] as const satisfies readonly ResourceName[]
const steps = fc.array(
  fc.record({
    does: fc.constantFrom('GRANT' as const, 'CHARGE' as const),
    ref: fc.nat(11),
    amounts: fc.dictionary(fc.constantFrom(gold, crystal, mithril), fc.nat(9), { minKeys: 1 }),
    node: fc.constantFrom(0 as const, 1 as const),
    together: fc.boolean(),
  }),
  { minLength: 10, maxLength: 30 },
)

interface Line {
  readonly resource: ResourceName
  readonly amount: number
  readonly balance: number
  readonly ref: string
}
const linesOf = (db: Db, playerId: number) =>
  db.tx((tx) => tx.all<Line>('select resource, amount, balance, ref from ledger where player_id = ? order by id', [playerId]))

const refOf = ({ does, ref }: Pick<Step, 'does' | 'ref'>) => `${does} ${ref}`

/** Runs a step. Returns the code of its refusal, or null. */
async function make(db: Db, playerId: number, step: Step): Promise<string | null> {
  const { does, amounts } = step
  const occasion = { reason: 'start', ref: refOf(step), now: 0 } as const
  const rewards = resources(amounts)
  try {
    await db.tx<unknown>((tx) => (does === 'GRANT' ? grant(tx, playerId, rewards, occasion) : charge(tx, playerId, rewards, occasion)))
    return null
  } catch (error) {
    if (error instanceof Refusal) return error.code
    throw error
  }
}

async function check(db: Db, playerId: number, expected: ReadonlyMap<string, Step['amounts'][]>): Promise<void> {
  const lines = await linesOf(db, playerId)
  const purse = await db.tx((tx) => purseOf(tx, playerId))
  const sums: Partial<Resources> = {}
  for (const { resource, amount, balance } of lines) {
    sums[resource] = (sums[resource] ?? 0) + amount
    expect(balance).toBe(sums[resource])
    expect(balance).toBeGreaterThanOrEqual(0)
  }
  for (const name of ResourceName) expect(purse[name]).toBe(sums[name] ?? 0)
  for (const ref of new Set(lines.map((line) => line.ref))) {
    const moved = lines.filter((line) => line.ref === ref)
    expect(new Set(moved.map(({ resource }) => resource)).size).toBe(moved.length)
    // A grant booked the amounts of one of the steps with its reference; a charge did so for each resource separately.
    const amounts = Object.fromEntries(moved.map(({ resource, amount }) => [resource, Math.abs(amount)]))
    if (ref.startsWith('GRANT')) expect(expected.get(ref)).toContainEqual(amounts)
    else
      for (const [resource, amount] of Object.entries(amounts))
        expect(expected.get(ref)?.map((step) => step[resource as ResourceName])).toContain(amount)
  }
}

/** Returns the amounts of the steps by their reference. */
function amountsByRef(steps: readonly Step[]): Map<string, Step['amounts'][]> {
  const byRef = new Map<string, Step['amounts'][]>()
  for (const step of steps) {
    const amounts = Object.fromEntries(Object.entries(step.amounts).filter(([, amount]) => amount > 0))
    byRef.set(refOf(step), [...(byRef.get(refOf(step)) ?? []), amounts])
  }
  return byRef
}

for (const { engine, here, create } of engines)
  test.skipIf(!here)(`on ${engine}, each purse is the sum of its ledger, and each reference counts once`, { timeout: 60_000 }, async () => {
    const { db, again, drop } = await create()
    const player = await emptyPlayers(db)
    const nodes = [db, again()]
    await fc.assert(
      fc.asyncProperty(steps, async (all) => {
        const id = await player()
        const expected = amountsByRef(all)
        let running: Promise<unknown>[] = []
        for (const step of all) {
          if (step.together) {
            running.push(make(nodes[step.node]!, id, step))
            continue
          }
          await Promise.all(running)
          running = []
          await check(db, id, expected)
          const before = await linesOf(db, id)
          const refused = await make(nodes[step.node]!, id, step)
          if (refused) expect([refused, await linesOf(db, id)]).toEqual(['NOT_ENOUGH_RESOURCES', before])
        }
        await Promise.all(running)
        await check(db, id, expected)
      }),
      { numRuns: engine === 'sqlite' ? 60 : 8, seed: 12 },
    )
    await drop()
  })
