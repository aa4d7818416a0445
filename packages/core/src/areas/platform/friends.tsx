import { observer } from 'mobx-react-lite'
import { useServices, useStore } from '../../ui/context.ts'
import { Button } from '../../ui/kit/button.tsx'
import { Heading } from '../../ui/kit/panel.tsx'
import { FriendsStore } from './friends-store.ts'

/** Ways to invite friends, as the platform offers them, and the bonus for invited friends. */
export const Friends = observer(function Friends() {
  const { platform, t } = useServices()
  const friends = useStore(FriendsStore)
  const { link } = friends
  const referral = friends.referral.value
  if (!referral) return null
  const { canInvite, canShare, canJoin } = platform.capabilities
  return (
    <>
      <Heading>{t('bank.friends.title')}</Heading>
      <p>{t('bank.friends.about')}</p>
      {referral.invited > 0 ? <p className="sky-soft">{t('bank.friends.invited', { count: referral.invited })}</p> : null}
      {referral.waiting > 0 ? (
        <div className="sky-box sky-offer">
          <p>{t('bank.friends.waiting', { gems: t('bank.gems', { count: referral.waiting }) })}</p>
          <Button small tone="good" disabled={friends.taking.busy} onPress={() => void friends.takeBonus()}>
            {t('bank.take')}
          </Button>
        </div>
      ) : null}
      <div className="sky-row sky-center">
        {canInvite ? (
          <Button small onPress={() => void friends.invite()}>
            {t('bank.friends.invite')}
          </Button>
        ) : null}
        {canShare ? (
          <Button small tone="plain" onPress={() => void friends.share()}>
            {t('bank.friends.share')}
          </Button>
        ) : null}
        {link && !canInvite && !canShare ? (
          <Button small tone="plain" onPress={() => void friends.copy(link)}>
            {t('bank.friends.copy')}
          </Button>
        ) : null}
        {canJoin ? (
          <Button small tone="plain" onPress={() => void friends.join()}>
            {t('bank.friends.join')}
          </Button>
        ) : null}
      </div>
      <p className="sky-soft sky-small-text sky-center">{t('bank.friends.code', { code: referral.code })}</p>
    </>
  )
})
