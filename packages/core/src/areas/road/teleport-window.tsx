import { observer } from 'mobx-react-lite'
import { Button } from '../../ui/kit/button.tsx'
import { Panel } from '../../ui/kit/panel.tsx'
import { useRoot } from '../../ui-context.ts'

/** Where a teleport leads. */
export const TeleportChoice = observer(function TeleportChoice() {
  const { road, ui, t } = useRoot()
  const teleports = road.deeds.teleports
  const travel = async (id: number, target: number) => {
    ui.close()
    await road.deeds.teleport(id, target)
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
