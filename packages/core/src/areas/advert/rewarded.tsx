import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { Sprite } from '../../ui/art/sprite.tsx'
import { useServices, useStore } from '../../ui/context.ts'
import { useUntil } from '../../ui/format/use-until.ts'
import { Button } from '../../ui/kit/button.tsx'
import { BankStore } from '../bank/public.ts'
import { AdvertStore } from './store.ts'

/** The button for a rewarded advert, and how many are left today. */
export const RewardedAdvert = observer(function RewardedAdvert() {
  const { clock, platform, t } = useServices()
  const rewarded = useStore(BankStore).info.value?.rewardedInfo
  const advert = useStore(AdvertStore)
  const until = useUntil()
  useEffect(() => void advert.look(), [advert])
  if (!platform.capabilities.canReward) return <p className="sky-soft sky-center">{t('bank.advert.none')}</p>
  if (advert.blocked) return <p className="sky-box sky-center">{t('bank.advert.blocked')}</p>
  if (!rewarded) return null
  const { viewsLeft, gems, nextAt } = rewarded
  return (
    <div className="sky-box sky-offer">
      <Sprite frame="icon/play" size={40} />
      <p>
        {t('bank.advert.about', { count: gems })}{' '}
        <span className="sky-soft">{viewsLeft > 0 ? t('bank.advert.left', { count: viewsLeft }) : t('bank.advert.tomorrow')}</span>
      </p>
      {nextAt > clock.now ? (
        <span className="sky-soft sky-small-text">{t('bank.free.next', { time: until(nextAt, clock.now) })}</span>
      ) : (
        <Button small tone="good" disabled={!advert.ready} onPress={() => void advert.watch()}>
          {t('bank.advert.watch')}
        </Button>
      )}
    </div>
  )
})
