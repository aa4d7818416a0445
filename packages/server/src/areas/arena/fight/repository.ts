import type { Slice } from '../../../page.ts'
import type { Tx } from '../../../storage/db.ts'

/** A fight for a place, by the id of its battle. Its result is null until it is over. */
export interface FightRow {
  readonly battle_id: number
  readonly attacker: number
  readonly defender: number
  readonly attacker_player: number | null
  readonly defender_player: number | null
  /** The defender's place when the fight began. */
  readonly target: number
  /** 0 or 1: whether the attacker won. */
  readonly won: number | null
  readonly attacker_from: number | null
  readonly attacker_to: number | null
  readonly defender_from: number | null
  readonly defender_to: number | null
  readonly at: number | null
}

const COLUMNS =
  'battle_id, attacker, defender, attacker_player, defender_player, target, won, attacker_from, attacker_to, defender_from, defender_to, at'

type Begun = Pick<FightRow, 'battle_id' | 'attacker' | 'defender' | 'attacker_player' | 'defender_player' | 'target'>

export const insertFight = (tx: Tx, { battle_id, attacker, defender, attacker_player, defender_player, target }: Begun): Promise<number> =>
  tx.run('insert into arena_fight (battle_id, attacker, defender, attacker_player, defender_player, target) values (?, ?, ?, ?, ?, ?)', [
    battle_id,
    attacker,
    defender,
    attacker_player,
    defender_player,
    target,
  ])

export const fightOf = (tx: Tx, battleId: number): Promise<FightRow | undefined> =>
  tx.one(`select ${COLUMNS} from arena_fight where battle_id = ?`, [battleId])

/** A fight that is over. */
export type FoughtRow = { readonly [K in keyof FightRow]: K extends `${string}_player` ? FightRow[K] : NonNullable<FightRow[K]> }

type Ended = Pick<FoughtRow, 'won' | 'attacker_from' | 'attacker_to' | 'defender_from' | 'defender_to' | 'at'>

export const endFight = (tx: Tx, battleId: number, ended: Ended): Promise<number> =>
  tx.run(
    'update arena_fight set won = ?, attacker_from = ?, attacker_to = ?, defender_from = ?, defender_to = ?, at = ? where battle_id = ?',
    [ended.won, ended.attacker_from, ended.attacker_to, ended.defender_from, ended.defender_to, ended.at, battleId],
  )

/** Returns a player's finished fights, as attacker and as defender, newest first. */
export function fightsOf(tx: Tx, playerId: number, { limit, skip }: Slice): Promise<FoughtRow[]> {
  const newest = (who: 'attacker_player' | 'defender_player') =>
    `select * from (select ${COLUMNS} from arena_fight where ${who} = ? and at is not null order by battle_id desc limit ?) ${who}s`
  return tx.all(`${newest('attacker_player')} union all ${newest('defender_player')} order by battle_id desc limit ? offset ?`, [
    playerId,
    limit + skip,
    playerId,
    limit + skip,
    limit,
    skip,
  ])
}

/** True if the player was the defender of this fight and it is over. */
export const hasDefendedIn = async (tx: Tx, playerId: number, battleId: number): Promise<boolean> =>
  (await tx.one('select battle_id from arena_fight where battle_id = ? and defender_player = ? and at is not null', [
    battleId,
    playerId,
  ])) !== undefined

/** Returns the players whose places a player has attacked. */
export const attackedBy = async (tx: Tx, playerId: number): Promise<number[]> => {
  const rows = await tx.all<{ defender_player: number }>(
    'select distinct defender_player from arena_fight where attacker_player = ? and defender_player is not null',
    [playerId],
  )
  return rows.map(({ defender_player }) => defender_player)
}

/** Returns the pairs of players of whom one won the most places from the other since a moment. */
export const mostPlacesBetween = (tx: Tx, since: number, max: number): Promise<{ winnerId: number; loserId: number; places: number }[]> =>
  tx
    .all<{ winner_id: number; loser_id: number; places: number }>(
      `select attacker_player as winner_id, defender_player as loser_id, count(*) as places from arena_fight
       where at >= ? and won = 1 and attacker_to = target and attacker_player is not null and defender_player is not null
       group by attacker_player, defender_player order by places desc, attacker_player, defender_player limit ?`,
      [since, max],
    )
    .then((rows) => rows.map(({ winner_id: winnerId, loser_id: loserId, places }) => ({ winnerId, loserId, places })))
