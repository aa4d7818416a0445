import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { useStore } from '../../../ui/context.ts'
import { PlayerStore } from '../../player/index.ts'
import { Invitations } from './invitations.tsx'
import { JoinStore } from './store.ts'

/** The open invitations in the mail of a player without a clan. */
export const MailInvitations = observer(function MailInvitations() {
  const { invitations } = useStore(JoinStore)
  const { player } = useStore(PlayerStore)
  const isFree = player?.clanId === null
  useEffect(() => void (isFree && invitations.reload()), [isFree, invitations])
  return isFree && (invitations.value?.length ?? 0) > 0 ? <Invitations /> : null
})
