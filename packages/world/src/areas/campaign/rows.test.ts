import { CampaignType, ChestType } from '@skystair/contract'
import { expect, it } from 'vitest'
import { world } from '../../index.ts'
import { offerProblems, rewardProblems } from '../../validate/offers.ts'
import en from './en.ts'
import { artifactSet, campaignHeroes, campaignOffers, campaigns, chestCampaigns, chests, chestTable, GEMS_PER_VICTORY } from './rows.ts'
import ru from './ru.ts'

it('has a row for each of the twelve types, with times for every type but NO', () => {
  expect(campaigns.map(({ type }) => type)).toEqual(CampaignType)
  expect(campaigns.filter(({ window }) => window === null).map(({ type }) => type)).toEqual(['NO'])
})

it.each([
  ['ru', ru.campaign],
  ['en', en.campaign],
] as const)('tells of every campaign and chest, in %s', (_, texts) => {
  expect(Object.keys(texts.of).sort()).toEqual([...CampaignType].sort())
  expect(Object.keys(texts.chest).sort()).toEqual([...ChestType].sort())
})

it('offers only existing things, for prices that can be paid', () => {
  expect(offerProblems({ world }, 'campaigns', campaignOffers)).toEqual([])
  const names = world.creatures.map(({ imageId }) => imageId)
  expect(campaignHeroes.filter((name) => !names.includes(name))).toEqual([])
  expect(campaignOffers.filter(({ campaign }) => campaign === 'ARTIFACT_SET_1')).toHaveLength(artifactSet.length)
})

it('opens four of the six chests for a player who wins twenty-five fights a day', () => {
  const won = 7 * 25 * GEMS_PER_VICTORY
  expect(campaigns.filter(({ type }) => chestCampaigns.some((one) => one === type)).map(({ window }) => window?.hours)).toEqual([
    168, 168, 168,
  ])
  expect(chests.filter(({ goal }) => goal <= won)).toHaveLength(4)
})

it('has the six chests with their goals, and weights that add up to a thousand in each', () => {
  expect(chests.map(({ type, goal }) => [type, goal])).toEqual([
    ['SILVER', 1],
    ['AZURE', 3000],
    ['AMBER', 7000],
    ['GOLD', 10_000],
    ['JADE', 20_000],
    ['LAVA', 50_000],
  ])
  for (const campaign of chestCampaigns)
    for (const { type } of chests) {
      const { rows } = chestTable(campaign, type)
      expect(rows.reduce((sum, { weight }) => sum + weight, 0)).toBe(1000)
      expect(rows.flatMap(({ rewards }) => rewardProblems({ world }, `${campaign} ${type}`, rewards))).toEqual([])
    }
})
