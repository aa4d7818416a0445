import type { Creature } from '@skystair/contract'
import { HOUR } from '@skystair/contract/time'
import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { Sprite } from '../../ui/art/sprite.tsx'
import { useServices, useStore } from '../../ui/context.ts'
import { duration } from '../../ui/format/format.ts'
import { sentences } from '../../ui/format/sentences.ts'
import { Button } from '../../ui/kit/button.tsx'
import { Card } from '../../ui/kit/card.tsx'
import { type CardHand, CardStore } from './card-store.ts'

/** The cards: the effect, duration and number of each, and a button to use it. For cards that are used on a hero, the player chooses one. */
export const CardsPage = observer(function CardsPage() {
  const { t } = useServices()
  const cards = useStore(CardStore)
  useEffect(() => () => cards.choose(null), [cards])
  return (
    <>
      <p className="sky-soft sky-center">{t('cards.about')}</p>
      <ul className="sky-fits sky-hand">
        {cards.hands.map((hand) => (
          <CardRow key={hand.kind} hand={hand} />
        ))}
      </ul>
    </>
  )
})

const CardRow = observer(function CardRow({ hand }: { readonly hand: CardHand }) {
  const { clock, ui, t } = useServices()
  const cards = useStore(CardStore)
  const { count, forHero, held, hours, kind, percent, until } = hand
  const name = t(`card.${kind}.name`)
  const choosing = cards.choosing === kind
  const left = until === null ? 0 : until - clock.now
  const use = async () => {
    if (forHero) cards.choose(choosing ? null : kind)
    else if (await cards.use(kind, null)) ui.toast(t('cards.used', { name }), 'good')
  }
  return (
    <li className={count === 0 && left <= 0 ? 'sky-hand-none' : ''}>
      <Sprite frame={`card/${kind.toLowerCase()}`} />
      <div>
        <b>
          {name} <span className="sky-num">×{count}</span>
        </b>
        <p className="sky-small-text">{t(`card.${kind}.about`, { percent, time: duration(hours * HOUR, t) })}</p>
        {held.map(({ of, count: some }) =>
          of ? (
            <p key={of} className="sky-small-text sky-soft">
              {t('cards.of', { name: t(`trait.${of}.class`), count: some })}
            </p>
          ) : null,
        )}
        {left > 0 ? <p className="sky-small-text sky-good-text">{t('cards.inForce', { time: duration(left, t) })}</p> : null}
      </div>
      {count > 0 ? (
        <Button
          small
          tone={choosing ? 'plain' : 'good'}
          disabled={cards.using.busy}
          label={`${t(choosing ? 'common.cancel' : 'cards.use')}: ${name}`}
          onPress={() => void use()}
        >
          {choosing ? t('common.cancel') : t('cards.use')}
        </Button>
      ) : null}
      {choosing ? <CardTargets hand={hand} name={name} /> : null}
    </li>
  )
})

/** Buttons for the heroes for whom the card would have an effect. */
const CardTargets = observer(function CardTargets({ hand, name }: { readonly hand: CardHand; readonly name: string }) {
  const { ui, t } = useServices()
  const cards = useStore(CardStore)
  const heroes = cards.heroesFor(hand)
  const use = async (hero: Creature) => {
    if (await cards.use(hand.kind, hero.id)) ui.toast(t('cards.usedOn', { name, hero: t(`creature.${hero.imageId}.name`) }), 'good')
  }
  if (heroes.length === 0) {
    const nobody = t(`cards.nobody.${hand.kind}`)
    const words = hand.kind === 'ELEPHANT' ? sentences(t('error.ONLY_DEAD'), nobody) : nobody
    return <p className="sky-hand-targets sky-small-text sky-soft">{words}</p>
  }
  return (
    <ul className="sky-hand-targets" aria-label={t('cards.forWhom')}>
      {heroes.map((hero) => (
        <li key={hero.id}>
          <button
            type="button"
            aria-label={`${t(`creature.${hero.imageId}.name`)}, ${t('common.levelShort', { level: hero.level })}`}
            disabled={cards.using.busy}
            onClick={() => void use(hero)}
          >
            <Card creature={hero} size="mini" />
          </button>
        </li>
      ))}
    </ul>
  )
})
