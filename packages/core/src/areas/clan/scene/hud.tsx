import { observer } from 'mobx-react-lite'
import { useServices, useStore } from '../../../ui/context.ts'
import { Button } from '../../../ui/kit/button.tsx'
import { SceneBar } from '../../../ui/kit/scene-bar.tsx'
import { ClanStore } from '../store.ts'
import { IslandStore } from './store.ts'

/** The title over the clan's island, and the buttons below it. */
export const IslandHud = observer(function IslandHud() {
  const { ui, t } = useServices()
  const { info } = useStore(ClanStore)
  const island = useStore(IslandStore)
  return (
    <SceneBar
      title={info?.clan.name ?? t('clan.title')}
      line={info ? t('clan.level', { level: info.clan.level }) : ''}
      onLeave={() => void island.leave()}
    >
      <Button icon="icon/clan" onPress={() => ui.open('clan')}>
        {t('clan.title')}
      </Button>
      <Button icon="icon/shop" tone="plain" onPress={() => ui.open('shops', { shop: 'clan' })}>
        {t('clan.shop')}
      </Button>
    </SceneBar>
  )
})
