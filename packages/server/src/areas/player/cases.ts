import type { contract } from '@skystair/contract'
import { testClient } from '../../../testing/client.ts'
import type { Proofs } from '../../../testing/contract-cases/case.ts'
import type { Stage } from '../../../testing/contract-cases/fixture.ts'
import { empty, give } from '../../../testing/purse.ts'
import { notify } from '../notification/notify.ts'

const plain = { succeeds: {}, refuses: {} }
const unknown = { params: { id: 999_999 } }
const walk = (coordinate: number, contextId = 'main') => ({ body: { coordinate, contextId } })

const heroOf = async ({ player }: Stage): Promise<number> => (await player()).creatures[0]?.id ?? 0
const hero = async (stage: Stage) => ({ params: { id: await heroOf(stage) } })
/** Wounds everybody of a player who has no money. */
const wounded = async (stage: Stage) => {
  await stage.heroes(({ health }) => ({ health: { ...health, current: 1 } }))
  return hero(stage)
}
const page = (id: string) => ({ params: { id } })

const noted = ({ edit, id }: Stage) => edit((_, tx) => notify(tx, id, 'levelUp', { level: '2' }, 5).then(() => {}))
/** Has done so much of the first task, which asks for three finds. */
const gathered = async ({ edit, player }: Stage, times: number, taken = 0) => {
  const [task] = (await player()).tasks
  await edit(({ state }) => {
    state.taskBook = { take: [times, taken] }
  })
  return { params: { id: task?.id ?? 0 } }
}
const gifted = ({ edit }: Stage) =>
  edit(({ state }) => {
    state.giftNews = 'GEMS_30'
  })
/** A friend came by the player's code, and its climb was worth something. */
async function befriended({ server, client, id }: Stage): Promise<void> {
  const { code: ref } = (await client.call('GET /api/referral/my/code')).reply
  await testClient(server.app).call('POST /api/security/registerTrial', {
    body: { characterAndCompanion: 'MAN_2', lang: 'EN', frontVersion: 445, ref },
  })
  await server.db.tx((tx) => tx.run('update referral set waiting = 20 where inviter_id = ?', [id]))
}

/** Gives festival coins, and asks for the dearest offer of the event shop. */
async function withCoins({ edit }: Stage, amount: number) {
  await edit(async ({ id }, tx) => {
    await give(tx, id, { eventCurrency: amount })
  })
  return { params: { id: 7 } }
}

export const player: Proofs<typeof contract.player> = {
  'GET /api/player/info/current': {
    succeeds: { query: { frontVersion: 445, init: true } },
    refuses: {
      SESSION_EXPIRED: async ({ client }) => {
        const { session } = client
        await client.call('POST /api/security/logout')
        client.session = session
        return { query: { frontVersion: 445, init: true } }
      },
    },
  },
  'GET /api/player/info': { succeeds: { query: { artifactFrom: 0, artifactTo: 30 } }, refuses: {} },
  'GET /api/player/current': plain,
  'GET /api/player/id/current': plain,
  'POST /api/player/v3/coordinate/set': {
    succeeds: walk(200),
    refuses: {
      PLACE_OUT_OF_REACH: walk(5000),
      STATE_CHANGED: walk(100, 'turn:18'),
      BATTLE_IN_PROGRESS: async ({ inBattle }) => {
        await inBattle()
        return walk(100)
      },
    },
  },
  'POST /api/marker/add': { succeeds: { body: { marker: 'seen' } }, refuses: {} },
  'POST /api/marker/addAll': { succeeds: { body: { markers: ['seen', 'heard'] } }, refuses: {} },
  'POST /api/marker/remove': { succeeds: { body: { marker: 'seen' } }, refuses: {} },
  'GET /api/player/health/options': { succeeds: wounded, refuses: {} },
  'POST /api/player/health/{id}/restore': {
    succeeds: wounded,
    refuses: {
      CREATURE_NOT_FOUND: unknown,
      FULLY_HEALTHY: hero,
      NOT_ENOUGH_RESOURCES: async (stage) => {
        await stage.edit((_, tx) => empty(tx, stage.id))
        return wounded(stage)
      },
      BATTLE_IN_PROGRESS: async (stage) => {
        await stage.inBattle()
        return wounded(stage)
      },
    },
  },
  'POST /api/player/squad/set': {
    succeeds: async (stage) => ({ body: { creatureIds: [await heroOf(stage)] } }),
    refuses: {
      CREATURE_NOT_FOUND: { body: { creatureIds: [999_999] } },
      BATTLE_IN_PROGRESS: async (stage) => {
        await stage.inBattle()
        return { body: { creatureIds: [await heroOf(stage)] } }
      },
    },
  },
  'POST /api/player/everyday/reward/take': {
    succeeds: {},
    refuses: { REWARD_NOT_READY: ({ client }) => client.call('POST /api/player/everyday/reward/take') },
  },
  'POST /api/player/task/{id}/take': {
    succeeds: (stage) => gathered(stage, 3),
    refuses: {
      TASK_NOT_FOUND: unknown,
      REWARD_NOT_READY: (stage) => gathered(stage, 2),
      ALREADY_TAKEN: (stage) => gathered(stage, 3, 1),
    },
  },
  'GET /api/event/stall/list': plain,
  'POST /api/event/stall/{id}/buy': {
    succeeds: (stage) => withCoins(stage, 100),
    refuses: {
      PRODUCT_NOT_FOUND: unknown,
      ALREADY_TAKEN: async (stage) => {
        const dearest = await withCoins(stage, 100)
        await stage.client.call('POST /api/event/stall/{id}/buy', dearest)
        return dearest
      },
      NOT_ENOUGH_RESOURCES: (stage) => withCoins(stage, 44),
    },
  },
  'POST /api/player/updateMoveSpeedMode': plain,
  'POST /api/player/updateSoundMute': plain,
  'POST /api/player/ui/switch': plain,
  'POST /api/player/push/switch': plain,
  'POST /api/player/set/quality/{q}': { succeeds: { params: { q: 'LOW' } }, refuses: {} },
  'POST /api/player/lang/switch': plain,
  'POST /api/player/lang/switch/{lang}': { succeeds: { params: { lang: 'RU' } }, refuses: {} },
  'POST /api/offer/set/seen': { succeeds: { body: { offerType: 'FIRST_HERO' } }, refuses: {} },
  'POST /api/log/add': { succeeds: { body: { message: 'texture null' } }, refuses: {} },
  'POST /api/player/news/road/reset': plain,
  'POST /api/player/news/creature/reset': plain,
  'POST /api/player/notification/reset': plain,
  'GET /api/news/get/last': { succeeds: { query: {} }, refuses: {} },
  'GET /api/manual/{id}/get': { succeeds: page('road'), refuses: { MANUAL_NOT_FOUND: page('title') } },
  'GET /api/manual/config/{id}/get': { succeeds: page('road'), refuses: { MANUAL_NOT_FOUND: page('nothing') } },
  'GET /api/manual/force/{id}/get': { succeeds: page('POISON'), refuses: { MANUAL_NOT_FOUND: page('LUCK') } },
  'GET /api/manual/forces/short/description/get': plain,
  'GET /api/referral/bonus/take': {
    succeeds: befriended,
    refuses: { REWARD_NOT_READY: {} },
  },
  'GET /api/referral/my/code': plain,
  'POST /api/mail/block/{id}': {
    succeeds: ({ id }) => ({ params: { id } }),
    refuses: { PLAYER_NOT_FOUND: unknown },
  },
  'POST /api/mail/unblock/{id}': {
    succeeds: ({ id }) => ({ params: { id } }),
    refuses: { PLAYER_NOT_FOUND: unknown },
  },
  'GET /api/player/set/rated': plain,
  'POST /api/player/version/update': { succeeds: { body: { version: 446 } }, refuses: {} },
  'GET /api/player/notif/list': { succeeds: noted, refuses: {} },
  'POST /api/player/notif/remove/{id}': {
    succeeds: async (stage) => {
      await noted(stage)
      const [note] = (await stage.client.call('GET /api/player/notif/list')).reply
      return { params: { id: note?.id ?? 0 } }
    },
    refuses: { NOTIFICATION_NOT_FOUND: unknown },
  },
  'GET /api/player/promo/gift/accept': {
    succeeds: gifted,
    refuses: {
      REWARD_NOT_READY: {},
      ALREADY_TAKEN: async (stage) => {
        await gifted(stage)
        return stage.client.call('GET /api/player/promo/gift/accept')
      },
    },
  },
}
