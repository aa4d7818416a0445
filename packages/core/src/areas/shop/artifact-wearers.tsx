import type { ArtifactOffer } from '@skystair/contract'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { Sprite } from '../../ui/art/sprite.tsx'
import { useServices, useStore } from '../../ui/context.ts'
import { Button } from '../../ui/kit/button.tsx'
import { Card } from '../../ui/kit/card.tsx'
import { PlayerStore } from '../player/index.ts'
import { ShopStore } from './store.ts'

/** Lets the player choose the heroes who get an artifact, one piece each, and buy them. */
export const ArtifactWearers = observer(function ArtifactWearers({
  offer,
  onEnd,
}: {
  readonly offer: ArtifactOffer
  readonly onEnd: () => void
}) {
  const { t } = useServices()
  const store = useStore(ShopStore)
  const player = useStore(PlayerStore)
  const [chosen, setChosen] = useState<readonly number[]>([])
  const name = t(`artifact.${offer.key}.name`)
  const price = offer.price.map(({ resource, amount }) => ({ resource, amount: amount * Math.max(1, chosen.length) }))
  const missing = store.missingKey({ price })
  const toggle = (id: number) => setChosen(chosen.includes(id) ? chosen.filter((other) => other !== id) : [...chosen, id])
  const buy = async () => {
    await store.buyArtifact(offer, chosen)
    onEnd()
  }
  return (
    <section className="sky-box sky-column sky-wearers" aria-label={name}>
      <p className="sky-row">
        <Sprite frame={offer.artifact.atlasKey} size={56} />
        <span>
          <b>{t('shops.forWhom', { name })}</b> {t('shops.oneEach')}
        </span>
      </p>
      <ul>
        {player.player?.creatures.map((creature) => {
          const state = offer.availability[creature.id] ?? 'UNAVAILABLE'
          return (
            <li key={creature.id}>
              <button
                type="button"
                aria-pressed={chosen.includes(creature.id)}
                disabled={state === 'UNAVAILABLE'}
                onClick={() => toggle(creature.id)}
              >
                <Card creature={creature} size="mini" />
                <b className="sky-small-text">{t(`creature.${creature.imageId}.name`)}</b>
                <span className="sky-small-text">{state === 'UNAVAILABLE' ? t('error.NO_ARTIFACT_SLOT') : t(`shops.wear.${state}`)}</span>
              </button>
            </li>
          )
        })}
      </ul>
      {missing ? <p className="sky-center sky-soft">{t(missing)}</p> : null}
      <div className="sky-row sky-center">
        <Button tone="plain" onPress={onEnd}>
          {t('common.cancel')}
        </Button>
        <Button disabled={chosen.length === 0 || missing !== null || store.buying.busy} price={price[0]} onPress={() => void buy()}>
          {t('shops.buy')}
          {chosen.length > 1 ? ` ×${chosen.length}` : ''}
        </Button>
      </div>
    </section>
  )
})
