import { observer } from 'mobx-react-lite'
import { useServices, useStore } from '../../ui/context.ts'
import { Button } from '../../ui/kit/button.tsx'
import { Panel } from '../../ui/kit/panel.tsx'
import { RoadStore } from './store.ts'

/** The targets of a teleport. */
export const TeleportChoice = observer(function TeleportChoice() {
  const { ui, t } = useServices()
  const road = useStore(RoadStore)
  const teleports = road.actions.teleports
  const travel = async (id: number, target: number) => {
    ui.close()
    await road.actions.teleport(id, target)
  }
  return (
    <Panel kind="dialog" title={t('road.teleportTitle')} onClose={ui.close}>
      {teleports?.targets.length ? (
        <ul className="sky-column">
          {teleports.targets.map((target) => (
            <li key={target.target}>
              <Button wide tone="plain" icon="icon/arrow-up" onPress={() => void travel(teleports.id, target.target)}>
                {t('road.stair', { stair: target.stair })}
              </Button>
            </li>
          ))}
        </ul>
      ) : (
        <p className="sky-center">{t('road.teleportEmpty')}</p>
      )}
    </Panel>
  )
})
