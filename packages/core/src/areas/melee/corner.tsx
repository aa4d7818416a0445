import { observer } from 'mobx-react-lite'
import { useServices, useStore } from '../../ui/context.ts'
import { IconButton } from '../../ui/kit/button.tsx'
import { MeleeStore } from './store.ts'

/** The button of the melee in the corner of the road: in its hour, and as long as the player is in one. */
export const MeleeCorner = observer(function MeleeCorner() {
  const { ui, t } = useServices()
  const store = useStore(MeleeStore)
  if (!store.open && !store.fight) return null
  return (
    <IconButton icon="icon/swords" label={t('melee.title')} {...(store.fight ? { badge: '!' } : {})} onPress={() => ui.open('melee')} />
  )
})
