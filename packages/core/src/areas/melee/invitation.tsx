import { observer } from 'mobx-react-lite'
import { Sprite } from '../../ui/art/sprite.tsx'
import { useServices, useStore } from '../../ui/context.ts'
import { useUntil } from '../../ui/format/use-until.ts'
import { Button } from '../../ui/kit/button.tsx'
import { MeleeStore } from './store.ts'

/** In the window of the arena: when the next melee is, and the way to it. */
export const MeleeInvitation = observer(function MeleeInvitation() {
  const { clock, ui, t } = useServices()
  const until = useUntil()
  const { hour, open } = useStore(MeleeStore)
  return (
    <section className="sky-box sky-melee-invitation">
      <Sprite frame="icon/swords" size={44} />
      <div>
        <b>{t('melee.title')}</b>
        <span className="sky-soft sky-small-text">
          {open ? t('melee.closes', { time: until(hour.closesAt, clock.now) }) : t('melee.opens', { time: until(hour.opensAt, clock.now) })}
        </span>
      </div>
      <Button small tone={open ? 'gold' : 'plain'} onPress={() => ui.open('melee')}>
        {t('melee.look')}
      </Button>
    </section>
  )
})
