import { type BattleStatus, resources } from '@skystair/contract'
import { mainId, slotHeight, squadAt, stairOf, startBattle, walkBounds } from '@skystair/rules'
import { insertBattle } from '@skystair/server/areas/battle/repository'
import { creaturesOf, fighters, recruit } from '@skystair/server/areas/hero/creatures'
import { saveCreature } from '@skystair/server/areas/hero/repository'
import { rewardKinds } from '@skystair/server/areas/hero/reward-kinds'
import type { PlayerRow } from '@skystair/server/areas/player/repository'
import { grant } from '@skystair/server/economy/grant'
import type { Db, Tx } from '@skystair/server/storage/db'
import { allMarkers, createTestPlayer, post, STAIR, turnIntoVeteran } from '@skystair/testing/players'
import { world } from '@skystair/world'

const ROUNDS = 200
const NAMES = { RU: 'Ветроног', EN: 'Windfoot' } as const

/** Gives a veteran a purse, things worn and carried, wounds, and something new to see. */
async function outfit(tx: Tx, player: PlayerRow, now: number): Promise<void> {
  const { id, state } = player
  Object.assign(state, { level: 24, currentExp: 2400, everydayRewardStreak: 3, creatureNews: true })
  for (const imageId of ['lamp_nun', 'hill_dwarf', 'stair_monk']) await recruit(tx, id, state, imageId, { level: 9, now })
  const purse = { gold: 128_450, crystal: 1240, blueCrystal: 386, elixir: 24, mithril: 57, tickets: 5 }
  const consumables = ['heal_small', 'fire_scroll', 'revive'].map((consumable) => ({ kind: 'consumable' as const, consumable, amount: 1 }))
  const artifacts = world.artifacts.slice(0, 7).map(({ key }) => ({ kind: 'artifact' as const, artifact: key }))
  const rewards = [...resources(purse), ...consumables, ...artifacts]
  await grant(tx, player, rewards, { reason: 'outfit', ref: 'outfit', now }, rewardKinds)
  const wounds = [0.55, 1, 0.2]
  for (const [index, creature] of (await creaturesOf(tx, id, state, now)).entries()) {
    const { total } = creature.health
    await saveCreature(tx, { ...creature, health: { ...creature.health, current: Math.ceil(total * (wounds[index] ?? 1)) } })
  }
}

/** Those who guard a stair, with ids of their own. */
const squadOf = (stair: number, from: number) => squadAt(world, mainId(stair, 0))!.creatures.map((c, i) => ({ ...c, id: -1 - from - i }))

/** Strikes with whoever can, until the fight is over. */
async function win(url: string, session: string, begun: BattleStatus): Promise<void> {
  let { ask } = begun
  for (let round = 0; round < ROUNDS && ask; round++) {
    const attackerId = ask.attackers.find((id) => (ask?.targets[String(id)]?.length ?? 0) > 0)
    const defenderId = attackerId === undefined ? undefined : ask.targets[String(attackerId)]?.[0]
    const path = defenderId === undefined ? '/api/battle/skip' : '/api/battle/hit'
    const { battle } = await post<BattleStatus>(url, path, session, { attackerId, defenderId })
    if (battle?.progress !== 'IN_PROGRESS') return
    ask = (await post<BattleStatus>(url, '/api/battle/ask', session)).ask
  }
  throw new Error('The fight does not end.')
}

/** Whoever is seen in the pictures: each is made where the picture wants them. Answers their session. */
export function people(db: Db, url: string, lang: 'RU' | 'EN') {
  /** A veteran with a name; before a guardian of many where no height is given. */
  const known = (height?: number) =>
    createTestPlayer(db, async (tx, player, now) => {
      const { id, state } = player
      await turnIntoVeteran(tx, player, now)
      await outfit(tx, player, now)
      if (height !== undefined) {
        state.coordinate = height
        state.bestVictoryStair = Math.max(state.bestVictoryStair, stairOf(height) - 1)
      }
      const name = `${NAMES[lang]}${id}`
      const named = `update player set name = ?, name_key = ?, password_hash = 'none', access_level = 'PLAYER' where id = ?`
      await tx.run(named, [name, name.toLowerCase(), id])
    })
  /** A newcomer before the guardian of the first stair. */
  const daring = () =>
    createTestPlayer(db, async (_, { state }) => {
      state.coordinate = walkBounds(state).maxCoordinate
      state.markers = allMarkers()
    })
  /** Somebody in a fight of so many sides, each of six. */
  const melee = (sides: number) =>
    createTestPlayer(db, async (tx, player, now) => {
      const { id, state } = player
      await turnIntoVeteran(tx, player, now)
      await outfit(tx, player, now)
      state.markers = allMarkers()
      const own = fighters(await creaturesOf(tx, id, state, now))
      const squads = Array.from({ length: sides - 1 }, (_, i) => squadOf(STAIR + 3 * i, 10 * i))
      const [enemy = [], ...others] = squads
      const setup = {
        kind: 'MULTI' as const,
        stair: STAIR,
        seed: 'five',
        own,
        enemy,
        others,
        bosses: [],
        consumables: state.consumables,
        skill: 60,
      }
      const begun = startBattle(world, setup)
      state.battleId = await insertBattle(tx, id, { kind: setup.kind, placeId: null, setup, state: begun.state }, now)
    })
  const fight = async (session: string, stair: number) => {
    const status = await post<BattleStatus>(url, '/api/battle/place/attack', session, { placeId: mainId(stair, 0) })
    return { session, status }
  }
  return {
    newcomer: () => createTestPlayer(db, async () => {}),
    daring,
    veteran: () => known(),
    /** Beside somebody who has something to tell. */
    listener: () => known(slotHeight(9, 1)),
    /** Beside a portal. */
    traveller: () => known(slotHeight(7, 1)),
    /** In the kingdom of snow. */
    wanderer: () => known(slotHeight(1203, 1)),
    fighter: async () => (await fight(await daring(), 1)).session,
    captain: async () => (await fight(await known(), STAIR)).session,
    rival: () => melee(3),
    outnumbered: () => melee(5),
    winner: async () => {
      const { session, status } = await fight(await daring(), 1)
      await win(url, session, status)
      return session
    },
    loser: async () => {
      const { session } = await fight(await daring(), 1)
      await post(url, '/api/battle/giveUpBattle', session)
      return session
    },
  }
}
export type Person = keyof ReturnType<typeof people>
