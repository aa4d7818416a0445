// Rewards can be given: known kinds, whole amounts, no artifact or consumable below its lowest stair.
import type { TaskKind, World } from '@skystair/contract'
import { type Check, type Content, resourcesOf, whole } from './content.ts'

type Reward = readonly { readonly kind: string; readonly amount: number }[]

const thingOf = ({ artifacts, consumables }: World, kind: string) =>
  artifacts.find(({ key }) => key === kind) ?? consumables.find((known) => known.kind === kind)
const isCard = ({ cards }: Content['world'], kind: string) => cards.some((card) => `card:${card.kind}` === kind)

function promise(content: Content, by: string, reward: Reward, stair: number): string[] {
  const resources = resourcesOf(content)
  return reward.flatMap(({ kind, amount }) => {
    const thing = thingOf(content.world, kind)
    if (!resources.has(kind) && !thing && !isCard(content.world, kind)) return [`${by} promises the unknown thing ${kind}`]
    if (!whole(amount)) return [`${by} promises ${amount} of ${kind}`]
    if (thing && amount !== 1) return [`${by} promises ${amount} of ${kind}, but artifacts and consumables are given one at a time`]
    if (thing && thing.minStair > stair) return [`${by} promises ${kind} below stair ${thing.minStair}`]
    return []
  })
}

/** The lowest stair at which a task can be done: that of its boss, or else the one where it opens. */
const stairOf = ({ guards }: World, { of, fromStair }: TaskKind): number => guards.find(({ imageId }) => imageId === of)?.stair ?? fromStair

export const rewards: Check = (content) => {
  const { places, tasks, everyday } = content.world
  return [
    ...places.flatMap(({ stair, placeType, gain }) => promise(content, `${placeType} at stair ${stair}`, gain, stair)),
    ...tasks.flatMap((task) => promise(content, `task ${task.id}`, task.reward, stairOf(content.world, task))),
    ...everyday.flatMap((gains, i) => promise(content, `day ${i + 1}`, gains, 1)),
  ]
}
