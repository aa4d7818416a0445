import { type BattleStatus, type ChatMessage, type MessageKind, type ReplyOf, type Report, resources } from '@skystair/contract'
import type { ReportKind } from '@skystair/contract/enums'
import { storyMarker } from '@skystair/contract/markers'
import { HOUR } from '@skystair/contract/time'
import { bestArtifacts, mainId, slotHeight, squadAt, stairOf, startBattle, walkBounds, wearing, withRank } from '@skystair/rules'
import { creaturesOf, fighters, grant, insertBattle, type PlayerRow, recruit, rewardKinds, saveCreature } from '@skystair/server'
import type { Db, Tx } from '@skystair/server/storage'
import { allMarkers, createTestPlayer, nameTestPlayer, post, STAIR, turnIntoVeteran } from '@skystair/testing/players'
import { world } from '@skystair/world'

const ROUNDS = 200
const NAMES = { RU: 'Ветроног', EN: 'Windfoot' } as const
/** A friend's messages in the chat and with gifts. */
const SAID = {
  RU: ['Привет, ступени!', 'Кто дошёл до сотой? Там портал.', 'Спасибо за тот бой!'],
  EN: ['Hello, stairs!', 'Has anyone reached stair 100? There is a portal.', 'Thank you for that fight!'],
} as const
/** What a rude player writes in the chat. */
const RUDE = {
  RU: ['Эй, букашки, брысь с моей ступени!', 'Кто ниже сотой, тот картошка. Картошка, молчать!'],
  EN: ['Hey, beetles, off my stair!', 'Whoever is below stair 100 is a potato. Quiet, potatoes!'],
} as const
/** Names of clans that are not taken yet: two for each mode. */
const freeNames = {
  RU: ['Сорок котов', 'Ночные верхолазы', 'Сорок сов', 'Дневные верхолазы'],
  EN: ['Forty Cats', 'Night Climbers', 'Forty Owls', 'Day Climbers'],
}
/** A stair at which most shops are open. */
const HIGH = 161
/** A stair whose guardian is too strong for a veteran, but not by far. */
const TOO_HIGH = 32

/** Gives a veteran resources, equipment, consumables, wounds, and unread news. */
async function outfit(tx: Tx, player: PlayerRow, now: number): Promise<void> {
  const { id, state } = player
  Object.assign(state, { level: 24, currentExp: 2400, everydayRewardStreak: 3, creatureNews: true })
  for (const imageId of ['lamp_nun', 'hill_dwarf', 'stair_monk']) await recruit(tx, id, state, imageId, { level: 9, now })
  const purse = { gold: 128_450, crystal: 1240, blueCrystal: 386, elixir: 24, mithril: 57, tickets: 5 }
  const consumables = ['heal_small', 'fire_scroll', 'revive'].map((consumable) => ({ kind: 'consumable' as const, consumable, amount: 1 }))
  const artifacts = world.artifacts.slice(0, 7).map(({ key }) => ({ kind: 'artifact' as const, artifact: key }))
  const rewards = [...resources(purse), ...consumables, ...artifacts]
  await grant(tx, player, rewards, { reason: 'start', ref: 'outfit', now }, rewardKinds)
  const wounds = [0.55, 1, 0.2]
  for (const [index, bare] of (await creaturesOf(tx, id, state, now)).entries()) {
    // The first two heroes take the best; the rest stays in the backpack.
    const worn = index < 2 ? bestArtifacts(world, bare, state.artifacts) : []
    state.artifacts = state.artifacts.filter((artifact) => !worn.includes(artifact))
    const creature = wearing(world, bare, worn)
    const { total } = creature.health
    await saveCreature(tx, { ...creature, health: { ...creature.health, current: Math.ceil(total * (wounds[index] ?? 1)) } })
  }
}

/** Gives a veteran goods for the places of trade: caviar, a hero of the highest rank, heroes to exchange. */
async function prosper(tx: Tx, player: PlayerRow, now: number): Promise<void> {
  const { id, state } = player
  await grant(tx, player, resources({ caviar: 40 }), { reason: 'start', ref: 'prosper', now }, rewardKinds)
  for (const imageId of ['goblin_scamp', 'brook_spirit', 'toll_knight']) await recruit(tx, id, state, imageId, { level: 12, now })
  const [first] = await creaturesOf(tx, id, state, now)
  if (first) await saveCreature(tx, withRank(world, first, first.maxRank))
}

/** Returns the squad that guards a stair, with ids of its own. */
const squadOf = (stair: number, from: number) => squadAt(world, mainId(stair, 0))!.creatures.map((c, i) => ({ ...c, id: -1 - from - i }))

/** Hits with the first possible hero each turn, until the battle is over. */
async function playOn(url: string, session: string, begun: BattleStatus): Promise<void> {
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

/** The players in the pictures, each created when a picture needs it. Returns their sessions. */
export function people(db: Db, url: string, lang: 'RU' | 'EN') {
  /** A veteran with a name; before a guardian with a large squad if no height is given. `more` adds to that. */
  const known = (height?: number, more: (tx: Tx, player: PlayerRow, now: number) => Promise<void> = async () => {}) =>
    createTestPlayer(db, async (tx, player, now) => {
      const { id, state } = player
      await turnIntoVeteran(tx, player, now)
      await outfit(tx, player, now)
      if (height !== undefined) {
        state.coordinate = height
        state.bestVictoryStair = Math.max(state.bestVictoryStair, stairOf(height) - 1)
        state.battleStair = state.bestVictoryStair
      }
      await nameTestPlayer(tx, id, `${NAMES[lang]}${id}`)
      await more(tx, player, now)
    })
  /** The same with means to found a clan. */
  const founder = async () => {
    let id = 0
    const session = await known(undefined, async (tx, player, now) => {
      id = player.id
      await grant(tx, player, resources({ mithril: 400 }), { reason: 'start', ref: 'founder', now }, rewardKinds)
    })
    await post(url, '/api/arena/enter', session, { timeZone: 'UTC' })
    const { clanInfo } = await post<ReplyOf<'POST /api/clan/create'>>(url, '/api/clan/create', session, { name: freeNames[lang].shift() })
    return { id, session, clanId: clanInfo.clan.id }
  }
  /** A new player before the guardian of the first stair. */
  const daring = () =>
    createTestPlayer(db, async (_, { state }) => {
      state.coordinate = walkBounds(state).maxCoordinate
      state.markers = allMarkers()
    })
  /** A player in a battle with this many sides of six creatures. */
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
      const battle = await insertBattle(tx, id, { kind: setup.kind, placeId: null, setup, state: begun.state }, now)
      state.battleId = battle.id
    })
  const fight = async (session: string, stair: number) => {
    const status = await post<BattleStatus>(url, '/api/battle/place/attack', session, { placeId: mainId(stair, 0) })
    return { session, status }
  }
  /** Lets a player fight the guardian of a stair to the end. */
  const fought = async (who: Promise<string>, stair: number) => {
    const { session, status } = await fight(await who, stair)
    await playOn(url, session, status)
    return session
  }
  return {
    newcomer: () => createTestPlayer(db, async () => {}),
    daring,
    veteran: () => known(),
    /** Next to a stranger who has something to say. */
    listener: () => known(slotHeight(9, 1)),
    /** Next to a portal. */
    traveller: () => known(slotHeight(7, 1)),
    /** High up, with means for every shop, and with a friend who writes and sends gifts. */
    collector: async () => {
      let id = 0
      const session = await known(slotHeight(HIGH, 1), async (tx, player, now) => {
        id = player.id
        await prosper(tx, player, now)
      })
      const friend = await known(slotHeight(HIGH, 1))
      const [hello, question, compliment] = SAID[lang]
      const say = (text: string, kind: MessageKind) =>
        post(url, '/api/chat/main/send', friend, { text, kind }, { 'accept-language': lang.toLowerCase() })
      await say(hello, 'TEXT')
      await say('cat-laugh', 'SMILEY')
      await say(question, 'TEXT')
      for (const gift of [1, 2]) await post(url, `/api/gift/offer/${gift}/send`, friend, { receiverId: id, compliment })
      // Unseen ones would be shown over the first window.
      await post(url, '/api/player/notification/reset', session)
      return session
    },
    /** The leader of a clan of two, on the arena, with letters. */
    leader: async () => {
      await founder()
      const { id, session, clanId } = await founder()
      let friendId = 0
      const friend = await known(undefined, async (_, player) => {
        friendId = player.id
      })
      await post(url, '/api/clan/invite', session, { playerId: friendId })
      await post(url, '/api/clan/invitation/accept', friend, { clanId })
      await post(url, '/api/clan/donate', friend, { type: 'GEMS', amount: 40 })
      await post(url, '/api/clan/donate', session, { type: 'RED_CRYSTALS', amount: 300 })
      const [hello, question, thanks] = SAID[lang]
      await post(url, `/api/mail/dialog/${id}/send`, friend, { text: hello })
      await post(url, `/api/mail/dialog/${friendId}/send`, session, { text: question })
      await post(url, `/api/mail/dialog/${id}/send`, friend, { text: thanks })
      await post(url, '/api/player/notification/reset', session)
      return session
    },
    /** A moderator before three reports about a rude player. */
    moderator: async () => {
      const owl = await createTestPlayer(db, async (tx, player, now) => {
        await turnIntoVeteran(tx, player, now)
        await nameTestPlayer(tx, player.id, `${{ RU: 'Дозорный', EN: 'Nightwatch' }[lang]}${player.id}`, 'MODERATOR')
      })
      // Those of the pictures taken before are in another language.
      const waiting = (await (await fetch(`${url}/api/moderation/report/list?session=${owl}`)).json()) as Report[]
      for (const { id } of waiting) await post(url, `/api/moderation/report/${id}/close`, owl, { dismiss: true })
      let id = 0
      const rude = await known(undefined, async (_, player) => {
        id = player.id
      })
      const witness = await known()
      const report = (kind: ReportKind, of: number) => post(url, '/api/moderation/report', witness, { kind, id: of })
      for (const text of RUDE[lang]) {
        const headers = { 'accept-language': lang.toLowerCase() }
        const said = await post<ChatMessage>(url, '/api/chat/main/send', rude, { text, kind: 'TEXT' }, headers)
        await report('CHAT', said.id)
      }
      await report('NAME', id)
      return owl
    },
    /** To whom a hero was offered after a lost fight. */
    offered: () =>
      known(undefined, async (_, { state }, now) => {
        state.offers = { FIRST_HERO: { at: now, until: now + 20 * HOUR } }
      }),
    /** In the snow kingdom. */
    wanderer: () => known(slotHeight(1203, 1)),
    /** In the snow world, some steps in. */
    skier: async () => {
      const session = await known(slotHeight(71, 1))
      const { player } = await post<ReplyOf<'POST /api/snow/enter'>>(url, '/api/snow/enter', session)
      await post(url, '/api/player/v3/coordinate/set', session, { coordinate: 320, contextId: player.contextId })
      return session
    },
    fighter: async () => (await fight(await daring(), 1)).session,
    captain: async () => (await fight(await known(), STAIR)).session,
    rival: () => melee(3),
    outnumbered: () => melee(5),
    winner: () => fought(daring(), 1),
    /** After a fight with the first boss, which has not spoken yet. */
    conqueror: () => {
      const stronger = known(slotHeight(5, 0), async (_, { state }) => {
        state.bestVictoryStair = 4
        state.battleStair = 4
        state.markers = state.markers.filter((marker) => marker !== storyMarker('boss_grandpa_bones', 'outro'))
      })
      return fought(stronger, 5)
    },
    loser: () => fought(known(slotHeight(TOO_HIGH, 0)), TOO_HIGH),
  }
}
export type Person = keyof ReturnType<typeof people>
