import { observer } from 'mobx-react-lite'
import { useServices, useStore } from '../../ui/context.ts'
import { Button } from '../../ui/kit/button.tsx'
import { List } from '../../ui/kit/list.tsx'
import { SlotStore } from './slot-store.ts'

/** The heroes' part of the settings: how many slots of the backpack are filled for the next fight, and the way to them. */
export const SlotsSetting = observer(function SlotsSetting() {
  const { ui, t } = useServices()
  const { count, held } = useStore(SlotStore)
  if (count === 0) return null
  return (
    <List
      label={t('backpack.title')}
      rows={[
        {
          id: 'slots',
          icon: 'icon/bag',
          title: t('slots.title'),
          about: t('slots.filled', { filled: held.length, count }),
          aside: (
            <Button small tone="plain" onPress={() => ui.open('profile', { initialPage: 'backpack' })}>
              {t('backpack.title')}
            </Button>
          ),
        },
      ]}
    />
  )
})
