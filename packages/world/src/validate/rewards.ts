// Rewards can be given: known kinds, whole amounts, no artifact or consumable below its lowest stair.
import type { TaskKind, World } from '@skystair/contract'
import { type Check, type Content, lastStair, resourcesOf, whole } from './content.ts'

type Reward = readonly { readonly kind: string; readonly amount: number }[]

const thingOf = ({ artifacts, consumables }: World, kind: string) =>
  artifacts.find(({ key }) => key === kind) ?? consumables.find((known) => known.kind === kind)

function promise(content: Content, by: string, reward: Reward, stair: number): string[] {
  const resources = resourcesOf(content)
  return reward.flatMap(({ kind, amount }) => {
    const thing = thingOf(content.world, kind)
    if (!resources.has(kind) && !thing) return [`${by} promises ${kind}, which nobody can give`]
    if (!whole(amount)) return [`${by} promises ${amount} of ${kind}`]
    if (thing && amount !== 1) return [`${by} promises ${amount} of ${kind}, and things are given one by one`]
    if (thing && thing.minStair > stair) return [`${by} promises ${kind} below stair ${thing.minStair}`]
    return []
  })
}

/** A reward has at most one artifact and one consumable, and a resource, by which the ledger remembers it. */
function shape(content: Content, by: string, reward: Reward): string[] {
  const { artifacts, consumables } = content.world
  const count = (names: readonly string[]) => reward.filter(({ kind }) => names.includes(kind)).length
  const resources = resourcesOf(content)
  return [
    ...(count(artifacts.map(({ key }) => key)) > 1 || count(consumables.map(({ kind }) => kind)) > 1
      ? [`${by} promises two things of a kind at once`]
      : []),
    ...(reward.some(({ kind }) => resources.has(kind)) ? [] : [`${by} promises no resource`]),
  ]
}

/** The lowest stair at which a task can be done: a boss's own, else the one where it opens. */
const stairOf = ({ guards }: World, { of, fromStair }: TaskKind): number => guards.find(({ imageId }) => imageId === of)?.stair ?? fromStair

export const rewards: Check = (content) => {
  const { places, tasks, everyday, eventShop } = content.world
  return [
    ...places.flatMap(({ stair, placeType, gain }) => promise(content, `${placeType} at stair ${stair}`, gain, stair)),
    ...tasks.flatMap((task) => [
      ...promise(content, `task ${task.id}`, task.reward, stairOf(content.world, task)),
      ...shape(content, `task ${task.id}`, task.reward),
    ]),
    // Events are for everyone, wherever they stand.
    ...eventShop.flatMap(({ id, price, most, gains }) => [
      ...promise(content, `row ${id} of the event shop`, gains, lastStair(content.world)),
      ...(whole(price) && whole(most) && gains.length > 0 ? [] : [`row ${id} of the event shop sells nothing or has no price`]),
    ]),
    ...everyday.flatMap((gains, i) => promise(content, `day ${i + 1}`, gains, 1)),
  ]
}
