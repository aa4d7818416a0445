import type { Arena, BattleRecord, Creature } from '@skystair/contract'
import { ask, hashState, playToEnd, RULES_VERSION, seedHash, spawn } from '@skystair/rules'
import { world } from '@skystair/world'
import { type ReactNode, useEffect } from 'react'
import { type ArenaTab, ArenaWindow } from '../../src/areas/arena/window.tsx'
import { Replay } from '../../src/areas/fairness/replay.tsx'
import { arenaFight, arenaLeagues, arenaState } from '../../testing/arena-fixtures.ts'
import { NOW } from '../../testing/fixtures.ts'
import type { Rooms } from '../rooms.ts'
import { WithPlayer } from '../with-player.tsx'
import { galleryWords } from '../words.ts'

/** A fight that the first side wins, in which each attacker hits its first possible target. */
function fought(): BattleRecord {
  const squad = (names: readonly string[], sign: number, level: number): Creature[] =>
    names.map((name, i) => spawn(world, name, { id: sign * (i + 1), playerId: sign > 0 ? 1 : null, level }))
  const own = squad(['toll_knight', 'brown_bear', 'grey_wolf', 'winter_dryad', 'brook_spirit', 'goblin_scamp'], 1, 12)
  const enemy = squad(['ice_troll', 'brown_bear', 'snow_leopard', 'grey_wolf'], -1, 9)
  const setup = { kind: 'ARENA' as const, stair: 12, seed: 'a1b2', own, enemy, bosses: [], consumables: [], skill: 80 }
  const moves: BattleRecord['moves'] = []
  const { state } = playToEnd(world, setup, (now) => {
    const choice = ask(now)
    const attackerId = choice?.attackers[0] ?? 0
    const move = { type: 'hit' as const, attackerId, defenderId: choice?.targets[attackerId]?.[0] ?? 0 }
    moves.push(move)
    return move
  })
  const ends = { winner: state.winner ?? 'TM2', hash: hashState(state), rulesVersion: RULES_VERSION }
  return { id: 1, placeId: null, seedHash: seedHash(setup.seed), setup: { ...setup, own: [...own], enemy: [...enemy] }, moves, ...ends }
}

/** The server's reply about the arena in this room; null for the default. */
let here: Arena | null = null

interface VisitorProps {
  readonly level?: number
  readonly arena?: Arena
  readonly children: ReactNode
}

/** Shows the window to a player of a level, with this state of the arena. */
function Visitor({ level = 12, arena, children }: VisitorProps) {
  useEffect(() => {
    here = arena ?? null
  }, [arena])
  return <WithPlayer level={level}>{children}</WithPlayer>
}

const Tab = ({ tab }: { readonly tab: ArenaTab }) => (
  <Visitor>
    <ArenaWindow tab={tab} />
  </Visitor>
)

const outcome = { won: true, positionFrom: 412, positionTo: 398, leagueFrom: 'SILVER', leagueTo: 'GOLD', rivalMoved: false } as const

const prices = [
  { resource: 'tickets' as const, amount: 1 },
  { resource: 'mithril' as const, amount: 5 },
]
const resting = arenaState({ positionNumber: 398, rest: { until: NOW + 1_100_000, kind: 'SPEEDUP_ARENA', prices, left: 7 } })
const outside = arenaState({ positionNumber: null, league: null, rivals: [] })

export const rooms: Rooms = {
  rooms: {
    arena: () => <Tab tab="fight" />,
    'arena-after': () => (
      <Visitor arena={resting}>
        <ArenaWindow outcome={outcome} />
      </Visitor>
    ),
    'arena-newcomer': () => (
      <Visitor arena={outside}>
        <ArenaWindow />
      </Visitor>
    ),
    'arena-closed': () => (
      <Visitor level={5}>
        <ArenaWindow />
      </Visitor>
    ),
    'arena-history': () => <Tab tab="history" />,
    'arena-leagues': () => <Tab tab="leagues" />,
    'arena-settings': () => <Tab tab="settings" />,
    replay: () => <Replay id={1} rival="Olga" attacked from="arena" />,
  },
  replies(server, lang) {
    const [first = '', second = ''] = galleryWords[lang].names
    const state = arenaState()
    const rivals = state.rivals.map((rival) => (rival.playerId === 7 ? { ...rival, name: second } : rival))
    server
      .on('GET /api/arena/get', () => here ?? { ...state, rivals, reward: { league: 'GOLD' as const, gains: arenaLeagues[3]!.rewards } })
      .on('GET /api/arena/league/list', [...arenaLeagues])
      .on('GET /api/arena/history', [
        arenaFight(4, { rival: { playerId: 7, name: second } }),
        arenaFight(3, { attacked: false, won: false, positionFrom: 240, positionTo: 250, rival: { playerId: 9, name: first } }),
        arenaFight(2, { rival: { playerId: null, name: null }, rivalMoved: true, positionFrom: 240 }),
        arenaFight(1, { attacked: false, won: true, positionFrom: 240, rival: { playerId: 8, name: null } }),
      ])
      .on('GET /api/battle/{id}/record', fought())
  },
}
