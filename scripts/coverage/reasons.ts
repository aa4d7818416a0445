// Why the game does not call a call, or why nothing produces a value. Each is of the specification, and stays in the contract for other clients.

const otherReply = (call: string) => `the same is in the reply of \`${call}\`, which the game needs anyway`
const ownShop = 'the game asks for all hero shops by `GET /api/shop/creature/{heroKind}/list`'

export const withoutCaller: Readonly<Record<string, string>> = {
  'GET /api/shop/bank/bonus/status/info': otherReply('GET /api/shop/bank/info'),
  'GET /api/shop/bank/buy/{id}': 'a stub for tests, refused unless TEST_PURCHASES is set',
  'GET /api/campaign/get/ok/group': otherReply('GET /api/campaign/get/status/{type}'),
  'GET /api/campaign/get/art/status': otherReply('GET /api/campaign/get/status/{type}'),
  'GET /api/campaign/get/portal/discounts': otherReply('GET /api/portal/{id}/info'),
  'GET /api/daily/ok/take': 'the game takes it like every offer of a campaign, by `GET /api/campaign/use/{id}`',
  'POST /api/clan/info': otherReply('GET /api/clan/{id}/page'),
  'GET /api/clan/about/get': otherReply('POST /api/clan/get/my'),
  'GET /api/clan/building/list': otherReply('POST /api/clan/get/my'),
  'GET /api/clan/rating': 'the game shows clans by `GET /api/rating/by/{type}`, with pages and a filter',
  'GET /api/forum/tag/list': 'tags are found by the search',
  'GET /api/dev/log': 'for developers, by hand',
  'GET /api/manual/config/{id}/get': otherReply('GET /api/manual/{id}/get'),
  'GET /api/player/id/current': 'needed only for another domain of the server, which is off',
  'POST /api/marker/addAll': 'the game adds markers one by one, as they come',
  'POST /api/marker/remove': 'the game forgets no marker',
  'GET /api/security/isPlayerExist': 'registration itself says whether the name is free, without a race',
  'POST /api/player/lang/switch': 'the game names the language: `POST /api/player/lang/switch/{lang}`',
  'GET /api/shop/creature/list': ownShop,
  'GET /api/shop/creature/town/hero/list': ownShop,
  'GET /api/shop/creature/town/titan/list': ownShop,
  'GET /api/shop/creature/ametist/list': ownShop,
  'GET /api/shop/creature/water/list': ownShop,
  'GET /api/shop/creature/portal/list': ownShop,
  'GET /api/shop/creature/id/{id}': ownShop,
  'GET /api/shop/any/creature/id/{id}': ownShop,
  'GET /api/shop/monastery/{id}/info': otherReply('GET /api/shop/monastery/rank/10'),
}

const flags = 'the flag of a clan is put together from its number'
const windows = 'our window has a name without a space'

/** By enumeration and value, or by enumeration alone. */
export const withoutProducer: Readonly<Record<string, string>> = {
  'BattleSide PLAYER': 'every side has its number, also the player’s: TM1, or in a melee that of the seat',
  'BoosterKind GEMS': 'gems are bought in the bank, whose options need no kind',
  'BoosterKind HEALTH_RESTORE': 'the options of healing name the means and its price instead',
  'ControlType DEFAULT': 'player: everywhere but on a raid',
  FlagCharge: flags,
  FlagField: flags,
  'IdentityValue session id': 'our session travels in a header or a cookie',
  'OfferType NO_OFFER': 'a player without an offer has an empty list',
  Overlay: windows,
}

/** Members of the player-info envelope. */
export const withoutReader: Readonly<Record<string, string>> = {
  campaignTypes: 'the game shows campaigns with their times and states, by `GET /api/campaign/list`',
  referralBonus: 'the bank shows what waits, by `GET /api/referral/my/code`; the envelope’s is for the page around the game',
  hammerDto: 'the forces of a hero come with the hammers that are free at that time, by `GET /api/force/{creatureId}/options`',
  cardState: '`player.cards` has the same, with the cards in force',
  version: 'the server says itself whether the client is outdated, by `obsolete`',
  tiles: 'the road loads its tiles with its places, by `GET /api/place/v3/ensure`',
  idToStore: 'for portals that store the player’s number; ours prove their players at each start',
}

/** Roles and fields that are no values of an enumeration. */
export const others: readonly (readonly [what: string, why: string])[] = [
  ['role “developer”', 'the access level GOD, which the operator gives by `npm run admin -- creator <player>`'],
  ['role “good player”', 'a player with ten good points, whom shopkeepers greet as such'],
  ['`referralBonus.refClanBonus`', 'always 0: a friend’s purchases bring bonus points to the friend’s own clan'],
]
