import type { Arena } from '@skystair/contract'
import { observer } from 'mobx-react-lite'
import { Sprite } from '../../ui/art/sprite.tsx'
import { useServices, useStore } from '../../ui/context.ts'
import { useUntil } from '../../ui/format/use-until.ts'
import { Button } from '../../ui/kit/button.tsx'
import { PlayerStore } from '../player/index.ts'
import { ArenaStore } from './store.ts'

/** The rest after a fight, and the buttons that end it at once. */
export const Rest = observer(function Rest({ rest: { until, kind, prices, left } }: { readonly rest: NonNullable<Arena['rest']> }) {
  const { clock, t } = useServices()
  const timeUntil = useUntil()
  const store = useStore(ArenaStore)
  const { resources } = useStore(PlayerStore)
  if (until <= clock.now) return null
  return (
    <section className="sky-box sky-arena-rest">
      <Sprite frame={`booster/${kind}`} size={52} />
      <div>
        <b>{t('arena.rest', { time: timeUntil(until, clock.now) })}</b>
        <span className="sky-soft sky-small-text">{left > 0 ? t('arena.restLeft', { count: left }) : t('arena.restNone')}</span>
      </div>
      <div className="sky-row">
        {prices.map((price) => (
          <Button
            key={price.resource}
            small
            price={price}
            disabled={store.busy || left === 0 || (resources?.[price.resource] ?? 0) < price.amount}
            onPress={() => void store.speedUp(price.resource === 'tickets' ? 'tickets' : 'mithril')}
          >
            {t('arena.restEnd')}
          </Button>
        ))}
      </div>
    </section>
  )
})
