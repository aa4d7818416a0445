import type { CreatureOffer } from '@skystair/contract'
import { observer } from 'mobx-react-lite'
import { useServices, useStore } from '../../ui/context.ts'
import { Button } from '../../ui/kit/button.tsx'
import { Card } from '../../ui/kit/card.tsx'
import { Spoken } from '../../ui/kit/spoken.tsx'
import { ShopStore } from './store.ts'

/** Celebrates a bought hero who joins. */
export const Joined = observer(function Joined({ offer: { creature } }: { readonly offer: CreatureOffer }) {
  const { ui, t } = useServices()
  const store = useStore(ShopStore)
  return (
    <Spoken as="section" className="sky-joined">
      <i className="sky-joined-rays" aria-hidden />
      <Card creature={creature} />
      <div className="sky-column">
        <b>{t('shops.joined', { name: t(`creature.${creature.imageId}.name`) })}</b>
        <p>{t('shops.places')}</p>
        <span className="sky-row">
          <Button small tone="good" onPress={() => ui.open('profile', { initialPage: 'order' })}>
            {t('shops.toHeroes')}
          </Button>
          <Button small tone="plain" onPress={store.thank}>
            {t('common.ok')}
          </Button>
        </span>
      </div>
    </Spoken>
  )
})
