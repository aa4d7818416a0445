import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { useServices, useStore } from '../../ui/context.ts'
import { Panel } from '../../ui/kit/panel.tsx'
import { PlayerStore } from '../player/index.ts'
import { OthersPage } from './others-page.tsx'
import { OwnPage } from './own-page.tsx'

/** The page of a player; without an id the player's own, which can also be shown as other players see it. */
export const PlayerWindow = observer(function PlayerWindow({ playerId }: { readonly playerId?: number }) {
  const { ui, t } = useServices()
  const { player: me } = useStore(PlayerStore)
  const [asOthers, setAsOthers] = useState(false)
  if (!me) return null
  const onBack = ui.overlay?.below ? ui.back : undefined
  const isOwn = playerId === undefined || playerId === me.id
  if (isOwn && !asOthers)
    return (
      <Panel className="sky-wide" title={t('playerPage.title')} onClose={ui.close} onBack={onBack}>
        <OwnPage me={me} onOthers={() => setAsOthers(true)} />
      </Panel>
    )
  return (
    <Panel title={t(isOwn ? 'playerPage.asOthers' : 'playerPage.of')} onClose={ui.close} onBack={isOwn ? () => setAsOthers(false) : onBack}>
      <OthersPage playerId={playerId ?? me.id} />
    </Panel>
  )
})
