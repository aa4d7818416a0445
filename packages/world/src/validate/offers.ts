// Every offer can be had, paid and given: known names, whole amounts, conditions that can hold.
import type { Limit, OfferRow, Reward } from '@skystair/contract'
import type { GameWorld } from '../index.ts'
import { type Check, type Content, repeated, whole } from './content.ts'

/** The names that rewards of a kind may have; kinds without a catalogue are left out. */
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

/** What is wrong with rewards that `by` promises. */
export const rewardProblems = ({ world }: Pick<Content, 'world'>, by: string, rewards: readonly Reward[]): string[] =>
  rewards.flatMap((reward) => {
    const names = catalogues[reward.kind]?.(world)
    if (names && !names.includes(nameOf(reward))) return [`${by} gives the ${reward.kind} ${nameOf(reward)}, which there is not`]
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
    ...(price.some(({ amount }) => !whole(amount)) ? [`${by} has a price that is no whole amount`] : []),
    ...(price.some(({ resource }) => given.includes(resource)) ? [`${by} gives what it costs`] : []),
    ...(reductions.some(({ percent }) => !whole(percent) || percent > 100) ? [`${by} is reduced by what is no per cent`] : []),
    ...(isLimit(limit) ? [] : [`${by} has a limit that is no whole figure`]),
    ...(limit.perEvent && !condition.event && !condition.campaign ? [`${by} is limited by an event that it does not ask for`] : []),
    ...(unknown ? [`${by} asks for the event ${unknown.event}, which there is not`] : []),
    ...(available && available.until <= available.from ? [`${by} ends before it begins`] : []),
  ]
}

/** What is wrong with the offers of one shelf. */
export const offerProblems = (content: Pick<Content, 'world'>, shelf: string, rows: readonly OfferRow[]): string[] => [
  ...repeated(rows.map(({ id }) => id)).map((id) => `offer ${id} of ${shelf} is there twice`),
  ...rows.flatMap((row) => {
    const by = `offer ${row.id} of ${shelf}`
    return [...offerProblem(content, by, row), ...rewardProblems(content, by, row.rewards)]
  }),
]

export const offers: Check = (content) => offerProblems(content, 'the event shop', content.world.eventShop)
