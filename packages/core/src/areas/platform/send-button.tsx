import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { useServices, useStore } from '../../ui/context.ts'
import { Button } from '../../ui/kit/button.tsx'
import { FriendsStore } from './friends-store.ts'
import type { LinkTarget } from './launch-link.ts'

/** A button that sends friends a link to a clan or a replay, with the player's referral code; empty without a code or a way to send it. */
export const SendButton = observer(function SendButton({
  target,
  text,
}: {
  /** What the link opens, or a function that makes it when the button is pressed; null if that failed. */
  readonly target: LinkTarget | (() => Promise<LinkTarget | null>)
  readonly text: string
}) {
  const { t } = useServices()
  const friends = useStore(FriendsStore)
  useEffect(() => void friends.ensure(), [friends])
  if (!friends.canSend) return null
  const send = async () => {
    const wanted = typeof target === 'function' ? await target() : target
    if (wanted) await friends.send(wanted, text)
  }
  return (
    <Button small tone="plain" onPress={() => void send()}>
      {t('platform.send')}
    </Button>
  )
})
