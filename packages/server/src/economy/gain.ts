import { CardKind, type Gain, ResourceName, type Reward, type RewardKind, type RewardOf } from '@skystair/contract'
import { world } from '@skystair/world'

const nameOf: { readonly [K in RewardKind]: (reward: RewardOf<K>) => string } = {
  resource: ({ resource }) => resource,
  creature: ({ imageId }) => imageId,
  artifact: ({ artifact }) => artifact,
  consumable: ({ consumable }) => consumable,
  booster: ({ booster }) => booster,
  card: ({ card, of }) => (of ? `card:${card}:${of}` : `card:${card}`),
  chest: ({ chest }) => `chest:${chest}`,
  rank: () => 'rank',
  avatar: ({ avatar }) => `avatar:${avatar}`,
  clanBoost: ({ boost }) => `clanBoost:${boost}`,
  gemsBonus: ({ percent }) => `gemsBonus:${percent}`,
  portalDiscount: ({ percent }) => `portalDiscount:${percent}`,
  goldTicket: () => 'goldTicket',
  hammer: () => 'hammer',
  locationItem: ({ item }) => item,
}

/** Returns rewards in the form of replies: one gain per name, in the order of first occurrence. */
export function gainsOf(rewards: readonly Reward[]): Gain[] {
  const sums = new Map<string, number>()
  for (const reward of rewards) {
    const name = (nameOf[reward.kind] as (reward: Reward) => string)(reward)
    sums.set(name, (sums.get(name) ?? 0) + ('amount' in reward ? reward.amount : 1))
  }
  return [...sums].map(([kind, amount]) => ({ kind, amount }))
}

type Make = (amount: number) => Reward
const named: ReadonlyMap<string, Make> = new Map([
  ...world.creatures.map(({ imageId }): [string, Make] => [imageId, () => ({ kind: 'creature', imageId })]),
  ...world.artifacts.map(({ key }): [string, Make] => [key, () => ({ kind: 'artifact', artifact: key })]),
  ...world.consumables.map(({ kind }): [string, Make] => [kind, (amount) => ({ kind: 'consumable', consumable: kind, amount })]),
  ...CardKind.map((card): [string, Make] => [`card:${card}`, (amount) => ({ kind: 'card', card, amount })]),
  ...ResourceName.map((resource): [string, Make] => [resource, (amount) => ({ kind: 'resource', resource, amount })]),
])

/** Returns rewards by the names in the world's tables: resources, consumables, artifacts, creatures, cards. Throws for an unknown name. */
export const rewardsFrom = (gains: readonly Gain[]): Reward[] =>
  gains.map(({ kind, amount }) => {
    const make = named.get(kind)
    if (!make) throw new Error(`Nothing is called ${kind}.`)
    return make(amount)
  })
