import { describe, expect, it } from 'vitest'
import { gainLook } from './gain-look.ts'

const t = (key: string) => key

describe('gainLook', () => {
  it('finds resources by their name in a player’s resources', () => {
    expect(gainLook('blueCrystal', t)).toEqual({ frame: 'res/BLUE_CRYSTAL', name: 'resource.blueCrystal' })
  })

  it('finds consumables and artifacts of the catalogue', () => {
    expect(gainLook('heal_small', t)).toEqual({ frame: 'consumable/heal_small', name: 'consumable.heal_small.name' })
    expect(gainLook('oak_shield', t)).toEqual({ frame: 'artifact/1/oak_shield', name: 'artifact.oak_shield.name' })
  })

  it('treats other kinds as creatures, except experience', () => {
    expect(gainLook('companion_wolf', t).name).toBe('creature.companion_wolf.name')
    expect(gainLook('experience', t).name).toBe('common.experience')
  })
})
