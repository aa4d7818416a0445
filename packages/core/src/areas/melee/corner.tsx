import { MINUTE } from '@skystair/contract/time'
import { observer } from 'mobx-react-lite'
import { useServices, useStore } from '../../ui/context.ts'
import { useUntil } from '../../ui/format/use-until.ts'
import { IconButton } from '../../ui/kit/button.tsx'
import { MeleeStore } from './store.ts'

/** The button of the melee in the corner of the road: in its hour, with the minutes left in the hour before it, and as long as the player is in one. */
export const MeleeCorner = observer(function MeleeCorner() {
  const { clock, ui, t } = useServices()
  const until = useUntil()
  const store = useStore(MeleeStore)
  const { hour, fight, open, soon } = store
  if (!open && !soon && !fight) return null
  const isComing = soon && !fight
  const label = isComing ? `${t('melee.title')}. ${t('melee.opens', { time: until(hour.opensAt, clock.now) })}` : t('melee.title')
  const badge = fight ? '!' : isComing ? `${Math.ceil((hour.opensAt - clock.now) / MINUTE)}′` : null
  return <IconButton icon="icon/swords" label={label} {...(badge ? { badge } : {})} onPress={() => ui.open('melee')} />
})
