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

  it('shows a discount at a portal as a portal', () => {
    expect(gainLook('portalDiscount:50', t)).toEqual({ frame: 'portal', name: 'gain.portalDiscount' })
  })

  it('shows cards, and for which class they are', () => {
    expect(gainLook('card:ELEPHANT', t)).toEqual({ frame: 'card/elephant', name: 'card.ELEPHANT.name' })
    expect(gainLook('card:EVOLUTION:ELF', t)).toEqual({ frame: 'card/evolution', name: 'card.EVOLUTION.name (trait.ELF.class)' })
  })

  it('treats other kinds as creatures, except experience', () => {
    expect(gainLook('grey_wolf', t)).toEqual({ frame: 'creature/grey_wolf', name: 'creature.grey_wolf.name' })
    expect(gainLook('experience', t).name).toBe('common.experience')
  })
})
