import { contract } from '@skystair/contract'
import { handlers } from '../../handlers.ts'
import { buyInEventShop, listEventShop } from '../event/shop.ts'
import { acceptPromotion, myCode, takeEveryday, takeReferralBonus } from '../everyday/handlers.ts'
import { healthOptions, restoreHealth, setSquad } from '../hero/health.ts'
import { addLog } from '../load/log-add.ts'
import { forcePage, forceSentences, lastNews, manualFigures, manualPage } from '../manual/handlers.ts'
import { listNotifications, removeNotification, seeNotifications } from '../notification/handlers.ts'
import * as settings from '../settings/handlers.ts'
import { takeTask } from '../task/take.ts'
import { setCoordinate } from './coordinate.ts'
import { artifactInfo, current, currentId, currentInfo } from './info.ts'

export const player = handlers(contract.player, {
  'GET /api/player/info/current': currentInfo,
  'GET /api/player/info': artifactInfo,
  'GET /api/player/current': current,
  'GET /api/player/id/current': currentId,
  'POST /api/player/v3/coordinate/set': setCoordinate,
  'POST /api/marker/add': settings.addMarker,
  'POST /api/marker/addAll': settings.addAllMarkers,
  'POST /api/marker/remove': settings.removeMarker,
  'GET /api/player/health/options': healthOptions,
  'POST /api/player/health/{id}/restore': restoreHealth,
  'POST /api/player/squad/set': setSquad,
  'POST /api/player/everyday/reward/take': takeEveryday,
  'POST /api/player/task/{id}/take': takeTask,
  'GET /api/event/stall/list': listEventShop,
  'POST /api/event/stall/{id}/buy': buyInEventShop,
  'POST /api/player/updateMoveSpeedMode': settings.switchMoveSpeed,
  'POST /api/player/updateSoundMute': settings.switchSound,
  'POST /api/player/ui/switch': settings.switchInterface,
  'POST /api/player/push/switch': settings.switchPush,
  'POST /api/player/set/quality/{q}': settings.setQuality,
  'POST /api/player/lang/switch': settings.switchLang,
  'POST /api/player/lang/switch/{lang}': settings.setLang,
  'POST /api/offer/set/seen': settings.seeOffer,
  'POST /api/log/add': addLog,
  'POST /api/player/news/road/reset': settings.seeRoadNews,
  'POST /api/player/news/creature/reset': settings.seeCreatureNews,
  'POST /api/player/notification/reset': seeNotifications,
  'GET /api/news/get/last': lastNews,
  'GET /api/manual/{id}/get': manualPage,
  'GET /api/manual/config/{id}/get': manualFigures,
  'GET /api/manual/force/{id}/get': forcePage,
  'GET /api/manual/forces/short/description/get': forceSentences,
  'GET /api/referral/bonus/take': takeReferralBonus,
  'GET /api/referral/my/code': myCode,
  'POST /api/mail/block/{id}': settings.blockMail,
  'POST /api/mail/unblock/{id}': settings.unblockMail,
  'GET /api/player/set/rated': settings.rate,
  'POST /api/player/version/update': settings.setVersion,
  'GET /api/player/notif/list': listNotifications,
  'POST /api/player/notif/remove/{id}': removeNotification,
  'GET /api/player/promo/gift/accept': acceptPromotion,
})
