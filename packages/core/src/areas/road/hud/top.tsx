import { observer } from 'mobx-react-lite'
import { useServices, useStore } from '../../../ui/context.ts'
import { IconButton } from '../../../ui/kit/button.tsx'
import { Outlet } from '../../../ui/outlet.tsx'
import { SettingsStore } from '../../settings/index.ts'
import { Avatar } from './avatar.tsx'
import { Location } from './location.tsx'
import { Resources } from './resources.tsx'

/** The upper edge of the road: the player, the resources, the buttons in the corner, the sign of the stair, and what areas add below it. */
export const Top = observer(function Top() {
  const { preferences, ui, t } = useServices()
  const settings = useStore(SettingsStore)
  return (
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
        <Outlet name="road/corner" />
      </div>
      <Location />
      <Outlet name="road/top" />
    </div>
  )
})
