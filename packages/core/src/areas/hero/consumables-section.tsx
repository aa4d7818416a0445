import { observer } from 'mobx-react-lite'
import { useServices, useStore } from '../../ui/context.ts'
import { consumableWords } from '../../ui/format/consumable-words.ts'
import { gainLook } from '../../ui/format/gain-look.ts'
import { Button } from '../../ui/kit/button.tsx'
import { ItemSlot } from '../../ui/kit/item-slot.tsx'
import { List } from '../../ui/kit/list.tsx'
import { Heading } from '../../ui/kit/panel.tsx'
import { PlayerStore } from '../player/index.ts'
import { SlotStore } from './slot-store.ts'

/** The consumables: those in slots for the next fight, and all that the player has. */
export const ConsumablesSection = observer(function ConsumablesSection() {
  const { t } = useServices()
  const { player } = useStore(PlayerStore)
  const slots = useStore(SlotStore)
  const consumables = player?.consumables.filter(({ count }) => count > 0) ?? []
  const free = Math.max(0, slots.count - slots.held.length)
  return (
    <section className="sky-box">
      <Heading>{t('backpack.consumables')}</Heading>
      {consumables.length === 0 ? (
        <p className="sky-soft">{t('backpack.noConsumables')}</p>
      ) : (
        <>
          <p className="sky-small-text sky-soft">{t('slots.about')}</p>
          <ul className="sky-slots" aria-label={t('slots.title')}>
            {slots.held.map(({ id, kind, count }) => (
              <ItemSlot
                key={id}
                frame={gainLook(kind, t).frame}
                label={gainLook(kind, t).name}
                about={t('slots.takeOut')}
                badge={`×${count}`}
                onPress={() => void slots.toggle(id)}
              />
            ))}
            {Array.from({ length: free }, (_, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: empty slots differ only by their index
              <ItemSlot key={`empty${index}`} frame={null} label={t('profile.slotEmpty')} />
            ))}
          </ul>
          {slots.nextStair === null ? null : <p className="sky-small-text sky-soft">{t('slots.next', { stair: slots.nextStair })}</p>}
        </>
      )}
      <List
        label={t('backpack.consumables')}
        rows={consumables.map(({ id, kind, count }) => {
          const { frame, name } = gainLook(kind, t)
          const label = t(slots.isHeld(id) ? 'slots.takeOut' : 'slots.putIn')
          return {
            id: String(id),
            icon: frame,
            title: `${name} ×${count}`,
            about: consumableWords(kind, t),
            aside: (
              <Button small tone={slots.isHeld(id) ? 'plain' : 'good'} label={`${label}: ${name}`} onPress={() => void slots.toggle(id)}>
                {slots.isHeld(id) ? '−' : '+'}
              </Button>
            ),
          }
        })}
      />
    </section>
  )
})
