import type { Creature } from '@skystair/contract'
import type { CSSProperties } from 'react'
import { backdropOf, creatureFrame, glowOf, motifOf } from '../../art/looks.ts'
import { frameStyle, Sigil, Sprite, useFrame } from '../art/sprite.tsx'
import { Portrait } from './portrait.tsx'

/** What a card shows of a creature. */
export type CardCreature = Pick<Creature, 'imageId' | 'class' | 'rarity' | 'rank' | 'premium' | 'level' | 'health' | 'faction'>

/** The picture of a creature: backdrop, sigil, frame by rarity, the creature in front of it, rank and level. Text belongs beside it. */
export function Card({ creature, size = 'big' }: { readonly creature: CardCreature; readonly size?: 'big' | 'mini' }) {
  const backdrop = useFrame(backdropOf(creature.class))
  const Picture = size === 'big' ? Portrait : Sprite
  const fallen = creature.health.current <= 0
  return (
    <span
      className={`sky-card sky-card-${size} sky-rarity-${creature.rarity.toLowerCase()}${fallen ? ' sky-fallen' : ''}`}
      style={{ '--glow': glowOf(creature.class) } as CSSProperties}
      aria-hidden
    >
      <i className="sky-card-back" style={backdrop ? frameStyle(backdrop) : undefined} />
      <Sigil frame={motifOf(creature.class)} className="sky-card-motif" />
      <i className="sky-card-shade" />
      {creature.premium ? <Sprite frame="premium/halo" className="sky-card-halo" /> : null}
      <Sprite frame={`frame/${creature.rarity.toLowerCase()}`} className="sky-card-frame" />
      <Picture frame={creatureFrame(creature)} className="sky-card-creature" />
      {creature.rank > 0 ? <Sprite frame={`rank/${Math.min(6, creature.rank)}`} className="sky-card-rank" /> : null}
      <span className="sky-orb sky-card-level">
        <Sprite frame="orb/level" />
        <b className="sky-num">{creature.level}</b>
      </span>
    </span>
  )
}
