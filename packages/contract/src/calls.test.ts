import type { TSchema } from 'typebox'
import { expect, it } from 'vitest'
import type { CallSpec } from './call.ts'
import { contract } from './contract.ts'

/** The calls that are specified, each with the fields that are specified for its query after `?` and for its body after `=`. */
const specified = `
GET /api/player/info/current ? frontVersion init
GET /api/player/info ? artifactFrom artifactTo
GET /api/player/current
GET /api/player/id/current
POST /api/player/v3/coordinate/set = coordinate contextId
POST /api/marker/add = marker
POST /api/marker/addAll = markers
POST /api/marker/remove = marker
GET /api/player/health/options
POST /api/player/health/{id}/restore
POST /api/player/everyday/reward/take
POST /api/player/updateMoveSpeedMode
POST /api/player/updateSoundMute
POST /api/player/ui/switch
POST /api/player/push/switch
POST /api/player/set/quality/{q}
POST /api/player/lang/switch
POST /api/player/lang/switch/{lang}
POST /api/offer/set/seen
POST /api/log/add = message domain
POST /api/player/news/road/reset
POST /api/player/news/creature/reset
POST /api/player/notification/reset
GET /api/news/get/last
GET /api/manual/{id}/get
GET /api/manual/config/{id}/get
GET /api/manual/force/{id}/get
GET /api/manual/forces/short/description/get
GET /api/referral/bonus/take
GET /api/referral/my/code
POST /api/mail/block/{id}
POST /api/mail/unblock/{id}
GET /api/player/set/rated
POST /api/player/version/update
GET /api/player/notif/list
POST /api/player/notif/remove/{id}
GET /api/player/promo/gift/accept
GET /api/load/log/hidden ? available used h_session
GET /api/load/log/active ? available used h_session
GET /api/load/log/preboot ? available used h_session
GET /api/load/log/boot ? available used h_session
GET /api/load/log/five ? available used h_session
GET /api/load/log/half ? available used h_session
GET /api/load/log/boot/completed ? available used h_session
GET /api/load/log/unload ? loadedPct available used h_session
GET /api/load/log/game/started ? available used h_session
GET /api/dev/log ? message
GET /api/tech/player/enter/{id}
GET /api/tech/player/exit
GET /api/tech/player/{id}/log ? page filter subfilter
GET /api/tech/player/{id}/payments ? page
GET /api/campaign/get/status/{type}
GET /api/campaign/get/ok/group
GET /api/campaign/get/chest/status
GET /api/campaign/get/chest2/status
GET /api/campaign/get/chest3/status
GET /api/campaign/get/art/status
GET /api/campaign/get/wheel/status
GET /api/campaign/get/portal/discounts ? portalId
GET /api/campaign/spin/wheel
GET /api/campaign/wheel/take/reward ? optionalCreatureId
GET /api/campaign/use/{id}
GET /api/daily/ok/take
GET /api/integration/foto/gift/accept
GET /api/integration/mystore/gift/accept
POST /api/integration/ya/promocode/save = signature
GET /api/delayed/chest/ensure
GET /api/delayed/chest/speedup
GET /api/delayed/chest/take
POST /api/security/registerTrial = characterAndCompanion domain lang sw sh cw ch frontVersion h_session ref
POST /api/security/register = name password optionalMailOrPhone ref
POST /api/security/login = name password lang
POST /api/security/logout
POST /api/security/name/set = name
POST /api/security/mailOrPhone/set = mailOrPhone
POST /api/security/password/set = passwordCurrent passwordNew
GET /api/security/isPlayerExist
GET /api/connection/isConnectionExists
POST /api/integration/ya/authenticate = lang uniqueIds
POST /api/integration/ya/v2/search
POST /api/integration/ya/v2/remap = currId chosenId
POST /api/integration/ya/buy ? product_id
POST /api/integration/telegram/authenticate
POST /api/integration/telegram/invoice ? product_id
POST /api/integration/telegram/buy ? product_id
POST /api/integration/gp/authenticate = lang playerId name
POST /api/integration/gp/login = oldPlayerId newPlayerId
POST /api/integration/crazy/authenticate
POST /api/integration/kong/authenticate = kongId username token
POST /api/integration/rustore/authenticate
POST /api/integration/mystore/client/authenticate = uid lang currency
POST /api/battle/place/attack = placeId
POST /api/battle/arena/attack
POST /api/battle/get
POST /api/battle/ask
POST /api/battle/skip
POST /api/battle/complete
POST /api/battle/giveUpBattle
POST /api/battle/hit = attackerId defenderId
POST /api/battle/precalculate = attackerId defenderId
POST /api/battle/removeConsumable = id targetCreatureId
GET /api/place/v3/ensure ? coordFrom coordTo
GET /api/place/special/get
GET /api/resourcePlace/{id}/take
GET /api/skill/place/{id}/take
POST /api/place/gainable/{id}/gain
POST /api/turn/{id}/use
POST /api/turn/back/{id}
GET /api/teleport/{id}/get
POST /api/teleport/{id}/use/{target}
GET /api/portal/offer/get
GET /api/portal/{id}/info
GET /api/portal/mark/discount/chosen ? discount portalId
POST /api/portal/{id}/use ? discount
GET /api/clan/invitation/get
GET /api/clan/participant/list/mine
GET /api/clan/participant/list ? clanId
GET /api/clan/rating
GET /api/clan/building/list
GET /api/clan/recruit/list
GET /api/clan/raid/get
GET /api/clan/raid/options
GET /api/clan/factory/gift/get
GET /api/clan/factory/gift/take
GET /api/clan/about/get
GET /api/clan/advertisement/mark/seen
GET /api/clan/hall/options
GET /api/clan/{id}/log ? page
POST /api/clan/broadcast/apply
POST /api/clan/invite = playerId
POST /api/clan/reject = playerId
POST /api/clan/apply = clanId
POST /api/clan/invitation/accept = clanId
POST /api/clan/get/my
POST /api/clan/create = name
POST /api/clan/resign
POST /api/clan/leave
POST /api/clan/participant/action = playerId type
POST /api/clan/raid/start
POST /api/clan/raid/speedup
POST /api/clan/raid/end
POST /api/clan/donate
POST /api/clan/info = playerId
POST /api/clan/building/start = buildingType
POST /api/clan/building/speedup = buildingType
POST /api/clan/building/complete = buildingType
POST /api/clan/about/set = content
POST /api/clan/advertisement/set = content
POST /api/clan/about/default/restore
POST /api/clan/raid/difficulty/set = raidDifficulty
POST /api/clan/theme/set ? number
POST /api/clan/hall/improve = force toLevel
POST /api/admin/clan/name/set = name clanId
GET /api/chat/{room}/list ? from to
GET /api/chat/{room}/list/latest ? afterId
POST /api/chat/{room}/send = text
POST /api/chat/{room}/message/{id}/delete
GET /api/mail/list
GET /api/mail/dialog/{partner}/list ? from to
GET /api/mail/dialog/{partner}/list/latest ? afterId
POST /api/mail/dialog/{partner}/send ? support = text
GET /api/rating/by/{type} ? filter from to
GET /api/giftpurchase/gems/list
POST /api/giftpurchase/gems/reserve = receiverId
GET /api/shop/booster/list
POST /api/shop/booster/{id}/buy
GET /api/shop/creature/list
GET /api/shop/creature/town/hero/list
GET /api/shop/creature/town/titan/list
GET /api/shop/creature/ametist/list
GET /api/shop/creature/water/list
GET /api/shop/creature/portal/list
GET /api/shop/creature/{heroKind}/list
GET /api/shop/creature/id/{id}
GET /api/shop/any/creature/id/{id}
GET /api/shop/avatar/list
GET /api/shop/avatar/atlantis/list
GET /api/shop/avatar/ship/list
POST /api/shop/avatar/{id}/buy
GET /api/shop/creature/exchange/{KIND}/options
POST /api/shop/creature/details/exchange/{id}
POST /api/shop/creature/{id}/exchange
GET /api/shop/artifact/list/context/{context}
POST /api/shop/artifact/{id}/buy = creatureId
POST /api/shop/creature/{id}/buy
POST /api/shop/creature/ametist/{id}/buy
POST /api/shop/creature/token/{id}/buy
POST /api/shop/creature/portal/{id}/buy
GET /api/shop/caviar/rank/list
GET /api/shop/caviar/eleph/list
POST /api/shop/caviar/rank/{id}/buy
POST /api/shop/caviar/eleph/{id}/buy
GET /api/shop/oblivion/token/info
GET /api/shop/oblivion/hero/info
GET /api/shop/oblivion/sell/{id}
GET /api/shop/monastery/rank/10
GET /api/shop/monastery/{id}/info
GET /api/shop/bank/info
GET /api/shop/bank/purchase/info
GET /api/shop/bank/bonus/status/info
POST /api/shop/bank/gems/take
POST /api/shop/bank/gift/{id}/take
POST /api/shop/bank/free/{id}/take
GET /api/shop/bank/buy/{id}
POST /api/payment/buy/{id}
POST /api/xsolla/buy/{id}
POST /api/xsolla/buy_iframe/{id}
POST /api/robokassa/buy/{id}/{extra}
POST /api/integration/beeline/buy/{id}
POST /api/adv/rewarded/watch/{id}/start
POST /api/adv/rewarded/take/gems
`

const calls = new Map<string, CallSpec>(Object.values(contract).flatMap((area) => Object.entries<CallSpec>(area)))
const rows = specified
  .trim()
  .split('\n')
  .map((line) => {
    const [, name = '', query = '', body = ''] = /^(\S+ \S+)(?: \? ([^=]+?))?(?: = (.+))?$/.exec(line) ?? []
    return { name, query: query.split(' ').filter(Boolean), body: body.split(' ').filter(Boolean) }
  })
/** The fields of an object, also of one that has several forms. */
const fieldsOf = (schema: TSchema | undefined): string[] => {
  const { properties = {}, anyOf = [] } = (schema ?? {}) as { properties?: object; anyOf?: TSchema[] }
  return [...Object.keys(properties), ...anyOf.flatMap(fieldsOf)]
}

it('the contract has every specified call, and marks every other one as an extension', () => {
  const ours = [...calls].filter(([, { extension }]) => !extension).map(([name]) => name)
  expect(ours.sort()).toEqual(rows.map(({ name }) => name).sort())
})

it.each(rows.filter(({ query, body }) => query.length + body.length > 0))(
  '$name takes the fields that are specified for it',
  ({ name, query, body }) => {
    const spec = calls.get(name)
    expect(fieldsOf(spec?.query)).toEqual(expect.arrayContaining(query))
    expect(fieldsOf(spec?.body)).toEqual(expect.arrayContaining(body))
  },
)
