import type { Creature } from '@skystair/contract'
import { useServices } from '../context.ts'
import { kindWords } from '../format/creature-words.ts'
import { HeroFigures } from './hero-figures.tsx'

/** What a buyer wants to know of a hero: class and rarity, the figures, and the trait. The card beside it shows the level. */
export function HeroFacts({ hero }: { readonly hero: Pick<Creature, 'imageId' | 'class' | 'rarity' | 'attack' | 'defence' | 'health'> }) {
  const { t } = useServices()
  return (
    <>
      <span className="sky-small-text sky-soft">{kindWords(hero, t)}</span>
      <HeroFigures attack={hero.attack} defence={hero.defence} health={hero.health.total} />
      <span className="sky-small-text">{t(`trait.${hero.class}.about`)}</span>
    </>
  )
}
