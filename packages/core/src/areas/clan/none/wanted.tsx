import { observer } from 'mobx-react-lite'
import { useServices, useStore } from '../../../ui/context.ts'
import { Button } from '../../../ui/kit/button.tsx'
import { JoinStore } from './store.ts'

/** The offer to apply to the clan to which a friend's link leads. */
export const WantedClan = observer(function WantedClan({ id }: { readonly id: number }) {
  const { t } = useServices()
  const store = useStore(JoinStore)
  if (store.reached === id) return <p className="sky-box sky-center sky-good-text">{t('clan.none.wantedDone')}</p>
  return (
    <section className="sky-box sky-offer">
      <p>{t('clan.none.wanted')}</p>
      <Button small tone="good" disabled={store.acting.busy} onPress={() => void store.applyTo(id)}>
        {t('clan.none.apply')}
      </Button>
    </section>
  )
})
