import { ArtifactEffect, type BattleEvent, CreatureClass, Force, SkillType } from '@skystair/contract'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { refreshed } from '../growth/stats.ts'
import { backpack, creature, world } from '../testing/test-world.ts'
import { ask } from './ask.ts'
import { cloneState } from './clone.ts'
import { rngDice } from './dice.ts'
import { forecast } from './forecast.ts'
import { hashState } from './hash.ts'
import { healAlly, resolveHit } from './hit.ts'
import { play, replay, startBattle } from './play.ts'
import { byId } from './queries.ts'
import { LAST_ROUND } from './round.ts'
import type { BattleContext, BattleSetup, BattleState, Move } from './types.ts'

// Random but repeatable battles from small numbers.
const classOf = (n: number): CreatureClass => CreatureClass[n % CreatureClass.length]!
const effectOf = (n: number) => ArtifactEffect[n % ArtifactEffect.length]!
const fighter = (id: number, n: number) =>
  refreshed(world, {
    ...creature(classOf(n), id, {
      total: 60 + (n % 7) * 15,
      attack: 20 + (n % 5) * 6,
      faction: (['SUN', 'MOON', 'SHADOW', 'NONE'] as const)[n % 4]!,
      rank: n % 6,
      skills: { [SkillType[n % 5]!]: 1 + (n % 3) },
      immortality: n % 11 === 0 ? 1 : 0,
    }),
    // Every second one has an artifact, every third a force.
    artifacts: n % 2 === 0 ? [{ id: 1, artifactId: 1, effectType: effectOf(n >> 1), atlasKey: 'a', rarity: 'USUAL', power: 30 }] : [],
    forcesV2: n % 3 === 0 ? [{ force: Force[n % Force.length]!, warriorClass: classOf(n), rank: 4, readyAt: null }] : [],
  })
const setupOf = (own: number[], enemy: number[], seed: number, skill: number): BattleSetup => ({
  kind: 'MOB',
  stair: 5,
  seed: seed.toString(16),
  own: own.map((n, i) => fighter(i + 1, n)),
  enemy: enemy.map((n, i) => fighter(-1 - i, n)),
  bosses: seed % 3 === 0 ? [-1] : [],
  consumables: backpack(2),
  skill,
})
const squad = fc.array(fc.nat(10_000), { minLength: 1, maxLength: 6 })
const others = fc.array(squad, { maxLength: 3 })
/** Battles of all kinds, with two to five sides. */
const setups = fc.tuple(squad, squad, fc.nat(1_000_000), fc.nat(100), others).map(([own, enemy, seed, skill, more]): BattleSetup => {
  const two = { ...setupOf(own, enemy, seed, skill), kind: seed % 2 === 0 ? ('MOB' as const) : ('ARENA' as const) }
  if (more.length === 0) return two
  return { ...two, kind: 'MULTI', others: more.map((ns, side) => ns.map((n, i) => fighter(-10 * (side + 1) - 1 - i, n))) }
})
const moves = fc.infiniteStream(fc.nat(1_000_000))

/** Returns one of the moves that the player can make now. */
function legalMove(state: BattleState, n: number): Move {
  const now = ask(state)!
  if (n % 50 === 0) return { type: 'skip' }
  if (n % 5 === 1 && now.consumables.length > 0) {
    const item = now.consumables[n % now.consumables.length]!
    return { type: 'consumable', id: item.id, targetCreatureId: item.targets[n % item.targets.length]! }
  }
  const attackerId = now.attackers[n % now.attackers.length]!
  const targets = now.targets[attackerId]!
  return { type: 'hit', attackerId, defenderId: targets[n % targets.length]! }
}

interface Log {
  readonly moves: Move[]
  readonly state: BattleState
}

function playBattle(
  setup: BattleSetup,
  stream: Iterator<number>,
  seen?: (before: BattleState, move: Move, after: BattleState, events: readonly BattleEvent[]) => void,
): Log {
  let { state } = startBattle(world, setup)
  const log: Move[] = []
  while (!state.winner) {
    const move = legalMove(state, stream.next().value as number)
    const played = play(state, move)
    if ('refused' in played) throw new Error(`${JSON.stringify(move)} refused: ${played.refused}`)
    seen?.(state, move, played.state, played.events)
    log.push(move)
    state = played.state
  }
  return { moves: log, state }
}

it('has the same state, byte by byte, for the same seed and inputs', () => {
  fc.assert(
    fc.property(setups, moves, (setup, stream) => {
      const log = playBattle(setup, stream)
      expect(hashState(replay(world, setup, log.moves).state)).toBe(hashState(log.state))
    }),
    { numRuns: 200, seed: 1 },
  )
})

it('continues from its own JSON exactly as from the state itself, at every move', () => {
  fc.assert(
    fc.property(setups, moves, (setup, stream) => {
      playBattle(setup, stream, (before, move, after) => {
        const again = play(JSON.parse(JSON.stringify(before)) as BattleState, move)
        expect('state' in again && hashState(again.state)).toBe(hashState(after))
      })
    }),
    { numRuns: 20, seed: 2 },
  )
})

it('does not change the state that it is given', () => {
  fc.assert(
    fc.property(setups, moves, (setup, stream) => {
      const { state } = startBattle(world, setup)
      if (state.winner) return
      const before = hashState(state)
      play(state, legalMove(state, stream.next().value as number))
      expect(hashState(state)).toBe(before)
    }),
    { numRuns: 50, seed: 3 },
  )
})

it('keeps health, charges, positions and effects within their limits, whatever is played', () => {
  fc.assert(
    fc.property(setups, moves, (setup, stream) => {
      playBattle(setup, stream, (_, __, { creatures, round }) => {
        expect(round).toBeLessThanOrEqual(LAST_ROUND)
        expect(new Set(creatures.map((c) => `${c.side}${c.position}`)).size).toBe(creatures.length)
        for (const c of creatures) {
          expect(Number.isInteger(c.health.current) && c.health.current >= 0 && c.health.current <= c.health.total).toBe(true)
          expect(c.skills.every((s) => s.valueCurrent >= 0 && s.valueCurrent <= s.valueTotal)).toBe(true)
          expect(c.effects.every((e) => e.movesRemain > 0 && e.power >= 0)).toBe(true)
          if (c.health.current === 0) expect(c.effects).toEqual([])
        }
      })
    }),
    { numRuns: 60, seed: 4 },
  )
})

/** Plays only the player's hit, with the dice that the real move rolls, and not the opponents' moves after it. */
function playHitOnly(before: BattleState, { attackerId, defenderId }: { attackerId: number; defenderId: number }) {
  const state = cloneState(before)
  const battle: BattleContext = { state, events: [], dice: rngDice(state.rng) }
  const attacker = byId(state, attackerId)!
  attacker.struck = true
  attacker.braced = false
  const target = byId(state, defenderId)!
  if (target.side === attacker.side) healAlly(battle, attacker, target)
  else resolveHit(battle, attacker, target)
  return battle
}

it('has correct forecasts: damage, counterattack and healing are within the bounds, certain deaths and survivals happen, on every side and with all equipment', () => {
  const seen = { YES: 0, MAYBE: 0, NO: 0, HEAL: 0, TM3: 0, TM5: 0, EQUIPPED: 0, AFTER_CONSUMABLE: 0 }
  fc.assert(
    fc.property(setups, moves, (setup, stream) => {
      playBattle(setup, stream, (before, move, after, events) => {
        if (move.type !== 'hit') return
        const forecasted = forecast(before, move.attackerId, move.defenderId)
        if ('refused' in forecasted) throw new Error(forecasted.refused)
        const { state, events: own } = playHitOnly(before, move)
        const amount = (type: string, by: number, on: number, of: readonly BattleEvent[] = own) =>
          of.find((e) => e.type === type && e.by === by && e.on === on)?.amount ?? 0
        const [attacker, defender] = [move.attackerId, move.defenderId].map((id) => byId(before, id)!)
        if (forecasted.heal) {
          expect([forecasted.damageMin, forecasted.damageMax]).toEqual(Array(2).fill(amount('HEAL', move.attackerId, move.defenderId)))
          seen.HEAL++
          return
        }
        const damage = amount('HIT', move.attackerId, move.defenderId)
        expect(damage >= forecasted.damageMin && damage <= forecasted.damageMax).toBe(true)
        const counterDamage = amount('ANSWER', move.defenderId, move.attackerId)
        expect(counterDamage >= forecasted.answerMin && counterDamage <= forecasted.answerMax).toBe(true)
        // The hit played alone deals the same damage as within the whole move.
        expect([damage, counterDamage]).toEqual([
          amount('HIT', move.attackerId, move.defenderId, events),
          amount('ANSWER', move.defenderId, move.attackerId, events),
        ])
        const [attackerDies, defenderDies] = [move.attackerId, move.defenderId].map((id) => byId(state, id)!.health.current === 0)
        if (forecasted.kills !== 'MAYBE') expect(defenderDies).toBe(forecasted.kills === 'YES')
        if (forecasted.answerKills !== 'MAYBE') expect(attackerDies).toBe(forecasted.answerKills === 'YES')
        expect(after.version).toBe(before.version + 1)
        seen[forecasted.kills]++
        if (defender!.side === 'TM3' || defender!.side === 'TM5') seen[defender!.side]++
        if (attacker!.artifacts.length > 0 && defender!.artifacts.length > 0) seen.EQUIPPED++
        if (before.consumed > 0) seen.AFTER_CONSUMABLE++
      })
    }),
    { numRuns: 200, seed: 5 },
  )
  for (const [what, times] of Object.entries(seen)) expect(times, what).toBeGreaterThan(5)
})

it('refuses impossible moves and changes nothing', () => {
  const { state } = startBattle(world, setupOf([1, 2], [3, 4], 7, 50))
  expect(play(state, { type: 'hit', attackerId: 99, defenderId: -1 })).toEqual({ refused: 'CREATURE_NOT_FOUND' })
  expect(play(state, { type: 'hit', attackerId: -1, defenderId: 1 })).toEqual({ refused: 'CREATURE_INACTIVE' })
  expect(play(state, { type: 'hit', attackerId: 1, defenderId: 2 })).toEqual({ refused: 'TARGET_FORBIDDEN' })
  expect(play(state, { type: 'consumable', id: 77, targetCreatureId: 1 })).toEqual({ refused: 'CONSUMABLE_NOT_FOUND' })
  expect(forecast(state, 1, 1)).toEqual({ refused: 'TARGET_FORBIDDEN' })
  const over = play(state, { type: 'giveUp' })
  if ('refused' in over) throw new Error(over.refused)
  expect(over.state.winner).toBe('TM2')
  expect(ask(over.state)).toBeNull()
  expect(play(over.state, { type: 'skip' })).toEqual({ refused: 'BATTLE_OVER' })
})

it('lets the defender win after the last round', () => {
  const wall = { total: 100_000, attack: 1, defence: 100_000 }
  const setup: BattleSetup = {
    ...setupOf([0], [0], 1, 100),
    own: [creature('KNIGHT', 1, wall)],
    enemy: [creature('KNIGHT', -1, wall)],
    bosses: [],
  }
  let { state } = startBattle(world, setup)
  while (!state.winner) {
    const played = play(state, { type: 'skip' })
    if ('refused' in played) throw new Error(played.refused)
    state = played.state
  }
  expect([state.winner, state.round]).toEqual(['TM2', LAST_ROUND])
})

it('starts no battle with an empty side, seven creatures on a side, the same creature twice, a third side outside of MULTI or a sixth side', () => {
  const setup = setupOf([1], [2], 1, 1)
  expect(() => startBattle(world, { ...setup, enemy: [] })).toThrow()
  expect(() => startBattle(world, { ...setup, own: [1, 2, 3, 4, 5, 6, 7].map((id) => fighter(id, id)) })).toThrow()
  expect(() => startBattle(world, { ...setup, own: [fighter(1, 1), fighter(1, 2)] })).toThrow()
  const more = (count: number) => Array.from({ length: count }, (_, i) => [fighter(-10 - i, 3)])
  expect(() => startBattle(world, { ...setup, kind: 'ARENA', others: more(1) })).toThrow()
  expect(() => startBattle(world, { ...setup, kind: 'MULTI', others: more(4) })).toThrow()
  expect(startBattle(world, { ...setup, kind: 'MULTI', others: more(3) }).state.creatures).toHaveLength(5)
})
