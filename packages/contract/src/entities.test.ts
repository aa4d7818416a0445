import type { TSchema } from 'typebox'
import { expect, it } from 'vitest'
import type { CallSpec } from './call.ts'
import { contract } from './contract.ts'

const calls = new Map<string, CallSpec>(Object.values(contract).flatMap((area) => Object.entries<CallSpec>(area)))

/** The forms of a schema: an array is as its items, and null is none. */
function formsOf(schema: TSchema | undefined): { properties: Record<string, TSchema> }[] {
  const { items, anyOf, properties } = (schema ?? {}) as { items?: TSchema; anyOf?: TSchema[]; properties?: Record<string, TSchema> }
  if (items) return formsOf(items)
  return anyOf ? anyOf.flatMap(formsOf) : properties ? [{ properties }] : []
}
/** Returns the fields of a part of a call's reply. */
function fieldsOf(call: string, path: string): string[] {
  let forms = formsOf(calls.get(call)?.reply)
  for (const step of path.split('.').filter(Boolean)) forms = forms.flatMap(({ properties }) => formsOf(properties[step]))
  return forms.flatMap(({ properties }) => Object.keys(properties))
}

/** Each entity with the call and the part of its reply that carries it, and the fields that are specified. */
it.each([
  [
    'the envelope',
    'GET /api/player/info/current',
    '',
    'header footer quality campaignTypes optionalUnseenCampaign referralBonus hammerDto cardState sale idToStore maxLevelAmongAccs serverTimeMs clientUuid player admined version artifactIdsToLoad artifactImageMaxStair tiles',
  ],
  ['the bonus for friends', 'GET /api/player/info/current', 'referralBonus', 'startBonus refClanBonus refBonus'],
  ['the hammers', 'GET /api/player/info/current', 'hammerDto', 'current max'],
  [
    'a player',
    'GET /api/player/current',
    '',
    'id name mailOrPhone gender level stair battleStair bestVictoryStair battleId coordinate minCoordinate maxCoordinate controlType contextId userSource lang interfaceMode soundMute moveSpeedMode accessLevel clanId clanParticipationState promptClan prompt haveNewMailMessage haveNewGift giftNews haveCompletedTasks requestSpecialPlaces metaData goodPoints evilPoints currentExp maxExp resources membership creatures tasks playerMarkers offers forcesV2 chatBannedUntil chatBlockList',
  ],
  [
    'a purse',
    'GET /api/player/current',
    'resources',
    'gold crystal blueCrystal elixir mithril sulfur caviar amethysts tickets tokens gears bonusPoints eventCurrency',
  ],
  ['a task', 'GET /api/player/current', 'tasks', 'taskId id progress'],
  ['a marker', 'GET /api/player/current', 'playerMarkers', 'playerId playerMarker'],
  ['an offer', 'GET /api/player/current', 'offers', 'viewed'],
  ['a force', 'GET /api/player/current', 'forcesV2', 'warriorClass'],
  [
    'a creature',
    'GET /api/player/current',
    'creatures',
    'id imageId weight combative playerId health immortality artifacts slotsCount temporal skills effects forcesV2 class level rank',
  ],
  ['a skill', 'GET /api/player/current', 'creatures.skills', 'skillType valueCurrent valueTotal'],
  ['an effect', 'GET /api/player/current', 'creatures.effects', 'type movesRemain'],
  ['an artifact', 'GET /api/player/current', 'creatures.artifacts', 'effectType atlasKey'],
  ['a state of a fight', 'POST /api/battle/get', '', 'battle ask'],
  ['a fight', 'POST /api/battle/get', 'battle', 'creatures placeId kind progress'],
  ['a part of the road', 'GET /api/place/v3/ensure', '', 'places tiles educations minCoordinate maxCoordinate controlType'],
  ['a place', 'GET /api/place/v3/ensure', 'places', 'id posX posY placeType creatureId battleLost used'],
  ['a clan', 'POST /api/clan/get/my', 'clan', 'id name level clanStat membersCurr buildings theme announcement about'],
  ['a budget', 'POST /api/clan/get/my', 'clan.clanStat', 'gold gems redCrystal blueCrystal'],
  ['the result of a donation', 'POST /api/clan/donate', '', 'player clanInfo'],
  ['a topic', 'GET /api/forum/topic/{id}/get', '', 'title text tag private guest pinned authorName createdAt editedAt'],
  ['a comment', 'GET /api/forum/topic/{id}/comment/list', '', 'text'],
  ['a chat message', 'GET /api/chat/{room}/list', '', 'id time notificationType kind text forwarded'],
  ['a gift', 'GET /api/gift/list', '', 'senderName compliment'],
  ['a rating', 'GET /api/rating/by/{type}', '', 'playersTotal playersOnline myPosition positions'],
  ['a position', 'GET /api/rating/by/{type}', 'positions', 'positionNumber'],
  ['a language', 'GET /api/lang/list', '', 'langId langDescr available'],
  ['the bank', 'GET /api/shop/bank/info', '', 'bankOptions bankGifts bonusStatusInfo rewardedInfo'],
  ['a bought booster', 'POST /api/shop/booster/{id}/buy', '', 'balance'],
  ['an advert that was watched', 'POST /api/adv/rewarded/take/gems', '', 'player'],
  ['a discount at a portal', 'GET /api/campaign/get/portal/discounts', '', 'discountPercent'],
])('%s has the fields that are specified', (_, call, path, fields) => {
  expect(fieldsOf(call, path)).toEqual(expect.arrayContaining(fields.split(' ')))
})
