import { CreatureClass } from '@skystair/contract/enums'
import { expect, it } from 'vitest'
import { sparkNames } from '../../../engine/paint/sparks.ts'
import { effects } from '../../../engine/sound/effects.ts'
import { hitStyleOfClass } from './hit-style.ts'
import { slashOf } from './slashes.ts'

it('has an effect of its own by class: something thrown, or a mark that a weapon, claws, teeth or a fist leave', () => {
  const kinds = new Set<string>()
  for (const name of CreatureClass) {
    const thrown = hitStyleOfClass(name)
    if (thrown) {
      expect(sparkNames).toContain(thrown.spark)
      expect(effects).toHaveProperty(thrown.sound)
    }
    kinds.add(thrown ? `${thrown.spark} ${thrown.colour}` : slashOf(name))
  }
  expect(kinds.size).toBeGreaterThanOrEqual(12)
})
