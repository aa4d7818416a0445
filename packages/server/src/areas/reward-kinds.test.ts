import { Reward } from '@skystair/contract'
import { world } from '@skystair/world'
import { bankGifts, freeOptions } from '@skystair/world/areas/bank/rows'
import { campaignOffers, delayedChests, wheels } from '@skystair/world/areas/campaign/rows'
import { clanOffers, elephants, salePacks } from '@skystair/world/areas/shop/rows'
import { expect, it } from 'vitest'
import { rewardsFrom } from '../economy/gain.ts'
import { areas } from '../generated/areas.ts'

/** Given by the economy itself, and by the wheel to the creature that the player chooses. */
const elsewhere = ['resource', 'goldTicket', 'rank']

/** What the rows of the game promise. */
const promised: readonly Reward[] = [
  ...[...world.eventShop, ...bankGifts, ...freeOptions, ...elephants, ...clanOffers, ...salePacks, ...campaignOffers].flatMap(
    ({ rewards }) => rewards,
  ),
  ...[...wheels, ...delayedChests].flatMap(({ rows }) => rows.flatMap(({ rewards }) => rewards)),
  ...[...world.tasks.map(({ reward }) => reward), ...world.everyday, ...world.places.map(({ gain }) => gain)].flatMap(rewardsFrom),
]
const kinds = [...new Set(promised.map(({ kind }) => kind))]

it('every kind of reward that a row promises has an area that gives it', () => {
  const given = areas.flatMap(({ rewardKinds = {} }) => Object.keys(rewardKinds))
  expect(kinds.filter((kind) => !elsewhere.includes(kind) && !given.includes(kind))).toEqual([])
})

it('every kind of reward has a source; portraits are sold by their shops', () => {
  const all = Reward.anyOf.map(({ properties }) => properties.kind.const)
  expect(all.filter((kind) => !kinds.includes(kind))).toEqual(['avatar'])
})
