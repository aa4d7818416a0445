import { observer } from 'mobx-react-lite'
import { useServices, useStore } from '../../../ui/context.ts'
import { Button } from '../../../ui/kit/button.tsx'
import { SceneBar } from '../../../ui/kit/scene-bar.tsx'
import { ArenaStore } from '../store.ts'
import { ArenaSceneStore } from './store.ts'

/** The title over the arena, and the buttons below it. */
export const ArenaHud = observer(function ArenaHud() {
  const { t } = useServices()
  const { arena } = useStore(ArenaStore)
  const scene = useStore(ArenaSceneStore)
  const { league = null, positionNumber: place = null } = arena.value ?? {}
  return (
    <SceneBar
      title={t('arena.title')}
      line={league && place !== null ? t('arena.scene.line', { league: t(`arena.league.${league}`), place }) : t('arena.scene.away')}
      onLeave={() => void scene.leave()}
    >
      <Button icon="icon/swords" onPress={() => scene.open()}>
        {t('arena.rivals')}
      </Button>
    </SceneBar>
  )
})
