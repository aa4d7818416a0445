import type { Creature, ExchangeOption } from '@skystair/contract'
import { exchangeKinds } from '@skystair/world/areas/shop/rows'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { useServices, useStore } from '../../ui/context.ts'
import { artifactName } from '../../ui/format/artifact-words.ts'
import { priceWords } from '../../ui/format/gain-look.ts'
import { Button } from '../../ui/kit/button.tsx'
import { Card } from '../../ui/kit/card.tsx'
import { PlayerStore } from '../player/index.ts'
import { TradeStore } from './trade-store.ts'

/** Lets the player choose the heroes to exchange for another. Shows the exact outcome before the exchange. */
export const ExchangeGivers = observer(function ExchangeGivers({
  option,
  onEnd,
}: {
  readonly option: ExchangeOption
  readonly onEnd: () => void
}) {
  const { ui, t } = useServices()
  const store = useStore(TradeStore)
  const heroes = useStore(PlayerStore).player?.creatures ?? []
  const [chosen, setChosen] = useState<readonly number[]>([])
  const { gives, takes } = option
  const rarities = exchangeKinds.find(({ kind }) => kind === store.kind)?.rarities ?? []
  const suitable = heroes.filter(({ rarity, temporal }) => !temporal && rarities.includes(rarity))
  const nameOf = ({ imageId }: Pick<Creature, 'imageId'>) => t(`creature.${imageId}.name`)
  const toggle = (id: number) => setChosen(chosen.includes(id) ? chosen.filter((other) => other !== id) : [...chosen, id])
  const exchange = async () => {
    const details = await store.details(option, chosen)
    if (!details) return
    const terms = t('trades.askExchange', {
      names: details.takes.map(nameOf).join(', '),
      name: nameOf(details.gives),
      level: details.gives.level,
      price: priceWords(details.price, t),
    })
    const text = [terms, store.returned(details.returns, (artifact) => artifactName(artifact, t))].filter(Boolean).join(' ')
    const yes = await ui.ask({ title: t('trades.exchange'), text, ok: t('trades.exchange'), cancel: t('common.cancel') })
    if (yes && (await store.exchange(details))) onEnd()
  }
  return (
    <section className="sky-box sky-column sky-wearers" aria-label={t('trades.choose')}>
      <b>{t('trades.given', { name: nameOf(gives), chosen: chosen.length, takes })}</b>
      <ul>
        {suitable.map((hero) => {
          const on = chosen.includes(hero.id)
          return (
            <li key={hero.id}>
              <button type="button" aria-pressed={on} disabled={!on && chosen.length >= takes} onClick={() => toggle(hero.id)}>
                <Card creature={hero} size="mini" />
                <b className="sky-small-text">{nameOf(hero)}</b>
              </button>
            </li>
          )
        })}
      </ul>
      {suitable.length < takes ? <p className="sky-center sky-soft">{t('trades.noneSuit')}</p> : null}
      <div className="sky-row sky-center">
        <Button tone="plain" onPress={onEnd}>
          {t('common.cancel')}
        </Button>
        <Button disabled={chosen.length !== takes || store.trading.busy} price={option.price[0]} onPress={() => void exchange()}>
          {t('trades.exchange')}
        </Button>
      </div>
    </section>
  )
})
