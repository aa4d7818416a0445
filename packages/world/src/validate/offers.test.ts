import type { OfferRow } from '@skystair/contract'
import { price, resources } from '@skystair/contract/resources'
import { expect, it } from 'vitest'
import { world } from '../index.ts'
import { offerProblems } from './offers.ts'

const offer: OfferRow = { id: 1, rewards: resources({ gold: 5 }), price: price({ mithril: 1 }) }
const cases: readonly [what: string, changed: Partial<OfferRow>, message: string][] = [
  ['gives nothing', { rewards: [] }, 'gives nothing'],
  ['gives an unknown thing', { rewards: [{ kind: 'creature', imageId: 'nobody' }] }, 'gives the unknown creature nobody'],
  ['gives a fraction', { rewards: resources({ gold: 0.5 }) }, 'gives 0.5 of a resource'],
  ['costs a fraction', { price: price({ mithril: 0.5 }) }, 'has a price that is not a whole amount'],
  ['gives what it costs', { price: price({ gold: 1 }) }, 'gives what it costs'],
  ['has a reduction above 100 %', { reductions: [{ percent: 101, condition: {} }] }, 'has a reduction that is not a percentage'],
  ['has a fraction as limit', { limit: { perDay: 0.5 } }, 'has a limit that is not a whole number'],
  ['has a limit per event without an event', { limit: { perEvent: 1 } }, 'is limited per event, but is not tied to an event'],
  ['requires an unknown event', { condition: { event: 'easter' } }, 'requires the unknown event easter'],
  ['ends before it begins', { available: { from: 2, until: 1 } }, 'ends before it begins'],
]

it.each(cases)('reports an offer that %s', (_, changed, message) => {
  expect(offerProblems({ world }, 'the shelf', [offer])).toEqual([])
  expect(offerProblems({ world }, 'the shelf', [{ ...offer, ...changed }])).toEqual([`offer 1 of the shelf ${message}`])
})

it('reports two offers with the same number', () => {
  expect(offerProblems({ world }, 'the shelf', [offer, offer])).toEqual(['offer 1 of the shelf exists twice'])
})
