import { describe, expect, it } from 'vitest'
import { gainLook } from './gain-look.ts'

const t = (key: string) => key

describe('gainLook', () => {
  it('knows resources by the name they have among a player’s', () => {
    expect(gainLook('blueCrystal', t)).toEqual({ frame: 'res/BLUE_CRYSTAL', name: 'resource.blueCrystal' })
  })

  it('knows consumables and artifacts of the catalogue', () => {
    expect(gainLook('heal_small', t)).toEqual({ frame: 'consumable/heal_small', name: 'consumable.heal_small.name' })
    expect(gainLook('oak_shield', t)).toEqual({ frame: 'artifact/1/oak_shield', name: 'artifact.oak_shield.name' })
  })

  it('takes the rest for creatures, and experience for itself', () => {
    expect(gainLook('companion_wolf', t).name).toBe('creature.companion_wolf.name')
    expect(gainLook('experience', t).name).toBe('common.experience')
  })
})
