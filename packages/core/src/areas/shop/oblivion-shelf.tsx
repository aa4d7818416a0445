import type { ArkHero, ShopRow } from '@skystair/contract'
import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { useServices, useStore } from '../../ui/context.ts'
import { artifactName } from '../../ui/format/artifact-words.ts'
import { kindWords } from '../../ui/format/creature-words.ts'
import { priceWords } from '../../ui/format/gain-look.ts'
import { Card } from '../../ui/kit/card.tsx'
import { Heading } from '../../ui/kit/panel.tsx'
import { Price } from '../../ui/kit/price.tsx'
import { ShelfCard } from './shelf-card.tsx'
import { ShelfPage } from './shelf-page.tsx'
import { TradeStore } from './trade-store.ts'

/** Oblivion: the heroes of the ark that the player can return, and the tokens for each kind. */
export const OblivionShelf = observer(function OblivionShelf({ shop }: { readonly shop: ShopRow }) {
  const { t } = useServices()
  const store = useStore(TradeStore)
  useEffect(() => store.enter(store.arkHeroes, store.arkKinds), [store])
  return (
    <>
      <ShelfPage
        shop={shop}
        thanks={store.traded}
        purse={['tokens']}
        offers={store.arkHeroes}
        items={(heroes) => heroes.map((hero) => <ArkHeroCard key={hero.id} hero={hero} />)}
        empty={t('trades.noArk')}
      />
      <Heading>{t('trades.tokensFor')}</Heading>
      <ul className="sky-ark-kinds">
        {store.arkKinds.value?.map(({ id, creature, tokens }) => (
          <li key={id}>
            <Card creature={creature} />
            <span className="sky-small-text">{t(`creature.${creature.imageId}.name`)}</span>
            <Price resource="tokens" amount={tokens} />
          </li>
        ))}
      </ul>
    </>
  )
})

const ArkHeroCard = observer(function ArkHeroCard({ hero }: { readonly hero: ArkHero }) {
  const { ui, t } = useServices()
  const store = useStore(TradeStore)
  const { available, creature, minStair, tokens } = hero
  const name = t(`creature.${creature.imageId}.name`)
  const price = [{ resource: 'tokens', amount: tokens }] as const
  const giveBack = async () => {
    const terms = t('trades.askSell', { name, price: priceWords(price, t) })
    const text = [terms, store.returned(creature.artifacts, (artifact) => artifactName(artifact, t))].filter(Boolean).join(' ')
    if (await ui.ask({ title: t('trades.sell'), text, ok: t('trades.sell'), cancel: t('common.cancel') })) await store.giveBack(hero)
  }
  return (
    <ShelfCard
      picture={<Card creature={creature} />}
      name={name}
      kind={kindWords(creature, t)}
      price={price}
      why={available ? null : t('shops.why.stair', { stair: minStair })}
      action="trades.sellFor"
      busy={store.trading.busy}
      onBuy={() => void giveBack()}
    />
  )
})
