// Every offer can be had, paid and given: known names, whole amounts, conditions that can hold.
import type { Limit, OfferRow, Reward } from '@skystair/contract'
import type { GameWorld } from '../index.ts'
import { type Check, type Content, repeated, whole } from './content.ts'

/** Valid names for each kind of reward that has a catalogue. */
const catalogues: Partial<Record<Reward['kind'], (world: GameWorld) => readonly string[]>> = {
  creature: ({ creatures }) => creatures.map(({ imageId }) => imageId),
  artifact: ({ artifacts }) => artifacts.map(({ key }) => key),
  consumable: ({ consumables }) => consumables.map(({ kind }) => kind),
  booster: ({ boosters }) => boosters.map(({ key }) => key),
}
const nameOf = (reward: Reward): string => {
  if (reward.kind === 'creature') return reward.imageId
  if (reward.kind === 'artifact') return reward.artifact
  if (reward.kind === 'consumable') return reward.consumable
  return reward.kind === 'booster' ? reward.booster : ''
}

/** Returns the problems of the rewards of `by`. */
export const rewardProblems = ({ world }: Pick<Content, 'world'>, by: string, rewards: readonly Reward[]): string[] =>
  rewards.flatMap((reward) => {
    const names = catalogues[reward.kind]?.(world)
    if (names && !names.includes(nameOf(reward))) return [`${by} gives the unknown ${reward.kind} ${nameOf(reward)}`]
    return 'amount' in reward && !whole(reward.amount) ? [`${by} gives ${reward.amount} of a ${reward.kind}`] : []
  })

const isLimit = (limit: Limit): boolean => Object.values(limit).every((figure) => whole(figure))

function offerProblem({ world }: Pick<Content, 'world'>, by: string, offer: OfferRow): string[] {
  const { rewards, price, condition = {}, limit = {}, reductions = [], available } = offer
  const conditions = [condition, ...reductions.map((reduction) => reduction.condition)]
  const unknown = conditions.find(({ event = 'ANY' }) => event !== 'ANY' && !world.events.some(({ id }) => id === event))
  const given = rewards.flatMap((reward) => (reward.kind === 'resource' ? [reward.resource] : []))
  return [
    ...(rewards.length === 0 ? [`${by} gives nothing`] : []),
    ...(price.some(({ amount }) => !whole(amount)) ? [`${by} has a price that is not a whole amount`] : []),
    ...(price.some(({ resource }) => given.includes(resource)) ? [`${by} gives what it costs`] : []),
    ...(reductions.some(({ percent }) => !whole(percent) || percent > 100) ? [`${by} has a reduction that is not a percentage`] : []),
    ...(isLimit(limit) ? [] : [`${by} has a limit that is not a whole number`]),
    ...(limit.perEvent && !condition.event && !condition.campaign ? [`${by} is limited per event, but is not tied to an event`] : []),
    ...(unknown ? [`${by} requires the unknown event ${unknown.event}`] : []),
    ...(available && available.until <= available.from ? [`${by} ends before it begins`] : []),
  ]
}

/** Returns the problems of a table of offers. */
export const offerProblems = (content: Pick<Content, 'world'>, shelf: string, rows: readonly OfferRow[]): string[] => [
  ...repeated(rows.map(({ id }) => id)).map((id) => `offer ${id} of ${shelf} exists twice`),
  ...rows.flatMap((row) => {
    const by = `offer ${row.id} of ${shelf}`
    return [...offerProblem(content, by, row), ...rewardProblems(content, by, row.rewards)]
  }),
]

export const offers: Check = (content) => offerProblems(content, 'the event shop', content.world.eventShop)
