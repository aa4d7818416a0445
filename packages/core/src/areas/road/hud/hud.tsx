import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { useServices, useStore } from '../../../ui/context.ts'
import { Button, IconButton } from '../../../ui/kit/button.tsx'
import { PlayerStore } from '../../player/index.ts'
import { SettingsStore } from '../../settings/index.ts'
import { RoadStore } from '../store.ts'
import { Action } from './action.tsx'
import { Avatar } from './avatar.tsx'
import { Guide } from './guide.tsx'
import { Menu } from './menu.tsx'
import { Resources } from './resources.tsx'
import { Where } from './where.tsx'

const MINUTE = 60_000

/** The HUD of the road. */
export const RoadHud = observer(function RoadHud() {
  const { clock, preferences, ui, t } = useServices()
  const player = useStore(PlayerStore)
  const road = useStore(RoadStore)
  const settings = useStore(SettingsStore)
  useEffect(() => {
    const timer = setInterval(() => clock.tick(), MINUTE)
    return () => clearInterval(timer)
  }, [clock])
  if (!player.player) return null
  return (
    <>
      <div className="sky-top">
        <Avatar />
        <Resources />
        <div className="sky-corner">
          <IconButton icon="icon/settings" label={t('hud.settings')} onPress={() => ui.open('settings')} />
          <IconButton
            icon={preferences.soundMute ? 'icon/mute' : 'icon/sound'}
            label={t('hud.sound')}
            pressed={!preferences.soundMute}
            onPress={() => void settings.toggleSound()}
          />
        </div>
        <Where />
      </div>
      <div className="sky-bottom">
        <div className="sky-above-menu">
          <Guide />
          <div className="sky-acts">
            {road.contextId === 'main' ? null : (
              <Button tone="plain" small icon="icon/back" onPress={() => void road.actions.turnBack()}>
                {t('road.turnBack')}
              </Button>
            )}
            <Action />
          </div>
        </div>
        <Menu />
      </div>
    </>
  )
})
