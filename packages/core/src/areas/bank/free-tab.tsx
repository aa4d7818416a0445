import { observer } from 'mobx-react-lite'
import { Sprite } from '../../ui/art/sprite.tsx'
import { useUntil } from '../../ui/format/use-until.ts'
import { Button } from '../../ui/kit/button.tsx'
import { Heading } from '../../ui/kit/panel.tsx'
import { useRoot } from '../../ui-context.ts'
import { useLateStores } from '../../use-late-stores.ts'
import { Friends } from '../platform/friends.tsx'
import { OfferList } from './offer-list.tsx'
import type { TabProps } from './tab-props.ts'

/** What is to be had without money: options of the bank, adverts with a reward, and friends. */
export const FreeTab = observer(function FreeTab({ info }: TabProps) {
  const { t } = useRoot()
  const { bank } = useLateStores()
  return (
    <>
      <p className="sky-center">{t('bank.free.about')}</p>
      <OfferList offers={info.freeOptions} onTake={(id) => void bank.takeFree(id)} />
      <Heading>{t('bank.advert.title')}</Heading>
      <Advert rewarded={info.rewardedInfo} />
      <Friends />
    </>
  )
})

/** The button for an advert, and how many are left today. */
const Advert = observer(function Advert({ rewarded }: { readonly rewarded: TabProps['info']['rewardedInfo'] }) {
  const { platform, player, t } = useRoot()
  const { advert } = useLateStores()
  const until = useUntil()
  if (!platform.capabilities.canReward) return <p className="sky-soft sky-center">{t('bank.advert.none')}</p>
  const { viewsLeft, gems, nextAt } = rewarded
  return (
    <div className="sky-box sky-offer">
      <Sprite frame="icon/play" size={40} />
      <p>
        {t('bank.advert.about', { count: gems })}{' '}
        <span className="sky-soft">{viewsLeft > 0 ? t('bank.advert.left', { count: viewsLeft }) : t('bank.advert.tomorrow')}</span>
      </p>
      {nextAt > player.serverNow ? (
        <span className="sky-soft sky-small-text">{t('bank.free.next', { time: until(nextAt, player.serverNow) })}</span>
      ) : (
        <Button small tone="good" disabled={!advert.ready} onPress={() => void advert.watch()}>
          {t('bank.advert.watch')}
        </Button>
      )}
    </div>
  )
})
