import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { Sprite } from '../../ui/art/sprite.tsx'
import { useServices, useStore } from '../../ui/context.ts'
import { duration } from '../../ui/format/format.ts'
import { Button } from '../../ui/kit/button.tsx'
import { Spoken } from '../../ui/kit/spoken.tsx'
import { hoursAway } from './hours.ts'
import { SnowStore } from './store.ts'

/** The remaining steps and the button to leave, over the road of the snow world. */
export const SnowWay = observer(function SnowWay() {
  const { ui, t } = useServices()
  const store = useStore(SnowStore)
  const { inside } = store
  // Only the server knows how far the player came before.
  useEffect(() => void (inside && store.snow.reload()), [inside, store])
  if (!inside) return null
  const { stepsLeft } = store
  const leave = async () => {
    const text = t(stepsLeft > 0 ? 'snow.leaveEarly' : 'snow.leaveLate', { count: stepsLeft, time: duration(hoursAway, t) })
    if (await ui.ask({ title: t('snow.leave'), text, ok: t('snow.leaveYes'), cancel: t('common.cancel') })) await store.leave()
  }
  return (
    <div className="sky-snow-way">
      <Spoken as="p" className="sky-snow-steps">
        <Sprite frame="icon/arrow-up" />
        {stepsLeft > 0 ? t('snow.stepsLeft', { count: stepsLeft }) : t('snow.stepsGone')}
      </Spoken>
      <Button tone="plain" small icon="icon/back" disabled={store.busy} onPress={() => void leave()}>
        {t('snow.leave')}
      </Button>
    </div>
  )
})
