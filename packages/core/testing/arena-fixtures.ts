import type { Arena, ArenaFight, League, Rival } from '@skystair/contract'
import { ArenaLeague } from '@skystair/contract/enums'
import { NOW } from './fixtures.ts'

/** A squad of the arena, a little stronger than the player. */
const arenaRival = (positionNumber: number, changes: Partial<Rival> = {}): Rival => ({
  ...{ playerId: null, name: null, positionNumber, level: 9, power: 400, difficulty: 'YELLOW' },
  squad: ['grey_wolf', 'brown_bear', 'ice_troll'],
  ...changes,
})

/** A player on place 240. */
export const arenaState = (changes: Partial<Arena> = {}): Arena => ({
  ...{ fromLevel: 8, positionNumber: 240, league: 'GOLD', lastPosition: 20_012, rest: null, fights: 12, wins: 9, defence: [], power: 420 },
  rivals: [
    arenaRival(231, { difficulty: 'RED', power: 12_900, level: 24 }),
    arenaRival(233, {
      playerId: 7,
      name: 'Olga',
      squad: ['grey_wolf', 'brown_bear', 'ice_troll', 'grey_wolf', 'winter_dryad', 'snow_leopard'],
    }),
    arenaRival(236),
    arenaRival(239, { playerId: 8, difficulty: 'GREEN', power: 210 }),
    arenaRival(241, { difficulty: 'GREEN', power: 180 }),
  ],
  ...{ rewardHour: 19, timeZone: 'Europe/Moscow', rewardAt: NOW + 7_260_000, reward: null },
  ...changes,
})

export const arenaFight = (id: number, changes: Partial<ArenaFight> = {}): ArenaFight => ({
  ...{
    id,
    rival: { playerId: 7, name: 'Olga' },
    attacked: true,
    won: true,
    positionFrom: 250,
    positionTo: 240,
    rivalMoved: false,
    at: NOW,
  },
  ...changes,
})

export const arenaLeagues: readonly League[] = [...ArenaLeague].reverse().map((league, index) => ({
  ...{ league, positionFrom: index * 100 + 1, positionTo: index * 100 + 100 },
  rewards: [
    { kind: 'gold', amount: 6000 - index * 600 },
    { kind: 'mithril', amount: 20 - index * 2 },
    { kind: 'tickets', amount: 2 },
  ],
}))
