import type { ArtifactOffer, ArtifactShopRow } from '@skystair/contract'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { Sprite } from '../../ui/art/sprite.tsx'
import { useServices, useStore } from '../../ui/context.ts'
import { ArtifactWearers } from './artifact-wearers.tsx'
import { ShelfCard } from './shelf-card.tsx'
import { ShelfPage } from './shelf-page.tsx'
import { ShopStore } from './store.ts'

/** A shop of artifacts. A press on a piece chooses the heroes who will wear it. */
export const ArtifactShelf = observer(function ArtifactShelf({ shop }: { readonly shop: ArtifactShopRow }) {
  const { t } = useServices()
  const store = useStore(ShopStore)
  const [chosen, setChosen] = useState<number | null>(null)
  const { artifacts } = store
  const soldHere = (offers: readonly ArtifactOffer[]) =>
    offers.filter(({ artifact }) => artifact.effectType.startsWith('AMULET_') === shop.amulets)
  const pieces = soldHere(artifacts.value ?? [])
  const offer = pieces.find(({ id }) => id === chosen)
  return (
    <ShelfPage
      shop={shop}
      thanks={false}
      purse={[...new Set(pieces.flatMap(({ price }) => price.map(({ resource }) => resource)))]}
      instead={offer ? <ArtifactWearers key={offer.id} offer={offer} onEnd={() => setChosen(null)} /> : null}
      offers={artifacts}
      items={(offers) =>
        soldHere(offers).map((piece) => <ArtifactCard key={piece.id} offer={piece} onChoose={() => setChosen(piece.id)} />)
      }
      empty={t('shops.nothing')}
    />
  )
})

const ArtifactCard = observer(function ArtifactCard({ offer, onChoose }: { readonly offer: ArtifactOffer; readonly onChoose: () => void }) {
  const { t } = useServices()
  const store = useStore(ShopStore)
  const { artifact, available, availability, key, minStair, price } = offer
  const missing = store.missingKey(offer)
  const full = Object.values(availability).every((state) => state === 'UNAVAILABLE')
  const why = !available ? t('shops.why.stair', { stair: minStair }) : full ? t('error.NO_ARTIFACT_SLOT') : missing ? t(missing) : null
  return (
    <ShelfCard
      picture={<Sprite frame={artifact.atlasKey} size={92} />}
      name={t(`artifact.${key}.name`)}
      kind={t(`artifactRarity.${artifact.rarity}`)}
      price={price}
      why={why}
      busy={store.buying.busy}
      onBuy={onChoose}
    >
      <span className="sky-small-text">{t(`artifactEffect.${artifact.effectType}`, { power: artifact.power })}</span>
    </ShelfCard>
  )
})
