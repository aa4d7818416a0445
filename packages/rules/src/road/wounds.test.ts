import { WOUNDS_FROM } from '@skystair/contract/measures'
import { world } from '@skystair/world'
import { expect, it } from 'vitest'
import { enemiesIn } from '../battle/initial-state.ts'
import { play, startBattle } from '../battle/play.ts'
import { battleRewards } from '../battle/rewards.ts'
import type { BattleSetup, BattleState, Move } from '../battle/types.ts'
import { spawn } from '../growth/creature.ts'
import { mainId, raidPlaceId } from './ids.ts'
import { foesOf, foesPower, squadAt } from './squad.ts'
import { MOST_WOUNDS, wounded, woundsAfter } from './wounds.ts'

const squad = squadAt(world, mainId(30, 0))!
const share = (creatures: readonly { health: { current: number; total: number } }[]) =>
  (100 * creatures.reduce((sum, c) => sum + c.health.current, 0)) / creatures.reduce((sum, c) => sum + c.health.total, 0)

/** A fight of one hero of this level against the squad with these wounds, fought until it is over. */
function lost(level: number, wounds: number, lastMove?: Move): { setup: BattleSetup; state: BattleState } {
  const own = [spawn(world, world.starters.MAN_1[0]!, { id: 1, playerId: 1, level })]
  const setup: BattleSetup = { ...foesOf(wounded(squad, wounds)), stair: 30, seed: 'a1b2', own, consumables: [], wounds }
  let { state } = startBattle(world, setup)
  for (let n = 0; !state.winner; n++) {
    const target = state.creatures.find((c) => c.side === 'TM2' && c.health.current > 0 && c.position < 3)!
    const move: Move = n > 0 && lastMove ? lastMove : { type: 'hit', attackerId: 1, defenderId: target.id }
    const played = play(state, move)
    if ('refused' in played) throw new Error(played.refused)
    state = played.state
  }
  return { setup, state }
}

it('takes the same share of health from every creature, and power with it', () => {
  const hurt = wounded(squad, 20)
  for (const { health } of hurt.creatures) expect(health.total - health.current).toBe(Math.trunc(health.total / 5))
  expect(foesPower(hurt)).toBeLessThan(foesPower(squad))
  expect(wounded(squad, 0)).toBe(squad)
  const several = squadAt(world, raidPlaceId({ raid: 1, difficulty: 'EXTREME', stair: 30, attempt: 0, step: 5 }))!
  expect(several.others.length).toBeGreaterThan(0)
  for (const one of wounded(several, MOST_WOUNDS).others) expect(share(one)).toBeCloseTo(100 - MOST_WOUNDS, 0)
})

it('leaves a part of what a lost fight took, on top of earlier wounds, up to a limit', () => {
  const first = lost(30, 0)
  expect(first.state.winner).toBe('TM2')
  const taken = 100 - share(first.state.creatures.filter((c) => c.side === 'TM2'))
  const wounds = woundsAfter(first.setup, first.state)
  expect(wounds).toBeGreaterThan(0)
  expect(wounds).toBeLessThan(taken / 3)
  const second = lost(30, wounds)
  expect(woundsAfter(second.setup, second.state)).toBeGreaterThan(wounds)
  expect(woundsAfter({ ...second.setup, wounds: MOST_WOUNDS }, second.state)).toBe(MOST_WOUNDS)
})

it('adds nothing after giving up, and nothing on the first stairs', () => {
  const { setup, state } = lost(30, 5, { type: 'giveUp' })
  expect(enemiesIn(setup).some(({ id, health }) => state.creatures.find((c) => c.id === id)!.health.current < health.current)).toBe(true)
  expect(woundsAfter(setup, state)).toBe(5)
  const fought = lost(30, 0)
  expect(woundsAfter({ ...fought.setup, stair: WOUNDS_FROM - 1 }, fought.state)).toBe(0)
})

it('gives experience only for what this fight took', () => {
  const fresh = lost(30, 0)
  const hurt = lost(30, MOST_WOUNDS)
  const spared = {
    ...hurt.state,
    creatures: hurt.state.creatures.map((c) => ({ ...c, health: enemiesIn(hurt.setup).find(({ id }) => id === c.id)?.health ?? c.health })),
  }
  expect(battleRewards(world, fresh.setup, fresh.state).experience).toBeGreaterThan(0)
  expect(battleRewards(world, hurt.setup, spared).experience).toBe(0)
})
