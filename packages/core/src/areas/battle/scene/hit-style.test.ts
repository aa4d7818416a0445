import { CreatureClass } from '@skystair/contract/enums'
import { expect, it } from 'vitest'
import { sparkNames } from '../../../engine/paint/sparks.ts'
import { effects } from '../../../engine/sound/effects.ts'
import { projectileOf } from './hit-style.ts'
import { slashOf } from './slashes.ts'

it('has an effect of its own by class: a projectile, or the slash of a weapon, claws, teeth or a fist', () => {
  const kinds = new Set<string>()
  for (const name of CreatureClass) {
    const projectile = projectileOf(name)
    if (projectile) {
      expect(sparkNames).toContain(projectile.spark)
      expect(effects).toHaveProperty(projectile.sound)
    }
    kinds.add(projectile ? `${projectile.spark} ${projectile.colour}` : slashOf(name))
  }
  expect(kinds.size).toBeGreaterThanOrEqual(12)
})
