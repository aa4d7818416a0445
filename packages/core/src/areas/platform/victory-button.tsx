import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { useServices, useStore } from '../../ui/context.ts'
import { Button } from '../../ui/kit/button.tsx'
import { FriendsStore } from './friends-store.ts'
import { VictoryStore } from './victory-store.ts'

/** After a victory over a boss: a button that shares its picture; empty if the platform shares no pictures. */
export const VictoryButton = observer(function VictoryButton() {
  const { t } = useServices()
  const victory = useStore(VictoryStore)
  const friends = useStore(FriendsStore)
  const { canShare } = victory
  useEffect(() => {
    if (canShare) void friends.ensure()
  }, [canShare, friends])
  if (!canShare) return null
  return (
    <div className="sky-row sky-center">
      <Button small tone="plain" disabled={victory.busy} onPress={() => void victory.share()}>
        {t('platform.victory.share')}
      </Button>
    </div>
  )
})
