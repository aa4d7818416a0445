// Rewards can be given: known kinds, whole amounts, no artifact or consumable below its lowest stair.
import type { TaskKind, World } from '@skystair/contract'
import { type Check, type Content, resourcesOf, whole } from './content.ts'

type Reward = readonly { readonly kind: string; readonly amount: number }[]

/** Everything that can be promised. */
const promisable = (content: Content) => {
  const { artifacts, consumables, cards } = content.world
  return {
    resources: resourcesOf(content),
    lowestStairs: new Map<string, number>([...consumables, ...artifacts].map((one) => ['kind' in one ? one.kind : one.key, one.minStair])),
    cards: new Set(cards.map(({ kind }) => `card:${kind}`)),
  }
}

function promise({ resources, lowestStairs, cards }: ReturnType<typeof promisable>, by: string, reward: Reward, stair: number): string[] {
  return reward.flatMap(({ kind, amount }) => {
    const lowest = lowestStairs.get(kind)
    if (!resources.has(kind) && lowest === undefined && !cards.has(kind)) return [`${by} promises the unknown thing ${kind}`]
    if (!whole(amount)) return [`${by} promises ${amount} of ${kind}`]
    if (lowest !== undefined && amount !== 1)
      return [`${by} promises ${amount} of ${kind}, but artifacts and consumables are given one at a time`]
    if (lowest !== undefined && lowest > stair) return [`${by} promises ${kind} below stair ${lowest}`]
    return []
  })
}

/** The lowest stair at which a task can be done: that of its boss, or else the one where it opens. */
const stairOf = ({ guards }: World, { of, fromStair }: TaskKind): number => guards.find(({ imageId }) => imageId === of)?.stair ?? fromStair

export const rewards: Check = (content) => {
  const { places, tasks, everyday } = content.world
  const known = promisable(content)
  return [
    ...places.flatMap(({ stair, placeType, gain }) => promise(known, `${placeType} at stair ${stair}`, gain, stair)),
    ...tasks.flatMap((task) => promise(known, `task ${task.id}`, task.reward, stairOf(content.world, task))),
    ...everyday.flatMap((gains, i) => promise(known, `day ${i + 1}`, gains, 1)),
  ]
}
