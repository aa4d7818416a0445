import { observer } from 'mobx-react-lite'
import { Sprite } from '../../../ui/art/sprite.tsx'
import { useServices, useStore } from '../../../ui/context.ts'
import { useUntil } from '../../../ui/format/use-until.ts'
import { Button } from '../../../ui/kit/button.tsx'
import { DelayedChestStore } from './store.ts'

/** The chest with the time until it can be opened, and buttons to its window and to the wheel. */
const Entry = observer(function Entry() {
  const { clock, ui, t } = useServices()
  const store = useStore(DelayedChestStore)
  const until = useUntil()
  const { chest, ready } = store
  const status = store.status.value
  return (
    <div className="sky-fair-entry">
      <Sprite frame={`chest-${ready ? 'opening' : 'closed'}/${chest?.type ?? status?.nextType ?? 'SILVER'}`} size={64} />
      <p className="sky-small-text">
        <b>{t('delayedChest.title')}</b>
        <br />
        {ready
          ? t('delayedChest.ready')
          : chest
            ? t('delayedChest.opens', { time: until(chest.readyAt, clock.now) })
            : status
              ? t('delayedChest.left', { count: status.victoriesLeft })
              : t('common.loading')}
      </p>
      <span className="sky-column">
        <Button small tone={ready ? 'good' : 'plain'} onPress={() => ui.openOver('delayed-chest')}>
          {ready ? t('delayedChest.open') : t('delayedChest.look')}
        </Button>
        <Button small tone="plain" onPress={() => ui.openOver('wheel')}>
          {t('wheel.title')}
        </Button>
      </span>
    </div>
  )
})

/** The entry among the daily gifts. */
export const EntryInGifts = () => (
  <section className="sky-box">
    <Entry />
  </section>
)

/** The entry beside the road on a wide page. */
export const EntryBeside = observer(function EntryBeside() {
  const { t } = useServices()
  const store = useStore(DelayedChestStore)
  const label = t('delayedChest.title')
  // Its texts are loaded after the component.
  if (!label || !store.status.value) return null
  return (
    <section className="sky-side-box" aria-label={label}>
      <Entry />
    </section>
  )
})
