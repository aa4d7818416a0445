import type { OfferRow } from '@skystair/contract'
import { price, resources } from '@skystair/contract/economy/resources'
import { expect, it } from 'vitest'
import { world } from '../index.ts'
import { offerProblems } from './offers.ts'

const offer: OfferRow = { id: 1, rewards: resources({ gold: 5 }), price: price({ mithril: 1 }) }
const cases: readonly [what: string, changed: Partial<OfferRow>, complaint: string][] = [
  ['gives nothing', { rewards: [] }, 'gives nothing'],
  ['gives what there is not', { rewards: [{ kind: 'creature', imageId: 'nobody' }] }, 'gives the creature nobody, which there is not'],
  ['gives half', { rewards: resources({ gold: 0.5 }) }, 'gives 0.5 of a resource'],
  ['costs half', { price: price({ mithril: 0.5 }) }, 'has a price that is no whole amount'],
  ['gives what it costs', { price: price({ gold: 1 }) }, 'gives what it costs'],
  ['is more than free', { reductions: [{ percent: 101, condition: {} }] }, 'is reduced by what is no per cent'],
  ['has half a limit', { limit: { perDay: 0.5 } }, 'has a limit that is no whole figure'],
  ['counts by no event', { limit: { perEvent: 1 } }, 'is limited by an event that it does not ask for'],
  ['asks for an event that there is not', { condition: { event: 'easter' } }, 'asks for the event easter, which there is not'],
  ['ends before it begins', { available: { from: 2, until: 1 } }, 'ends before it begins'],
]

it.each(cases)('complains of an offer that %s', (_, changed, complaint) => {
  expect(offerProblems({ world }, 'the shelf', [offer])).toEqual([])
  expect(offerProblems({ world }, 'the shelf', [{ ...offer, ...changed }])).toEqual([`offer 1 of the shelf ${complaint}`])
})

it('complains of two offers with one number', () => {
  expect(offerProblems({ world }, 'the shelf', [offer, offer])).toEqual(['offer 1 of the shelf is there twice'])
})
