import type { BattleEvent } from '@skystair/contract'
import { expect, it } from 'vitest'
import { fighter } from '../../../testing/fixtures.ts'
import { playing } from '../../../testing/services.ts'
import { BattleRecord } from './battle-record.ts'

const event = (type: BattleEvent['type'], by: number | null): BattleEvent => ({
  ...{ type, by, on: by === 1 ? -1 : 1, amount: 5, what: type === 'SKILL' ? 'ATTACK' : null, crit: false, left: 60 },
})

it('knows whose creature acts, also while the other side strikes back, until the round or the move is over', () => {
  const record = new BattleRecord(playing().services)
  const shown = [fighter(1), fighter(-1)]
  const seen = [event('SKILL', 1), event('HIT', 1), event('ANSWER', -1), event('HIT', -1), event('ROUND', null)].map((one) => {
    record.add(one, shown)
    return record.acting
  })
  expect(seen).toEqual(['TM1', 'TM1', 'TM1', 'TM2', null])
  record.add(event('BRACE', 1), shown)
  record.rest()
  expect(record.acting).toBeNull()
})
