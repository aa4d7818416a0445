import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { useServices, useStore } from '../../ui/context.ts'
import { Button } from '../../ui/kit/button.tsx'
import { FriendsStore } from './friends-store.ts'
import type { LinkTarget } from './launch-link.ts'

/** A button that sends friends a link to a clan or a replay, with the player's referral code; empty without a code or a way to send it. */
export const SendButton = observer(function SendButton({ target, text }: { readonly target: LinkTarget; readonly text: string }) {
  const { t } = useServices()
  const friends = useStore(FriendsStore)
  useEffect(() => void friends.ensure(), [friends])
  if (!friends.canSend) return null
  return (
    <Button small tone="plain" onPress={() => void friends.send(target, text)}>
      {t('platform.send')}
    </Button>
  )
})
