import { MINUTE } from '@skystair/contract/time'
import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { useServices, useStore } from '../../../ui/context.ts'
import { Button } from '../../../ui/kit/button.tsx'
import { Outlet } from '../../../ui/outlet.tsx'
import { PlayerStore } from '../../player/index.ts'
import { RoadStore } from '../store.ts'
import { Action } from './action.tsx'
import { Goals } from './goals.tsx'
import { Guide } from './guide.tsx'
import { Menu } from './menu.tsx'
import { Top } from './top.tsx'

/** The HUD of the road. */
export const RoadHud = observer(function RoadHud() {
  const { clock, t } = useServices()
  const player = useStore(PlayerStore)
  const road = useStore(RoadStore)
  useEffect(() => {
    const timer = setInterval(() => clock.tick(), MINUTE)
    return () => clearInterval(timer)
  }, [clock])
  if (!player.player) return null
  return (
    <>
      <Top />
      <div className="sky-side sky-side-left">
        <Outlet name="road/left" />
      </div>
      <div className="sky-side sky-side-right">
        <Outlet name="road/right" />
        <Goals />
      </div>
      <div className="sky-bottom">
        <div className="sky-above-menu">
          <Guide />
          <div className="sky-actions">
            {road.contextId.startsWith('turn:') ? (
              <Button tone="plain" small icon="icon/back" onPress={() => void road.actions.turnBack()}>
                {t('road.turnBack')}
              </Button>
            ) : null}
            <Outlet name="road/way" />
            <Action />
          </div>
        </div>
        <Menu />
      </div>
    </>
  )
})
