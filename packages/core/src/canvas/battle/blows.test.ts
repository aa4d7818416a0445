import { CreatureClass } from '@skystair/contract/enums'
import { expect, it } from 'vitest'
import { sparkNames } from '../paint/sparks.ts'
import { effects } from '../sound/effects.ts'
import { blowOfClass } from './blows.ts'
import { markOf } from './marks.ts'

it('has an effect of its own by class: something thrown, or a mark that a weapon, claws, teeth or a fist leave', () => {
  const kinds = new Set<string>()
  for (const name of CreatureClass) {
    const thrown = blowOfClass(name)
    if (thrown) {
      expect(sparkNames).toContain(thrown.spark)
      expect(effects).toHaveProperty(thrown.sound)
    }
    kinds.add(thrown ? `${thrown.spark} ${thrown.colour}` : markOf(name))
  }
  expect(kinds.size).toBeGreaterThanOrEqual(12)
})
