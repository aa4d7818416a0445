import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { useServices, useStore } from '../../ui/context.ts'
import { Button } from '../../ui/kit/button.tsx'
import { Empty, Problem, Waiting } from '../../ui/kit/empty.tsx'
import { Panel } from '../../ui/kit/panel.tsx'
import { Passage, PortalDetails } from './details.tsx'
import { PortalStore } from './store.ts'

/** The window of a portal on the road: its destination with the price, and the portals nearby. Without a place, the portal of the day. */
export const PortalWindow = observer(function PortalWindow({ placeId, stair }: { readonly placeId?: number; readonly stair?: number }) {
  const { ui, t } = useServices()
  const store = useStore(PortalStore)
  useEffect(() => void store.look(placeId === undefined || stair === undefined ? null : { placeId, stair }), [store, placeId, stair])
  const { portal, teleports } = store
  const found = portal.value?.found
  return (
    <Panel
      title={t(placeId === undefined ? 'portal.ofDay' : 'portal.title')}
      onClose={ui.close}
      foot={found ? <Passage portal={found} /> : null}
    >
      {portal.value ? (
        found ? (
          <PortalDetails portal={found} />
        ) : (
          <Empty text={t('portal.none')} />
        )
      ) : portal.failed ? (
        <Problem onRetry={() => void portal.reload()} />
      ) : (
        <Waiting />
      )}
      {placeId === undefined || !teleports.value ? null : (
        <section className="sky-box sky-column">
          <h3 className="sky-heading">{t('portal.nearby')}</h3>
          {teleports.value.length > 0 ? (
            <ul className="sky-teleports">
              {teleports.value.map(({ target, stair: leadsTo }) => (
                <li key={target} className={stair !== undefined && leadsTo < stair ? 'sky-teleport-down' : ''}>
                  <Button wide small tone="plain" icon="icon/arrow-up" disabled={store.busy} onPress={() => void store.teleport(target)}>
                    {t('road.stair', { stair: leadsTo })}
                  </Button>
                </li>
              ))}
            </ul>
          ) : (
            <p className="sky-center">{t('portal.silent')}</p>
          )}
        </section>
      )}
    </Panel>
  )
})
