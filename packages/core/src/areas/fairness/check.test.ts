import type { BattleRecord, FinishedDraw } from '@skystair/contract'
import {
  type BattleSetup,
  drawnRow,
  foesOf,
  hashState,
  type Move,
  mainId,
  mix,
  playToEnd,
  RULES_VERSION,
  raidPlaceId,
  seedHash,
  spawn,
  squadAt,
  wounded,
} from '@skystair/rules'
import { randomMove } from '@skystair/rules/sim'
import { world } from '@skystair/world'
import { expect, it } from 'vitest'
import { checkBattle, checkDraw } from './check.ts'

/** A fight at a place, that of the stair's guardian if none is given, as the server stores it. */
function fought(stair: number, placeId = mainId(stair, 0), wounds = 0): BattleRecord {
  const own = world.starters.WOMAN_1.map((name, i) => spawn(world, name, { id: i + 1, playerId: 1, level: 9 }))
  const setup: BattleSetup = { ...foesOf(wounded(squadAt(world, placeId)!, wounds)), stair, seed: 'a1b2', own, consumables: [], wounds }
  const moves: Move[] = []
  const { state } = playToEnd(world, setup, (now) => {
    moves.push(randomMove(now, (sides) => mix(stair, moves.length) % sides))
    return moves.at(-1)!
  })
  const record = {
    ...{ id: 1, placeId, seedHash: seedHash(setup.seed), setup, moves, winner: state.winner, hash: hashState(state) },
    rulesVersion: RULES_VERSION,
  }
  return JSON.parse(JSON.stringify(record)) as BattleRecord
}

it('compares all squads of a fight of several with those at its place', () => {
  const id = raidPlaceId({ raid: 1, difficulty: 'EXTREME', stair: 30, attempt: 0, step: 5 })
  const record = fought(30, id)
  expect([record.setup.others?.length, checkBattle(record, null)]).toEqual([3, 'FAIR'])
  const others = record.setup.others!.slice(1)
  expect(checkBattle({ ...record, setup: { ...record.setup, others } }, null)).toBe('OTHER_ENEMY')
})

it('accepts an enemy with the wounds that the fight names, and no others', () => {
  const record = fought(6, mainId(6, 0), 20)
  expect(checkBattle(record, null)).toBe('FAIR')
  expect(checkBattle({ ...record, setup: { ...record.setup, wounds: 10 } }, null)).toBe('OTHER_ENEMY')
})

it('accepts a fair fight, with and without a stored fingerprint', () => {
  const record = fought(6)
  expect(checkBattle(record, null)).toBe('FAIR')
  expect(checkBattle(record, record.seedHash)).toBe('FAIR')
})

it('detects another seed than was announced to this device', () => {
  const record = fought(6)
  expect(checkBattle(record, seedHash('00'))).toBe('OTHER_SEED')
  expect(checkBattle({ ...record, setup: { ...record.setup, seed: 'ffff' } }, null)).toBe('OTHER_SEED')
})

it('detects a wrong enemy, and one that plays better than it should', () => {
  const record = fought(6)
  const [first, ...rest] = record.setup.enemy
  const stronger = [{ ...first!, attack: first!.attack + 1 }, ...rest]
  expect(checkBattle({ ...record, setup: { ...record.setup, enemy: stronger } }, null)).toBe('OTHER_ENEMY')
  expect(checkBattle({ ...record, setup: { ...record.setup, skill: 100 } }, null)).toBe('OTHER_ENEMY')
})

it('detects a changed move, an impossible move, and another end', () => {
  const record = fought(6)
  expect(checkBattle({ ...record, moves: [{ type: 'skip' }, ...record.moves.slice(1)] }, null)).toBe('OTHER_END')
  expect(checkBattle({ ...record, moves: [{ type: 'hit', attackerId: 99, defenderId: -1 }] }, null)).toBe('OTHER_END')
  expect(checkBattle({ ...record, hash: seedHash('') }, null)).toBe('OTHER_END')
})

it('says that a fight followed other rules if these lead to another end or enemy, and checks its seed all the same', () => {
  const versions = [RULES_VERSION - 1, null, RULES_VERSION + 1]
  const verdicts = ['EARLIER_RULES', 'UNKNOWN_RULES', 'LATER_RULES']
  const record = fought(6)
  const all = (changed: Partial<BattleRecord>) => versions.map((rulesVersion) => checkBattle({ ...record, ...changed, rulesVersion }, null))
  expect(all({ hash: seedHash('') })).toEqual(verdicts)
  expect(all({ moves: [{ type: 'hit', attackerId: 99, defenderId: -1 }] })).toEqual(verdicts)
  expect(all({ setup: { ...record.setup, skill: 100 } })).toEqual(verdicts)
  expect(all({ setup: { ...record.setup, seed: 'ffff' } })).toEqual(['OTHER_SEED', 'OTHER_SEED', 'OTHER_SEED'])
  expect(all({})).toEqual(['FAIR', 'FAIR', 'FAIR'])
})

it('accepts a fair draw, and detects another seed, another row and other odds', () => {
  const weights = [50, 30, 20]
  const rows = weights.map((weight) => ({ weight, rewards: [] }))
  const row = drawnRow({ id: 'wheel', rows }, 'c3d4')
  const draw: FinishedDraw = { chance: 'wheel', number: 3, seed: 'c3d4', seedHash: seedHash('c3d4'), row, weights, at: 5 }
  expect([checkDraw(draw, null), checkDraw(draw, draw.seedHash)]).toEqual(['FAIR', 'FAIR'])
  expect([checkDraw(draw, seedHash('00')), checkDraw({ ...draw, seed: '00' }, null)]).toEqual(['OTHER_SEED', 'OTHER_SEED'])
  expect(checkDraw({ ...draw, row: (row + 1) % 3 }, null)).toBe('OTHER_ROW')
  expect(checkDraw({ ...draw, weights: weights.map((_, index) => (index === row ? 0 : 1)) }, null)).toBe('OTHER_ROW')
})
