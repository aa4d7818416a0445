import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { useServices, useStore } from '../../ui/context.ts'
import { Button } from '../../ui/kit/button.tsx'
import { FriendsStore } from './friends-store.ts'
import { PictureStore } from './picture-store.ts'

/** A button that shares a picture; empty if there is none to share. */
const ShareButton = observer(function ShareButton({ of, label }: { readonly of: 'victory' | 'part'; readonly label: string }) {
  const pictures = useStore(PictureStore)
  const friends = useStore(FriendsStore)
  const shared = pictures[of]
  const shown = shared !== null
  useEffect(() => {
    if (shown) void friends.ensure()
  }, [shown, friends])
  if (!shared) return null
  return (
    <div className="sky-row sky-center">
      <Button small tone="plain" disabled={pictures.busy} onPress={() => void pictures.share(shared)}>
        {label}
      </Button>
    </div>
  )
})

/** After a victory over a boss. */
export const VictoryButton = observer(function VictoryButton() {
  const { t } = useServices()
  return <ShareButton of="victory" label={t('platform.victory.share')} />
})

/** At the beginning of a new part of the road. */
export const NewPartButton = observer(function NewPartButton() {
  const { t } = useServices()
  return <ShareButton of="part" label={t('platform.newPart.share')} />
})
