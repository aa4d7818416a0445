import { ArtifactEffect, type BattleEvent, CreatureClass, Force, SkillType } from '@skystair/contract'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { backpack, creature, world } from '../fixture.ts'
import { refreshed } from '../growth/stats.ts'
import { ask } from './ask.ts'
import { cloneState } from './clone.ts'
import { realDice } from './dice.ts'
import { forecast } from './forecast.ts'
import { hashState } from './hash.ts'
import { play, replay, startBattle } from './play.ts'
import { LAST_ROUND } from './round.ts'
import { mend, strike } from './strike.ts'
import type { BattleSetup, BattleState, Field, Move } from './types.ts'
import { byId } from './view.ts'

/** A random but repeatable fight from small numbers. */
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
    // Every second one wears something, every third has a force.
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
/** Of all kinds, with two to five sides. */
const setups = fc.tuple(squad, squad, fc.nat(1_000_000), fc.nat(100), others).map(([own, enemy, seed, skill, more]): BattleSetup => {
  const two = { ...setupOf(own, enemy, seed, skill), kind: seed % 2 === 0 ? ('MOB' as const) : ('ARENA' as const) }
  if (more.length === 0) return two
  return { ...two, kind: 'MULTI', others: more.map((ns, side) => ns.map((n, i) => fighter(-10 * (side + 1) - 1 - i, n))) }
})
const moves = fc.infiniteStream(fc.nat(1_000_000))

/** One of the moves that can be made now; giving up seldom. */
function legal(state: BattleState, n: number): Move {
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

function fight(
  setup: BattleSetup,
  stream: Iterator<number>,
  seen?: (before: BattleState, move: Move, after: BattleState, events: readonly BattleEvent[]) => void,
): Log {
  let { state } = startBattle(world, setup)
  const log: Move[] = []
  while (!state.winner) {
    const move = legal(state, stream.next().value as number)
    const played = play(world, state, move)
    if ('refused' in played) throw new Error(`${JSON.stringify(move)} refused: ${played.refused}`)
    seen?.(state, move, played.state, played.events)
    log.push(move)
    state = played.state
  }
  return { moves: log, state }
}

it('comes to the same state, to the last byte, from the same seed and inputs', () => {
  fc.assert(
    fc.property(setups, moves, (setup, stream) => {
      const log = fight(setup, stream)
      expect(hashState(replay(world, setup, log.moves).state)).toBe(hashState(log.state))
    }),
    { numRuns: 200, seed: 1 },
  )
})

it('goes on from its own JSON as if it had never been written down, at every move', () => {
  fc.assert(
    fc.property(setups, moves, (setup, stream) => {
      fight(setup, stream, (before, move, after) => {
        const again = play(world, JSON.parse(JSON.stringify(before)) as BattleState, move)
        expect('state' in again && hashState(again.state)).toBe(hashState(after))
      })
    }),
    { numRuns: 20, seed: 2 },
  )
})

it('leaves the state it was given as it was', () => {
  fc.assert(
    fc.property(setups, moves, (setup, stream) => {
      const { state } = startBattle(world, setup)
      if (state.winner) return
      const before = hashState(state)
      play(world, state, legal(state, stream.next().value as number))
      expect(hashState(state)).toBe(before)
    }),
    { numRuns: 50, seed: 3 },
  )
})

it('keeps health, charges, positions and effects possible whatever is played', () => {
  fc.assert(
    fc.property(setups, moves, (setup, stream) => {
      fight(setup, stream, (_, __, { creatures, round }) => {
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

/** The player's move alone, with the dice it really throws: what the opponent does after it is another move. */
function alone(before: BattleState, { attackerId, defenderId }: { attackerId: number; defenderId: number }) {
  const state = cloneState(before)
  const field: Field = { state, events: [], dice: realDice(state.rng) }
  const attacker = byId(state, attackerId)!
  attacker.struck = true
  attacker.braced = false
  const target = byId(state, defenderId)!
  if (target.side === attacker.side) mend(field, attacker, target)
  else strike(field, attacker, target)
  return field
}

it('never lies in a forecast: damage, answer and mending within bounds, a sure death dies, a sure survivor lives, on every side and in all gear', () => {
  const seen = { YES: 0, MAYBE: 0, NO: 0, HEAL: 0, TM3: 0, TM5: 0, GEAR: 0, AFTER_CONSUMABLE: 0 }
  fc.assert(
    fc.property(setups, moves, (setup, stream) => {
      fight(setup, stream, (before, move, after, events) => {
        if (move.type !== 'hit') return
        const told = forecast(world, before, move.attackerId, move.defenderId)
        if ('refused' in told) throw new Error(told.refused)
        const { state, events: own } = alone(before, move)
        const amount = (type: string, by: number, on: number, of: readonly BattleEvent[] = own) =>
          of.find((e) => e.type === type && e.by === by && e.on === on)?.amount ?? 0
        const [attacker, defender] = [move.attackerId, move.defenderId].map((id) => byId(before, id)!)
        if (told.heal) {
          expect([told.damageMin, told.damageMax]).toEqual(Array(2).fill(amount('HEAL', move.attackerId, move.defenderId)))
          seen.HEAL++
          return
        }
        const damage = amount('HIT', move.attackerId, move.defenderId)
        expect(damage >= told.damageMin && damage <= told.damageMax).toBe(true)
        const answer = amount('ANSWER', move.defenderId, move.attackerId)
        expect(answer >= told.answerMin && answer <= told.answerMax).toBe(true)
        // What is looked at here is what the move itself does, opponents and all.
        expect([damage, answer]).toEqual([
          amount('HIT', move.attackerId, move.defenderId, events),
          amount('ANSWER', move.defenderId, move.attackerId, events),
        ])
        const [attackerDies, defenderDies] = [move.attackerId, move.defenderId].map((id) => byId(state, id)!.health.current === 0)
        if (told.kills !== 'MAYBE') expect(defenderDies).toBe(told.kills === 'YES')
        if (told.answerKills !== 'MAYBE') expect(attackerDies).toBe(told.answerKills === 'YES')
        expect(after.version).toBe(before.version + 1)
        seen[told.kills]++
        if (defender!.side === 'TM3' || defender!.side === 'TM5') seen[defender!.side]++
        if (attacker!.artifacts.length > 0 && defender!.artifacts.length > 0) seen.GEAR++
        if (before.consumed > 0) seen.AFTER_CONSUMABLE++
      })
    }),
    { numRuns: 200, seed: 5 },
  )
  for (const [what, times] of Object.entries(seen)) expect(times, what).toBeGreaterThan(5)
})

it('refuses what cannot be and changes nothing', () => {
  const { state } = startBattle(world, setupOf([1, 2], [3, 4], 7, 50))
  expect(play(world, state, { type: 'hit', attackerId: 99, defenderId: -1 })).toEqual({ refused: 'CREATURE_NOT_FOUND' })
  expect(play(world, state, { type: 'hit', attackerId: -1, defenderId: 1 })).toEqual({ refused: 'CREATURE_INACTIVE' })
  expect(play(world, state, { type: 'hit', attackerId: 1, defenderId: 2 })).toEqual({ refused: 'TARGET_FORBIDDEN' })
  expect(play(world, state, { type: 'consumable', id: 77, targetCreatureId: 1 })).toEqual({ refused: 'CONSUMABLE_NOT_FOUND' })
  expect(forecast(world, state, 1, 1)).toEqual({ refused: 'TARGET_FORBIDDEN' })
  const over = play(world, state, { type: 'giveUp' })
  if ('refused' in over) throw new Error(over.refused)
  expect(over.state.winner).toBe('TM2')
  expect(ask(over.state)).toBeNull()
  expect(play(world, over.state, { type: 'skip' })).toEqual({ refused: 'BATTLE_OVER' })
})

it('gives the fight to the defender when nobody can win it', () => {
  const wall = { total: 100_000, attack: 1, defence: 100_000 }
  const setup: BattleSetup = {
    ...setupOf([0], [0], 1, 100),
    own: [creature('KNIGHT', 1, wall)],
    enemy: [creature('KNIGHT', -1, wall)],
    bosses: [],
  }
  let { state } = startBattle(world, setup)
  while (!state.winner) {
    const played = play(world, state, { type: 'skip' })
    if ('refused' in played) throw new Error(played.refused)
    state = played.state
  }
  expect([state.winner, state.round]).toEqual(['TM2', LAST_ROUND])
})

it('opens no fight with an empty side, seven on one, the same creature twice, a third side outside of MULTI or a sixth anywhere', () => {
  const setup = setupOf([1], [2], 1, 1)
  expect(() => startBattle(world, { ...setup, enemy: [] })).toThrow()
  expect(() => startBattle(world, { ...setup, own: [1, 2, 3, 4, 5, 6, 7].map((id) => fighter(id, id)) })).toThrow()
  expect(() => startBattle(world, { ...setup, own: [fighter(1, 1), fighter(1, 2)] })).toThrow()
  const more = (count: number) => Array.from({ length: count }, (_, i) => [fighter(-10 - i, 3)])
  expect(() => startBattle(world, { ...setup, kind: 'ARENA', others: more(1) })).toThrow()
  expect(() => startBattle(world, { ...setup, kind: 'MULTI', others: more(4) })).toThrow()
  expect(startBattle(world, { ...setup, kind: 'MULTI', others: more(3) }).state.creatures).toHaveLength(5)
})
