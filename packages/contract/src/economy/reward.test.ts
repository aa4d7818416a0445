import { Value } from 'typebox/value'
import { expect, it } from 'vitest'
import { resources } from './resources.ts'
import { Reward } from './reward.ts'

it('is any of the kinds that the specification gives, in whole amounts', () => {
  const rewards: Reward[] = [
    ...resources({ gold: 40, mithril: 2 }),
    { kind: 'creature', imageId: 'lamp_nun' },
    { kind: 'artifact', artifact: 'lantern_orb' },
    { kind: 'consumable', consumable: 'feather', amount: 2 },
    { kind: 'booster', booster: 'exp_small', amount: 1 },
    { kind: 'card', card: 'EVOLUTION', of: 'DRAGON', amount: 1 },
    { kind: 'chest', chest: 'JADE', amount: 1 },
    { kind: 'rank', amount: 1 },
    { kind: 'avatar', avatar: 'captain' },
    { kind: 'clanBoost', boost: 'experience', hours: 24 },
    { kind: 'gemsBonus', percent: 50 },
    { kind: 'portalDiscount', percent: 100, amount: 1 },
    { kind: 'goldTicket', amount: 1 },
    { kind: 'hammer', amount: 1 },
    { kind: 'locationItem', item: 'snowshoes', amount: 1 },
  ]
  for (const reward of rewards) expect(Value.Check(Reward, reward), JSON.stringify(reward)).toBe(true)
  expect(new Set(rewards.map(({ kind }) => kind)).size).toBe(Reward.anyOf.length)
})

it.each([
  { kind: 'resource', resource: 'silver', amount: 1 },
  { kind: 'resource', resource: 'gold', amount: 0 },
  { kind: 'resource', resource: 'gold', amount: 0.5 },
  { kind: 'chest', chest: 'WOODEN', amount: 1 },
  { kind: 'gemsBonus', percent: 101 },
  { kind: 'clanBoost', boost: 'laziness', hours: 24 },
  { kind: 'locationItem', item: 'sandals', amount: 1 },
  { kind: 'luck', amount: 1 },
])('is not %j', (wrong) => {
  expect(Value.Check(Reward, wrong)).toBe(false)
})
