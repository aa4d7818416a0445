// Shopping by one rule: a player buys what makes the squad stronger or the road easier, and keeps gold for healing.
import type { Creature, HeroShopRow, Price } from '@skystair/contract'
import { DAY } from '@skystair/contract/time'
import { artifactOf, canRaiseRank, fullPower, heroPrice, leastUseful, refreshed, soldOn, spawn, withRank, worthWith } from '@skystair/rules'
import { addCreature, earn, equip, pay, replaceCreature, type SimulatedPlayer, strongestSix } from '@skystair/rules/sim'
import { world } from '@skystair/world'
import { giftOffers } from '@skystair/world/areas/gift/rows'
import { portalAt } from '@skystair/world/areas/portal/rows'
import {
  artifactPrice,
  artifactShops,
  avatarShops,
  boosterPrices,
  boosterShop,
  elephants,
  elephShop,
  exchangeKinds,
  exchangeShop,
  heroShops,
  MONASTERY_RANK,
  monastery,
  monasteryPrice,
  oblivion,
  rankPrice,
  rankShop,
} from '@skystair/world/areas/shop/rows'
import { type Account, buy, charge, dayOf, give, holds, stairOf, timeOf, use } from './account.ts'
import { saveFor, spares, type Wish } from './savings.ts'

/** A hero for whom a player saves is stronger than the weakest of the six by this, per cent. */
const WORTH_WAITING = 110
/** Pieces that a player buys at once. */
const PIECES = 3
/** Gold that a player keeps for healing, for each level. */
const RESERVE = 12
/** True if the player has reached the stair and the level at which a shop opens. */
const opensAt = (condition: { readonly stair?: number; readonly level?: number }, { player }: Account): boolean =>
  player.bestVictoryStair >= (condition.stair ?? 0) && player.levelProgress.level >= (condition.level ?? 0)
const affordable = (account: Account, price: readonly Price[]): boolean =>
  holds(
    account,
    price.map(({ resource, amount }) => ({
      resource,
      amount: resource === 'gold' ? amount + RESERVE * account.player.levelProgress.level : amount,
    })),
  )
export const joiningLevel = ({ squad }: Pick<SimulatedPlayer, 'squad'>): number =>
  Math.max(1, Math.max(...squad.map(({ level }) => level)) - 1)
const weakest = ({ player }: Account): number => Math.min(...strongestSix(player).map(fullPower))
const today = (account: Account): number => Math.trunc(timeOf(account) / DAY)

/** A hero that would be among the six, the strongest that the player can pay. Returns one to save for, if there is none. */
function buyHero(account: Account, shop: HeroShopRow): Wish | null {
  const { player } = account
  if (!opensAt(shop.condition, account)) return null
  const least = weakest(account)
  const level = joiningLevel(player)
  const offers = soldOn(world, shop, today(account))
    .map(({ imageId }) => ({
      imageId,
      power: fullPower(spawn(world, imageId, { id: 0, playerId: null, level })),
      price: [{ resource: shop.resource, amount: heroPrice(world, imageId, level, shop.resource) }],
    }))
    .filter(({ power }) => power > least)
    .sort((a, b) => b.power - a.power)
  const isWished = account.wishedIn === shop.id
  const best = offers.find(({ price }) => affordable(account, price) && (isWished || spares(account, price)))
  if (best && use(account, `hero:${shop.id}`, 1) && buy(account, shop.id, best.price)) {
    addCreature(world, player, best.imageId)
    if (shop.resource === 'tokens') replaceCreature(player, { ...player.squad.at(-1)!, tokensPaid: best.price[0]!.amount })
  }
  const dear = best ? undefined : offers.find(({ power }) => power * 100 > least * WORTH_WAITING)
  return dear ? { shop: shop.id, price: dear.price, gain: dear.power - least } : null
}

/** The pieces that make the squad strongest. */
const buyArtifacts = (account: Account, shop: (typeof artifactShops)[number]): void => {
  for (let i = 0; i < PIECES && buyArtifact(account, shop); i++);
}

/** The piece that makes the squad strongest, for a free slot or in place of the least useful one. Returns false if there is none. */
function buyArtifact(account: Account, { id, condition, amulets, rarities }: (typeof artifactShops)[number]): boolean {
  const { player } = account
  if (!opensAt(condition, account)) return false
  const isAmulet = (effect: string) => effect.startsWith('AMULET_')
  const kinds = world.artifacts.filter(
    (kind) =>
      kind.minStair <= stairOf(account) &&
      (amulets ? isAmulet(kind.effectType) : !isAmulet(kind.effectType) && rarities.includes(kind.rarity)) &&
      affordable(account, artifactPrice(kind)) &&
      spares(account, artifactPrice(kind)),
  )
  let best: { gain: number; hero: Creature; kind: (typeof kinds)[number] } | null = null
  for (const hero of strongestSix(player)) {
    const kept =
      hero.artifacts.length < hero.slotsCount ? hero.artifacts : hero.artifacts.filter((worn) => worn !== leastUseful(world, hero))
    for (const kind of kinds.slice(-4)) {
      const gain = worthWith(world, hero, [...kept, artifactOf(kind, -1)]) - worthWith(world, hero, hero.artifacts)
      if (gain * 100 > 2 * fullPower(hero) && gain > (best?.gain ?? 0)) best = { gain, hero, kind }
    }
  }
  if (!best || !buy(account, id, artifactPrice(best.kind))) return false
  const { hero, kind } = best
  if (hero.artifacts.length < hero.slotsCount) {
    replaceCreature(player, refreshed(world, { ...hero, artifacts: [...hero.artifacts, artifactOf(kind, player.nextId++)] }))
    return true
  }
  const old = leastUseful(world, hero)
  replaceCreature(
    player,
    refreshed(world, { ...hero, artifacts: [...hero.artifacts.filter((worn) => worn !== old), artifactOf(kind, player.nextId++)] }),
  )
  equip(world, player, world.artifacts.find(({ id: number }) => number === old.artifactId)!)
  return true
}

/** Buys a set of boosters with gems if the player pays for gems, otherwise a booster of experience if the player has much gold. */
function buyBooster(account: Account): void {
  const { player, pays } = account
  if (!opensAt(boosterShop.condition, account) || player.boosts.EXP > player.now) return
  const set = boosterPrices[pays ? 'set_gold' : 'set_silver'] as { mithril: number }
  const gems = [{ resource: 'mithril' as const, amount: set.mithril }]
  if (pays && holds(account, gems)) {
    if (buy(account, boosterShop.id, gems)) give(account, [{ kind: 'booster', booster: 'set_gold', amount: 1 }], 'booster')
    return
  }
  const { goldPerLevel } = boosterPrices.exp_small as { goldPerLevel: number }
  const gold = [{ resource: 'gold' as const, amount: goldPerLevel * player.levelProgress.level }]
  if (player.purse.gold < 4 * gold[0]!.amount || !use(account, 'booster', 1) || !buy(account, boosterShop.id, gold)) return
  give(account, [{ kind: 'booster', booster: 'exp_small', amount: 1 }], 'booster')
}

/** Ranks for caviar, and the tenth rank. */
function raiseRanks(account: Account): void {
  const { player } = account
  if (opensAt(rankShop.condition, account)) {
    const hero = strongestSix(player).find((c) => c.rank < c.maxRank && c.rankReadyAt === undefined && !canRaiseRank(c))
    if (hero && buy(account, rankShop.id, rankPrice(hero.rank + 1))) replaceCreature(player, withRank(world, hero, hero.rank + 1))
  }
  if (!opensAt(monastery.condition, account)) return
  const hero = strongestSix(player).find(({ rank, maxRank }) => rank >= maxRank && rank < MONASTERY_RANK)
  const price = hero && monasteryPrice(hero.rank)
  if (!price || !affordable(account, price) || !spares(account, price) || !buy(account, monastery.id, price)) return
  replaceCreature(player, withRank(world, hero, MONASTERY_RANK))
}

/** An elephant, and its help for a dead hero. */
function callElephant(account: Account): void {
  const { player } = account
  const [row] = elephants
  if (opensAt(elephShop.condition, account) && account.elephants === 0 && holds(account, row!.price) && use(account, 'eleph', 1, 72)) {
    if (buy(account, elephShop.id, row!.price)) give(account, row!.rewards, 'eleph')
  }
  const fallen = account.elephants > 0 && strongestSix(player).find(({ health }) => health.current === 0)
  if (!fallen) return
  account.elephants--
  replaceCreature(player, { ...fallen, health: { current: fallen.health.total, total: fallen.health.total }, healedAt: player.now })
}

/** Three heroes whom the squad does not need, for a rarer one. */
function exchange(account: Account): void {
  const { player } = account
  if (!opensAt(exchangeShop.condition, account)) return
  const six = new Set(strongestSix(player).map(({ id }) => id))
  for (const row of exchangeKinds) {
    const level = joiningLevel(player)
    const spare = player.squad.filter(({ id, rarity }) => !six.has(id) && row.rarities.includes(rarity)).slice(0, row.takes)
    const price = [{ resource: 'gold' as const, amount: row.goldPerLevel * level }]
    if (spare.length < row.takes || !opensAt(row.condition, account) || !affordable(account, price)) continue
    const number = 10 * exchangeShop.number + exchangeKinds.indexOf(row)
    const gives = soldOn(world, { number, stock: row.stock }, today(account)).find(
      ({ imageId }) => fullPower(spawn(world, imageId, { id: 0, playerId: null, level })) > weakest(account),
    )
    if (!gives || !use(account, `exchange:${row.kind}`, 1) || !buy(account, exchangeShop.id, price)) continue
    player.squad = player.squad.filter((hero) => !spare.includes(hero))
    addCreature(world, player, gives.imageId)
    return
  }
}

const threeTimes = (price: readonly Price[]): Price[] => price.map(({ resource, amount }) => ({ resource, amount: 3 * amount }))

/** Buys what makes nobody stronger: a portrait, a gift to a friend, and the passage through a portal, which brings sulfur. */
function treat(account: Account): void {
  const { player } = account
  for (const { id, condition, avatars } of avatarShops) {
    if (!opensAt(condition, account)) continue
    const wanted = avatars.find((avatar) => opensAt(avatar.condition ?? {}, account) && !account.limits.has(`avatar:${avatar.id}:0`))
    if (!wanted || !spares(account, threeTimes(wanted.price)) || !use(account, 'avatar', 1, 72)) continue
    if (buy(account, id, wanted.price)) use(account, `avatar:${wanted.id}`, 1, 0)
  }
  const gift = giftOffers.findLast(
    ({ price, condition }) =>
      opensAt(condition ?? {}, account) && price.every(({ resource, amount }) => resource === 'gold' && player.purse.gold >= 10 * amount),
  )
  if (gift && use(account, 'gift', 1, 72)) buy(account, 'gift', gift.price)
  const portal = portalAt(Math.max(1, stairOf(account)))
  const [cost] = portal.price
  if (cost && stairOf(account) >= portal.stair && player.purse.gold > 3 * cost.amount && use(account, `portal:${portal.id}`, 1, 0)) {
    if (buy(account, 'portals', portal.price)) earn(player, 'sulfur', portal.sulfur, 'portal')
  }
}

/** Heals with elixir, buys hammers, and, if the player pays for gems, speeds up forces. */
function hurry(account: Account): void {
  const { player, pays } = account
  for (const hero of strongestSix(player)) {
    const { current, total } = hero.health
    const elixir = Math.ceil(Math.ceil(((total - current) * 100) / total) / 25) * (current === 0 ? 2 : 1)
    if (current * 2 > total || player.purse.elixir < elixir + 2 || !pay(player, 'elixir', elixir, 'heal')) continue
    replaceCreature(player, { ...hero, health: { current: total, total }, healedAt: player.now })
  }
  const hammer = [{ resource: 'mithril' as const, amount: 120 * (player.hammers + 1) }]
  if (player.levelProgress.level >= 15 && player.hammers < (pays ? 4 : 2) && spares(account, hammer) && charge(account, hammer, 'hammer'))
    player.hammers++
  if (!pays) return
  for (const hero of strongestSix(player)) {
    for (const force of hero.forcesV2) {
      const gems = force.readyAt === null ? 0 : Math.trunc((force.readyAt - player.now + 599_999) / 600_000)
      if (gems < 1 || gems > 60 || !pay(player, 'mithril', gems, 'speedup')) continue
      const forcesV2 = player.squad
        .find(({ id }) => id === hero.id)!
        .forcesV2.map((each) =>
          each.force === force.force && each.warriorClass === force.warriorClass ? { ...each, readyAt: player.now } : each,
        )
      replaceCreature(player, { ...player.squad.find(({ id }) => id === hero.id)!, forcesV2 })
    }
  }
}

/** Gives back heroes of the ark that the squad does not need. */
function giveBack(account: Account): void {
  const { player } = account
  if (!opensAt(oblivion.condition, account)) return
  const six = new Set(strongestSix(player).map(({ id }) => id))
  const hero = player.squad.find(({ id, tokensPaid }) => !six.has(id) && tokensPaid)
  if (!hero || !buy(account, oblivion.id, [])) return
  player.squad = player.squad.filter((each) => each !== hero)
  earn(player, 'tokens', hero.tokensPaid ?? 0, 'oblivion')
}

/** A round through all shops that are open. The order changes by day, so that no shop always comes first. */
export function shop(account: Account): void {
  hurry(account)
  raiseRanks(account)
  const wishes: (Wish | null)[] = []
  const errands = [
    ...heroShops.map((row) => () => wishes.push(buyHero(account, row))),
    ...artifactShops.map((row) => () => buyArtifacts(account, row)),
    () => callElephant(account),
    () => buyBooster(account),
    () => exchange(account),
    () => treat(account),
    () => giveBack(account),
  ]
  const first = (account.player.seed + dayOf(account)) % errands.length
  for (const errand of [...errands.slice(first), ...errands.slice(0, first)]) errand()
  saveFor(
    account,
    wishes.filter((wish) => wish !== null),
  )
}
