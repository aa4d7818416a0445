import type { BattleStatus } from '@skystair/contract'
import type { BattleState, Move, Played, Refused } from '@skystair/rules'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type Fixture, firstGuardian, fixtureFor } from '../../../testing/contract-cases/fixture.ts'
import { engines, type TestDatabase } from '../../../testing/engines.ts'
import { testApp } from '../../../testing/test-app.ts'

/** Today's rules; rules by which everybody has one health less after each move; rules that allow no move of the old ones. */
const upgrade = vi.hoisted(() => ({ to: 'TODAY' as 'TODAY' | 'HARSHER' | 'STRICTER' }))

vi.mock('@skystair/rules', async (original) => {
  const rules = await original<typeof import('@skystair/rules')>()
  const play = (state: BattleState, move: Move): Played | Refused => {
    if (upgrade.to === 'STRICTER') return { refused: 'TARGET_FORBIDDEN' }
    const played = rules.play(state, move)
    if (upgrade.to === 'TODAY' || 'refused' in played) return played
    const creatures = played.state.creatures.map((one) => ({
      ...one,
      health: { ...one.health, current: Math.max(1, one.health.current - 1) },
    }))
    return { ...played, state: { ...played.state, creatures } }
  }
  return { ...rules, play }
})

const possibleHit = ({ ask }: BattleStatus) => {
  const attackerId = ask!.attackers[0]!
  return { attackerId, defenderId: ask!.targets[attackerId]![0]! }
}

for (const { engine, here, create } of engines)
  describe.skipIf(!here)(`a fight that goes on after an upgrade of the rules, on ${engine}`, () => {
    let database: TestDatabase
    let me: Fixture
    beforeEach(async () => {
      upgrade.to = 'TODAY'
      database = await create()
      me = await fixtureFor(await testApp({ db: database.db }), 'PLAYER')
      await me.heroes(({ health }) => ({ attack: 1, health: { ...health, current: health.total } }))
    })
    afterEach(async () => {
      await me.server.close()
      await database.drop()
    })

    /** Changes the rules. The new server has no fight in memory. */
    async function upgraded(to: typeof upgrade.to): Promise<void> {
      upgrade.to = to
      await me.server.db.tx((tx) => tx.run("update battle_move set token = token || ' '"))
    }
    const hit = (body: ReturnType<typeof possibleHit>, key: string) =>
      me.client.call('POST /api/battle/hit', { body }, { 'idempotency-key': key.padEnd(16, '-') })
    const rows = () =>
      me.server.db.tx(async (tx) => [
        await tx.all('select version, move, change from battle_move order by version'),
        await tx.all('select moves, state, progress from battle'),
      ])
    const begin = async () => {
      await me.edit(({ state }) => {
        state.coordinate = firstGuardian.posY - 60
      })
      return (await me.client.call('POST /api/battle/place/attack', { body: { placeId: firstGuardian.id } })).reply
    }

    it.each(['HARSHER', 'STRICTER'] as const)(
      'a repeated move gets the state that was stored, and plays nothing again: %s rules',
      async (to) => {
        const body = possibleHit(await begin())
        const first = await hit(body, 'lost')
        const before = await rows()
        await upgraded(to)
        const again = await hit(body, 'lost')
        expect(again.status).toBe(200)
        expect(again.reply).toEqual({ ...first.reply, battle: { ...first.reply.battle, events: [] } })
        expect((await me.client.call('POST /api/battle/get')).reply).toEqual(again.reply)
        expect(await rows()).toEqual(before)
      },
    )

    it('goes on by the new rules from the stored state, and the earlier moves are still repeated as they were', async () => {
      const begun = await begin()
      const first = await hit(possibleHit(begun), 'first')
      await upgraded('HARSHER')
      const second = await hit(possibleHit(first.reply), 'second')
      expect(second.reply.battle!.version).toBe(first.reply.battle!.version + 1)
      await upgraded('HARSHER')
      expect((await hit(possibleHit(begun), 'first')).reply.battle!.creatures).toEqual(first.reply.battle!.creatures)
      expect((await hit(possibleHit(first.reply), 'second')).reply.battle!.creatures).toEqual(second.reply.battle!.creatures)
      expect((await me.client.call('POST /api/battle/giveUpBattle')).reply.battle!.progress).toBe('COMPLETED')
      expect((await me.client.call('POST /api/battle/complete')).status).toBe(200)
    })

    it('once it is over, repeats its last move with the stored state, and refuses to repeat an earlier one, with the current state', async () => {
      const body = possibleHit(await begin())
      await hit(body, 'early')
      const key = { 'idempotency-key': 'the-last-move-of-all' }
      const last = await me.client.call('POST /api/battle/giveUpBattle', {}, key)
      await upgraded('STRICTER')
      const before = await rows()
      expect((await me.client.call('POST /api/battle/giveUpBattle', {}, key)).reply).toEqual({
        ...last.reply,
        battle: { ...last.reply.battle, events: [] },
      })
      const { status, error } = await hit(body, 'early')
      expect([status, error.code]).toEqual([409, 'STATE_CHANGED'])
      expect(error.current?.battle?.battle).toEqual({ ...last.reply.battle, events: [] })
      expect(await rows()).toEqual(before)
    })
  })
